import ParlanceTemplates

/// Reads a phrase as Apple's catalogues write it: words, `${applicationName}` and `${parameter}`.
package struct PlaceholderText {
  /// What is wrong with a phrase.
  struct Fault: Error {
    /// What is wrong.
    var message: String
    /// How many characters stand before the fault.
    var offset: Int
    /// How many characters are at fault.
    var length = 1
    /// What to do.
    var fix: String
  }

  /// What stands for the app's name.
  var applicationName: Expression

  /// Reads a phrase.
  func expression(of text: String) throws(Fault) -> Expression {
    let scalars = Array(text.unicodeScalars)
    var items: [Expression] = []
    var literal = 0
    var index = 0
    while index < scalars.count {
      let next = index + 1 < scalars.count ? scalars[index + 1] : nil
      if scalars[index] == "\\", next == "(" {
        throw Fault(
          message: "“\\(…)” is Swift and means nothing in a catalogue", offset: index, length: 2,
          fix: "write ${applicationName}, or ${parameter} with the parameter's name")
      }
      guard scalars[index] == "$", next == "{" else {
        index += 1
        continue
      }
      if literal < index { items.append(.text(String(scalars[literal..<index]))) }
      items.append(try placeholder(scalars, at: &index))
      literal = index
    }
    if literal < index { items.append(.text(String(scalars[literal..<index]))) }
    let expression: Expression = items.count == 1 ? items[0] : .sequence(items)
    guard !expression.isEmpty else {
      throw Fault(message: "the phrase is empty", offset: 0, fix: "say what it matches")
    }
    return expression
  }

  private func placeholder(_ scalars: [Unicode.Scalar], at index: inout Int) throws(Fault) -> Expression {
    let start = index
    guard let end = scalars[start...].firstIndex(of: "}") else {
      throw Fault(message: "“${” is never closed", offset: start, length: 2, fix: "add “}” behind the name")
    }
    let name = String(scalars[(start + 2)..<end]).trimmed
    let isName = name == Self.applicationName || name.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
    guard isName, !name.isEmpty else {
      throw Fault(
        message: "“${\(name)}” names no parameter", offset: start, length: end - start + 1,
        fix: "write ${applicationName}, or ${parameter} with the parameter's name")
    }
    index = end + 1
    return name == Self.applicationName ? applicationName : .slot(SlotReference(list: name))
  }

  /// The name of the placeholder that stands for the app.
  package static let applicationName = "applicationName"
}

extension String {
  /// The text of some scalars.
  fileprivate init(_ scalars: ArraySlice<Unicode.Scalar>) {
    var view = UnicodeScalarView()
    view.append(contentsOf: scalars)
    self.init(view)
  }
}

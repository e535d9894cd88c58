import ParlanceArchives

extension LocalizedText: Archivable {
  /// Reads the text.
  init(from archive: inout ArchiveReader) throws(ArchiveError) {
    let form: Form =
      switch try archive.plain(UInt8.self) {
      case 0: .text(try archive.text())
      case 1: .plural(try Self.forms(&archive))
      case 2: .set(try [String](from: &archive))
      default: throw ArchiveError()
      }
    var substitutions: [String: Substitution] = [:]
    for _ in 0..<(try archive.count(elementSize: 1)) {
      substitutions[try archive.text()] = Substitution(
        argument: try Int?(from: &archive), type: try archive.text(), forms: try Self.forms(&archive))
    }
    self.init(form, substitutions: substitutions)
  }

  /// Writes the text.
  func write(to archive: inout ArchiveWriter) {
    switch form {
    case .text(let text):
      archive.add(plain: 0 as UInt8)
      archive.add(text)
    case .plural(let forms):
      archive.add(plain: 1 as UInt8)
      Self.write(forms, to: &archive)
    case .set(let texts):
      archive.add(plain: 2 as UInt8)
      texts.write(to: &archive)
    }
    archive.add(plain: UInt32(substitutions.count))
    for (name, substitution) in substitutions.sorted(by: { $0.key < $1.key }) {
      archive.add(name)
      substitution.argument.write(to: &archive)
      archive.add(substitution.type)
      Self.write(substitution.forms, to: &archive)
    }
  }

  private static func forms(_ archive: inout ArchiveReader) throws(ArchiveError) -> [PluralCategory: String] {
    var forms: [PluralCategory: String] = [:]
    for _ in 0..<(try archive.count(elementSize: 1)) {
      guard let category = PluralCategory(rawValue: try archive.text()) else { throw ArchiveError() }
      forms[category] = try archive.text()
    }
    return forms
  }

  private static func write(_ forms: [PluralCategory: String], to archive: inout ArchiveWriter) {
    archive.add(plain: UInt32(forms.count))
    for category in PluralCategory.allCases {
      guard let text = forms[category] else { continue }
      archive.add(category.rawValue)
      archive.add(text)
    }
  }
}

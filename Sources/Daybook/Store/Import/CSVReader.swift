/// Reads comma-separated values: fields in quotes may hold separators, quotes written twice, and line breaks.
struct CSVReader {
  /// A record of the text.
  struct Row {
    /// The line that it begins in, counted from 1.
    var line: Int
    /// Its fields.
    var fields: [String]
    /// Whether the text ends within a quote of it: it may hold records that were meant to be others.
    var isOpen = false
  }

  private let separator: Unicode.Scalar
  private var rows: [Row] = []
  private var row = Row(line: 1, fields: [])
  private var field = ""
  private var line = 1
  private var isQuoted = false
  private var hasQuote = false
  /// Whether the field has only white space so far.
  private var isBlank = true

  /// The records of a text, without those of empty lines; what stands between the fields is told by the first line.
  static func rows(of text: String) -> [Row] {
    let first = text.prefix { !$0.isNewline }
    let separators: [Unicode.Scalar] = [",", ";", "\t"]
    let best = separators.max { one, other in
      first.unicodeScalars.count { $0 == one } < first.unicodeScalars.count { $0 == other }
    }
    var reader = CSVReader(separator: best ?? ",")
    reader.read(text.unicodeScalars)
    return reader.rows
  }

  private init(separator: Unicode.Scalar) {
    self.separator = separator
  }

  private mutating func read(_ scalars: String.UnicodeScalarView) {
    var wasReturn = false
    for scalar in scalars where scalar != "\u{FEFF}" {
      defer { wasReturn = scalar == "\r" }
      // The second character of a line break that is written as two.
      if wasReturn, scalar == "\n" {
        if isQuoted { field.unicodeScalars.append(scalar) }
        continue
      }
      take(scalar)
    }
    endRow()
  }

  private mutating func take(_ scalar: Unicode.Scalar) {
    let isBreak = scalar == "\n" || scalar == "\r"
    if isBreak { line += 1 }
    if isQuoted {
      if scalar == "\"" {
        isQuoted = false
        hasQuote = true
      } else {
        field.unicodeScalars.append(scalar)
      }
    } else if scalar == "\"", hasQuote || isBlank {
      // A quote right behind the closing one stands for itself.
      if hasQuote { field.append("\"") } else { field = "" }
      (isQuoted, isBlank) = (true, false)
    } else if scalar == separator {
      endField()
    } else if isBreak {
      endRow()
    } else {
      field.unicodeScalars.append(scalar)
      isBlank = isBlank && scalar.properties.isWhitespace
    }
    if !isQuoted, scalar != "\"" { hasQuote = false }
  }

  private mutating func endField() {
    row.fields.append(field)
    field = ""
    (hasQuote, isBlank) = (false, true)
  }

  private mutating func endRow() {
    endField()
    row.isOpen = isQuoted
    if row.fields.contains(where: { !$0.allSatisfy(\.isWhitespace) }) { rows.append(row) }
    row = Row(line: line, fields: [])
    isQuoted = false
  }
}

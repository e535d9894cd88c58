import Synchronization
import _FoundationICU

/// ICU's rules for writing numbers as words in one language, with all its forms: by gender, case, and style.
final class SpellOut: Sendable {
  /// A number in words.
  struct Form: Sendable {
    /// The number.
    var number: Int
    /// How it is written.
    var text: String
    /// The rule sets that write it so; the plainest is 0.
    var ruleSets: [Int]
  }

  private typealias Formatter = UnsafeMutablePointer<UNumberFormat?>

  // The formatter stays inside the lock, so no two threads touch it at once.
  private let formatter: Mutex<Formatter>
  private let ruleSets: [[UInt16]]

  /// Numbers in which rule sets differ if they differ at all.
  private static var telling: [Int] {
    [0, 1, 2, 3, 5, 10, 21, 32, 40, 90, 101, 200, 500, 1001, 2002, 5000, 21_000, 100_000]
  }

  /// The longest spelling that is read.
  private static var longest: Int { 400 }

  /// What numbers are written for.
  enum Use: Sendable {
    /// To count: “two”.
    case counting
    /// To tell a place: “second”.
    case ordering
  }

  /// Opens the rules of a locale, in ICU's spelling; `nil` if its language has none.
  init?(locale: String, for use: Use = .counting) {
    var status = U_ZERO_ERROR
    guard let opened = swift_unum_open(UNUM_SPELLOUT, nil, 0, locale, nil, &status) else { return nil }
    guard status.rawValue <= U_ZERO_ERROR.rawValue, Self.isOwn(opened, locale: locale) else {
      swift_unum_close(opened)
      return nil
    }
    // Cases and genders that differ in no number differ in nothing.
    var seen: Set<[String]> = []
    ruleSets = Self.ruleSets(of: opened, for: use).filter { ruleSet in
      Self.select(ruleSet, opened)
      return seen.insert(Self.telling.map { Self.text($0, opened) ?? "" }).inserted
    }
    formatter = Mutex(opened)
  }

  deinit { formatter.withLock { swift_unum_close($0) } }

  /// All the ways to write each number, the plainest first.
  func forms(of numbers: some Sequence<Int>) -> [Form] {
    let numbers = Array(numbers)
    return formatter.withLock { formatter in
      var forms = numbers.map { _ in [(units: [UInt16], ruleSets: [Int])]() }
      for (index, ruleSet) in ruleSets.enumerated() {
        Self.select(ruleSet, formatter)
        for (place, number) in numbers.enumerated() {
          Self.write({ swift_unum_formatInt64(formatter, Int64(number), $0, $1, nil, &$2) }) { units in
            if let known = forms[place].firstIndex(where: { $0.units.elementsEqual(units) }) {
              forms[place][known].ruleSets.append(index)
            } else {
              forms[place].append((Array(units), [index]))
            }
          }
        }
      }
      return zip(numbers, forms).flatMap { number, forms in
        forms.map { Form(number: number, text: String(decoding: $0.units, as: UTF16.self), ruleSets: $0.ruleSets) }
      }
    }
  }

  /// The plainest way to write a number that may have decimals.
  func plain(_ number: Double) -> String? {
    guard let first = ruleSets.first else { return nil }
    return formatter.withLock { formatter in
      Self.select(first, formatter)
      return Self.text { swift_unum_formatDouble(formatter, number, $0, $1, nil, &$2) }
    }
  }

  private static func select(_ ruleSet: [UInt16], _ formatter: Formatter) {
    var status = U_ZERO_ERROR
    swift_unum_setTextAttribute(formatter, UNUM_DEFAULT_RULESET, ruleSet, Int32(ruleSet.count), &status)
  }

  private static func text(_ number: Int, _ formatter: Formatter) -> String? {
    text { swift_unum_formatInt64(formatter, Int64(number), $0, $1, nil, &$2) }
  }

  private static func text(_ format: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32) -> String? {
    var text: String?
    write(format) { text = String(decoding: $0, as: UTF16.self) }
    return text
  }

  /// Calls `body` with what ICU writes, if it writes anything.
  private static func write(
    _ format: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32,
    _ body: (UnsafeBufferPointer<UInt16>) -> Void
  ) {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: longest) { buffer in
      var status = U_ZERO_ERROR
      let length = format(buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (1...buffer.count).contains(Int(length)) else { return }
      body(UnsafeBufferPointer(rebasing: buffer[..<Int(length)]))
    }
  }

  /// Whether the rules are the language's own: where it has none, ICU takes those of the process's language.
  private static func isOwn(_ formatter: Formatter, locale: String) -> Bool {
    var status = U_ZERO_ERROR
    guard let actual = swift_unum_getLocaleByType(formatter, ULOC_ACTUAL_LOCALE, &status) else { return false }
    let found = language(of: String(cString: actual))
    if found == language(of: locale) { return true }
    // A language can have rules under another code: no and nb, iw and he.
    let stand = swift_uloc_getDefault().map { language(of: String(cString: $0)) }
    return found != "root" && !found.isEmpty && found != stand
  }

  private static func language(of locale: String) -> Substring { locale.prefix { $0 != "_" } }

  /// The rule sets for numbers that count, or for ordinals, not for years.
  private static func ruleSets(of formatter: Formatter, for use: Use) -> [[UInt16]] {
    let names = withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 8000) { buffer -> String in
      var status = U_ZERO_ERROR
      let length = swift_unum_getTextAttribute(
        formatter, UNUM_PUBLIC_RULESETS, buffer.baseAddress, Int32(buffer.count), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...buffer.count).contains(Int(length)) else { return "" }
      return String(decoding: UnsafeBufferPointer(rebasing: buffer[..<Int(length)]), as: UTF16.self)
    }
    return names.split(separator: ";").filter { name in
      switch use {
      case .counting: name.hasPrefix("%spellout-") && !["ordinal", "year", "days"].contains { name.contains($0) }
      case .ordering: name.hasPrefix("%spellout-ordinal")
      }
    }.map { Array($0.utf16) }
  }
}

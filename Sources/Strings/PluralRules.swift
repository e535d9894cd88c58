import Synchronization
import _FoundationICU

/// The plural rules of one language. Making it costs nothing; the first question opens the rules, and copies share them.
package struct PluralRules: Sendable {
  private final class Opened: Sendable {
    let locale: String
    // The rules stay inside the lock, so no two threads touch them at once.
    let rules = Mutex<OpaquePointer?>(nil)

    init(locale: String) { self.locale = locale }

    deinit { rules.withLock { if let rules = $0 { swift_uplrules_close(rules) } } }
  }

  private let opened: Opened

  /// The rules for a locale in any spelling; an unknown one follows its language, else has `other` alone.
  package init(locale: String) {
    opened = Opened(locale: LocaleFallback.normalized(locale).replacing("-", with: "_"))
  }

  /// The category of a whole number.
  package func category(for number: Int) -> PluralCategory { category(for: Double(number)) }

  /// The category of a number; a fraction counts with the digits it needs and no more.
  package func category(for number: Double) -> PluralCategory {
    // The rules know magnitudes only.
    let magnitude = abs(number)
    let keyword = opened.rules.withLock { rules -> String? in
      var status = U_ZERO_ERROR
      if rules == nil { rules = swift_uplrules_open(opened.locale, &status) }
      guard let rules, status.rawValue <= U_ZERO_ERROR.rawValue else { return nil }
      return withUnsafeTemporaryAllocation(of: UInt16.self, capacity: 16) { buffer in
        let length = swift_uplrules_select(rules, magnitude, buffer.baseAddress, 16, &status)
        guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...16).contains(length) else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
      }
    }
    return keyword.flatMap(PluralCategory.init(rawValue:)) ?? (magnitude == 1 ? .one : .other)
  }
}

@_exported import Foundation
@_exported import Observation

/// One interpolated part of a localized text, kept typed until the text is rendered.
package enum LocalizedArgument: Sendable {
  /// Text that is shown as it is (`%@`).
  case text(String)
  /// A whole number (`%lld`), which plural rules look at.
  case integer(Int)
  /// A number (`%lf`).
  case number(Double)
  /// A text that is itself localized (`%@`).
  case resource(LocalizedStringResource)
  /// Texts that are themselves localized, joined as a language joins them (`%@`).
  case list([LocalizedStringResource], ListFormatStyle<StringStyle, [String]>)
  /// A value with a format style, rendered in the locale and time zone of the person (`%@`).
  case formatted(@Sendable (Locale, TimeZone) -> String)

  /// The argument as text, the same for the same argument wherever it is made; what equality compares.
  var comparable: String {
    switch self {
    case .text(let text): "t" + text
    case .integer(let number): "i\(number)"
    case .number(let number): "n\(number)"
    case .resource(let resource): "r\(resource.table ?? "")\u{0}" + resource.plain
    case .list(let resources, let style):
      "l" + resources.map(\.plain).formatted(style.locale(Locale(identifier: "en_US_POSIX")))
    case .formatted(let format): "f" + format(Locale(identifier: "en_US_POSIX"), .gmt)
    }
  }
}

extension LocalizedArgument: Hashable {
  /// Compares values; two formatted arguments are equal if they read alike.
  package static func == (one: LocalizedArgument, other: LocalizedArgument) -> Bool {
    one.comparable == other.comparable
  }

  /// Hashes what `==` compares.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(comparable)
  }
}

import Foundation

/// A text with places for values, as C's functions have it, and with what may be read of them in braces.
enum LogFormat {
  /// The text with its values; of texts only those that are public, of numbers all that are not private. What does not fit its place is
  /// written as it says itself, and a place without a value stays empty.
  static func text(of format: String, _ arguments: [any CVarArg]) -> String {
    var arguments = arguments[...]
    let place = /%(?:\{(?<options>[^}]*)\})?(?<flags>[^a-zA-Z@%]*)(?<size>[hlLqztj]*)(?<letter>[a-zA-Z@%])/
    return format.replacing(place) { match in
      // `%m` is the last error of the C library, and takes no value.
      if match.letter == "%" || match.letter == "m" {
        return match.letter == "m" ? String(cString: strerror(errno)) : "%"
      }
      var flags = ""
      for character in match.flags { flags += character == "*" ? popped(&arguments) : String(character) }
      guard let argument = arguments.popFirst() else { return "" }
      return shown(
        argument, "%\(flags)\(match.size)\(match.letter)", Character(String(match.letter)), String(match.options ?? ""))
    }
  }

  /// A width or precision that stands among the values.
  private static func popped(_ arguments: inout ArraySlice<any CVarArg>) -> String {
    (arguments.popFirst() as? any BinaryInteger).map { "\($0)" } ?? ""
  }

  private static func shown(_ argument: any CVarArg, _ place: String, _ letter: Character, _ options: String) -> String
  {
    let isText = letter == "@" || letter == "s"
    let isHidden = options.contains("private") || options.contains("sensitive") || isText && !options.contains("public")
    guard !isHidden else { return "<private>" }
    switch argument {
    case let text as UnsafePointer<CChar> where letter == "s": return String(cString: text)
    case let text as UnsafeMutablePointer<CChar> where letter == "s": return String(cString: text)
    case is any BinaryInteger where "diouxXc".contains(letter): return String(format: place, argument)
    case is any BinaryFloatingPoint where "fFeEgGaA".contains(letter): return String(format: place, argument)
    default: return "\(argument)"
    }
  }
}

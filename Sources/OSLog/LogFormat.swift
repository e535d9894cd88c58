import Foundation

/// A text with places for values, as C's functions have it, and with what may be read of them in braces.
enum LogFormat {
  /// The text with its values; of texts only those that are public, of numbers all that are not private.
  static func text(of format: String, _ arguments: [any CVarArg]) -> String {
    var arguments = arguments[...]
    let place = /%(?:\{(?<options>[^}]*)\})?(?<flags>[^a-zA-Z@%]*[hlLqztj]*)(?<letter>[a-zA-Z@%])/
    return format.replacing(place) { match in
      guard match.letter != "%" else { return "%" }
      guard let argument = arguments.popFirst() else { return "" }
      let isText = match.letter == "@" || match.letter == "s"
      let options = match.options ?? ""
      let isHidden =
        options.contains("private") || options.contains("sensitive") || isText && !options.contains("public")
      guard !isHidden else { return "<private>" }
      return isText ? "\(argument)" : String(format: "%\(match.flags)\(match.letter)", argument)
    }
  }
}

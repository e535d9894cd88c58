import Foundation

/// How a program is made to speak.
package struct VoiceCommand: Sendable, Hashable {
  /// How it takes the text.
  enum Form: Sendable, Hashable {
    /// A line of shell that reads standard input.
    case shell(String)
    /// `spd-say`: as an argument; what is being said goes on in another process.
    case speechDispatcher(String)
    /// `espeak-ng`: on standard input.
    case espeak(String)
  }

  /// The person's own command, or the program that was found.
  let form: Form
  private let isSSML: Bool

  /// Piper says nothing without a model, and plays nothing by itself.
  private static let piper =
    #"piper --model "$PIPER_MODEL" --output-raw 2>/dev/null | aplay -q -r "${PIPER_RATE:-22050}" -f S16_LE -t raw -"#

  /// Takes the person's own command, else the first program that is there; `nil` if none is.
  package init?(_ command: String?, isSSML: Bool, environment: [String: String]) {
    self.isSSML = isSSML
    if let command {
      form = .shell(command)
    } else if let path = Self.find("spd-say", environment) {
      form = .speechDispatcher(path)
    } else if let path = Self.find("espeak-ng", environment) {
      form = .espeak(path)
    } else if Self.find("piper", environment) != nil, environment["PIPER_MODEL"]?.isEmpty == false {
      form = .shell(Self.piper)
    } else {
      return nil
    }
  }

  /// The words that start it for a text in a language.
  func arguments(for text: String, language: String) -> [String] {
    switch form {
    case .shell(let line): ["/bin/sh", "-c", line]
    case .speechDispatcher(let path):
      [path, "--wait", "--language", language] + (isSSML ? ["--ssml"] : []) + ["--", text]
    case .espeak(let path):
      [path, "-v", language == "zh" ? "cmn" : language, "--stdin"] + (isSSML ? ["-m"] : [])
    }
  }

  /// The words that silence what another process says; `nil` if it is silent when the program is.
  var silencing: [String]? {
    if case .speechDispatcher(let path) = form { [path, "--cancel"] } else { nil }
  }

  /// The text as it is handed over.
  func markup(_ text: String, locale: String) -> String {
    guard isSSML else { return text }
    var escaped = ""
    for sign in text {
      switch sign {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      default: escaped.append(sign)
      }
    }
    return
      #"<speak version="1.1" xmlns="http://www.w3.org/2001/10/synthesis" xml:lang="\#(locale)">\#(escaped)</speak>"#
  }

  private static func find(_ name: String, _ environment: [String: String]) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}

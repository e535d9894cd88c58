import ParlanceAssistant
import Synchronization

/// What Tab offers: the open choices, else phrases and the names that can follow what is typed.
final class Completions: Sendable {
  private let known = Mutex(SessionSuggestions())
  private let commands: [String]

  /// Knows only the commands of the prompt until ``update(_:)`` is called; `locales` are those of the app.
  init(locales: [String]) { commands = DotCommand.lines(locales) }

  /// Takes what can be said now.
  func update(_ suggestions: SessionSuggestions) {
    known.withLock { $0 = suggestions }
  }

  /// The whole lines that can stand in place of what is typed.
  func lines(for typed: String) -> [String] {
    let known = known.withLock { $0 }
    let choices = known.choices.filter { Self.begins($0, with: typed) }
    guard choices.isEmpty else { return choices }
    if typed.hasPrefix(".") { return commands.filter { Self.begins($0, with: typed) } }
    return known.phrases.filter { Self.begins($0, with: typed) } + names(known.names, after: typed)
  }

  /// Completes the last words of the line to a name: the longest run of words that begins one.
  private func names(_ names: [String], after typed: String) -> [String] {
    var starts = typed.indices.filter { $0 == typed.startIndex || typed[typed.index(before: $0)] == " " }
    if typed.hasSuffix(" ") { starts.append(typed.endIndex) }
    for start in starts {
      let begun = typed[start...]
      let found = names.flatMap { name in Self.endings(of: name).filter { Self.begins($0, with: String(begun)) } }
      if !found.isEmpty { return found.map { typed[..<start] + $0 } }
    }
    return []
  }

  /// The name from each of its words on: a part of a name is enough to mean it.
  private static func endings(of name: String) -> [String] {
    name.indices.filter { $0 == name.startIndex || name[name.index(before: $0)] == " " }.map { String(name[$0...]) }
  }

  private static func begins(_ text: String, with typed: String) -> Bool {
    text.lowercased().hasPrefix(typed.lowercased()) && text.count > typed.count
  }
}

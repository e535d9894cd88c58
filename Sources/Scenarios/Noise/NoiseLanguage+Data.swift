import ParlanceLanguage

extension NoiseLanguage {
  /// What is known of a language by its code; `nil` if noise cannot be made in it.
  init?(code: String) {
    switch code {
    case "de": self = Self.german
    case "en": self = Self.english
    case "es": self = Self.spanish
    case "fr": self = Self.french
    case "ja": self = Self.japanese
    case "ru": self = Self.russian
    default: return nil
    }
    keyboard = (try? Language(locale: code))?.keyboard ?? keyboard
  }

  private static let german = NoiseLanguage(
    fillers: ["äh", "ähm", "also", "halt", "sozusagen", "quasi", "hm", "sag mal", "irgendwie", "naja"])

  private static let english = NoiseLanguage(
    fillers: ["um", "uh", "er", "you know", "like", "I mean", "well", "erm", "kind of", "basically", "hmm"])

  private static let spanish = NoiseLanguage(
    fillers: ["eh", "este", "pues", "o sea", "bueno", "mmm", "a ver", "digamos", "em"])

  private static let french = NoiseLanguage(
    fillers: ["euh", "ben", "hein", "du coup", "enfin", "genre", "hum", "disons", "tu vois"])

  private static let russian = NoiseLanguage(
    fillers: ["э", "эм", "ну", "как бы", "типа", "короче", "в общем", "значит", "это самое", "м"])

  private static let japanese = NoiseLanguage(
    fillers: ["えっと", "あの", "ええと", "あのー", "えー", "その", "まあ"], isSpaced: false, shortest: 3,
    pauses: "をはにがでと、")
}

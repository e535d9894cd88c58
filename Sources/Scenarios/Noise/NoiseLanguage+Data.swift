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
  }

  private static let german = NoiseLanguage(
    keyboard: ["qwertzuiopü", "asdfghjklöä", "yxcvbnm"],
    fillers: ["äh", "ähm", "also", "halt", "sozusagen", "quasi", "hm", "sag mal", "irgendwie", "naja"])

  private static let english = NoiseLanguage(
    keyboard: ["qwertyuiop", "asdfghjkl", "zxcvbnm"],
    fillers: ["um", "uh", "er", "you know", "like", "I mean", "well", "erm", "kind of", "basically", "hmm"])

  private static let spanish = NoiseLanguage(
    keyboard: ["qwertyuiop", "asdfghjklñ", "zxcvbnm"],
    fillers: ["eh", "este", "pues", "o sea", "bueno", "mmm", "a ver", "digamos", "em"])

  private static let french = NoiseLanguage(
    keyboard: ["azertyuiop", "qsdfghjklm", "wxcvbn"],
    fillers: ["euh", "ben", "hein", "du coup", "enfin", "genre", "hum", "disons", "tu vois"])

  private static let russian = NoiseLanguage(
    keyboard: ["йцукенгшщзхъ", "фывапролджэ", "ячсмитьбю"],
    fillers: ["э", "эм", "ну", "как бы", "типа", "короче", "в общем", "значит", "это самое", "м"])

  private static let japanese = NoiseLanguage(
    keyboard: [], fillers: ["えっと", "あの", "ええと", "あのー", "えー", "その", "まあ"], isSpaced: false, shortest: 3,
    pauses: "をはにがでと、")
}

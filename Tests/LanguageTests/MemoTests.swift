import ParlanceLanguage
import Testing

@Suite("What was found once in the words of an input")
struct MemoTests {
  @Test(
    "It says what it would say anew, however often and in whatever order it is asked", arguments: Language.available)
  func same(locale: String) throws {
    let language = try Sample.language(locale)
    let texts = ["yes", "no", "the second one", "2", "both", "ja", "die letzten zwei", "oui", "はい", "buy milk", ""]
    let ask = { (text: String) in
      let tokens = language.tokens(text)
      return "\(String(describing: language.isYes(tokens))) \(String(describing: language.pick(tokens)))"
        + " \(language.builtIns(tokens)) \(language.severalPlaces(in: tokens)) \(language.places(in: tokens))"
    }
    let anew = texts.map(ask)
    PhraseMemo.$current.withValue(PhraseMemo()) {
      #expect(texts.map(ask) == anew)
      #expect(texts.reversed().map(ask) == anew.reversed())
    }
  }
}

import ParlanceLanguage
import Testing

@Suite("Sounds")
struct SoundTests {
  private func sounds(_ word: String, _ locale: String = "en") throws -> [Phoneme] {
    try #require(try Sample.language(locale).pronouncer).pronunciation(of: word).sounds
  }

  private func likeness(_ left: String, _ right: String, _ locale: String = "en") throws -> Double {
    let sounds = try [left, right].map { try $0.split(separator: " ").flatMap { try self.sounds(String($0), locale) } }
    return SoundCosts.standard.likeness(sounds[0], sounds[1])
  }

  @Test(
    "Words sound as they are said",
    arguments: [
      "en: complete=kəmplit cancel=kænsəl milk=mɪlk baking=beɪkɪŋ station=steɪʃən night=naɪt knife=naɪf changed=tʃeɪndʒd minutes=mɪnɪts messages=mɛsɪdʒɪz boxes=bɑksɪz wash=wɑʃ tv=tivi",
      "de: milch=mɪlç buch=bux spülen=ʃpylən straße=ʃtrasə vater=fatər zeitung=tsaɪtʊŋ wäsche=vɛʃə freunde=frɔɪndə quark=kvark wichtig=vɪçtɪç",
      "fr: acheter=aʃte tâches=taʃ vin=vɛ̃ travail=travaj aujourd=oʒurd montagne=mɔ̃taɲ voiture=vwatyr réunion=reynjɔ̃ bouteille=butɛj ville=vil rendez=rɑ̃de pharmacie=farmasi attention=atɑ̃sjɔ̃ que=kə quelque=kɛlk",
      "es: leche=letʃe llamar=jamar guitarra=ɡitara vergüenza=berɡwensa gente=xente día=dia bueno=bweno hijo=ixo quince=kinse mañana=maɲana seis=seɪs",
    ])
  func words(said: String) throws {
    let parts = said.split(separator: " ").map(String.init)
    let language = try #require(parts.first?.dropLast()).description
    for word in parts.dropFirst() {
      let halves = word.split(separator: "=").map(String.init)
      #expect(try sounds(halves[0], language).map(\.symbol).joined() == halves[1], "\(word)")
    }
  }

  @Test(
    "What is said alike is alike, whatever the letters and however it falls into words",
    arguments: [
      ("buy milk", "by milk", 1.0), ("can sell", "cancel", 0.85), ("write", "right", 1.0), ("four", "for", 1.0),
      ("complete buy milk", "can play by milk", 0.7), ("tasks", "tests", 0.75),
    ])
  func alike(left: String, right: String, least: Double) throws {
    #expect(try likeness(left, right) >= least)
  }

  @Test(
    "French and Spanish words that are written otherwise can sound the same",
    arguments: [
      ("fr", "vers", "verre"), ("fr", "ajouter", "ajoutez"), ("fr", "sans", "cent"), ("fr", "tache", "tâches"),
      ("es", "vaca", "baca"), ("es", "hola", "ola"), ("es", "calle", "caye"),
    ])
  func same(locale: String, left: String, right: String) throws {
    #expect(try likeness(left, right, locale) == 1)
  }

  @Test(
    "What is said otherwise is not alike",
    arguments: [
      ("delete", "complete"), ("on", "out"), ("open", "close"), ("milk", "bread"),
    ])
  func apart(left: String, right: String) throws {
    #expect(try likeness(left, right) < 0.7)
  }

  @Test("A distance is nothing for the same, the same both ways, and no more than to leave out one and add the other")
  func distances() {
    let costs = SoundCosts.standard
    let all = (UInt8(0)..<UInt8(Phoneme.count)).compactMap { Phoneme.numbered($0) }
    #expect(all.count == Phoneme.count)
    for left in all {
      #expect(costs.change(left, left) == 0)
      for right in all {
        #expect(costs.change(left, right) == costs.change(right, left))
        #expect(left == right || (1...SoundCosts.whole).contains(costs.change(left, right)))
      }
    }
    var state: UInt64 = 7
    func run() -> [Phoneme] {
      (0..<Int(next() % 12)).compactMap { _ in Phoneme.numbered(UInt8(next() % UInt64(Phoneme.count))) }
    }
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    for _ in 0..<500 {
      let (left, right) = (run(), run())
      let distance = costs.distance(left, right)
      #expect(distance == costs.distance(right, left))
      #expect(costs.distance(left, left) == 0)
      let apart = (left + right).reduce(0) { $0 + costs.addition($1) }
      #expect(distance.map { $0 <= apart } == true)
      #expect((0...1).contains(costs.likeness(left, right)))
      if let distance, distance > 0 { #expect(costs.distance(left, right, most: distance - 1) == nil) }
    }
  }

  @Test(
    "Any word is pronounced or has no sound, in bounded time, and its sounds go along with its letters",
    arguments: ["en", "de"])
  func anyWord(locale: String) throws {
    let pronouncer = try #require(try Sample.language(locale).pronouncer)
    var state: UInt64 = 11
    func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state >> 33
    }
    let letters = Array("aeiouybcdfghjklmnpqrstvwxzäöüßéñ7’日я".unicodeScalars)
    for _ in 0..<2000 {
      var word = String.UnicodeScalarView()
      for _ in 0..<next() % 80 { word.append(letters[Int(next() % UInt64(letters.count))]) }
      let said = pronouncer.pronunciation(of: String(word))
      #expect(said.sounds.count == said.places.count)
      #expect(zip(said.places, said.places.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(said.places.allSatisfy { $0 < word.count })
      #expect(said.sounds.count <= 640)
    }
  }

  @Test("A language whose sounds nobody wrote down has none", arguments: ["ja", "ru"])
  func unknown(locale: String) throws {
    #expect(try Sample.language(locale).pronouncer == nil)
  }

  @Test("Digits are said as words")
  func digits() throws {
    let english = try Sample.language("en")
    #expect(english.wordsOfDigits("7") == ["seven"])
    #expect(english.wordsOfDigits("42") == ["forty", "two"])
    #expect(english.wordsOfDigits("x1").isEmpty)
    #expect(english.wordsOfDigits("").isEmpty)
  }
}

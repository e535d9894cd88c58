import AppIntents
import Foundation
import Testing

@Suite("Predicates of a text")
struct PredicateTests {
  struct Shoe {
    var brand = "Émile"
    var price = 80
    var maker: Maker? = Maker()
    var sizes = [38, 40]
    var bought = Date(timeIntervalSince1970: 100)
  }

  struct Maker { var town = "Pirmasens" }

  @Test(
    "A predicate holds for the stored properties of a value",
    arguments: [
      "brand BEGINSWITH[cd] 'emi'", "brand != 'x' AND price < 81", "price BETWEEN {80, 81}", "NOT price > 80",
      "maker.town ENDSWITH \"sens\"", "maker.country == nil", "sizes CONTAINS 40", "price IN {1, 80}",
      "brand LIKE '?mil*'", "brand MATCHES '\\\\p{L}+'", "brand != 'it\\'s' AND brand != ''",
      "(price = 1 OR price >= 80) && TRUEPREDICATE",
    ])
  func holds(format: String) {
    #expect(NSPredicate(format: format).evaluate(with: Shoe()))
  }

  @Test(
    "A predicate does not hold where the values differ",
    arguments: ["brand = 'Emile'", "price > 80", "sizes CONTAINS 39", "FALSEPREDICATE", "unknown = 1", "brand < 3"])
  func differs(format: String) {
    #expect(!NSPredicate(format: format).evaluate(with: Shoe()))
  }

  @Test("Places take texts, numbers, dates, lists and names")
  func places() {
    #expect(NSPredicate(format: "brand IN %@ AND price IN %@", ["Émile"], Set([80])).evaluate(with: Shoe()))
    #expect(!NSPredicate(format: "brand IN %@", ["x"] as NSArray).evaluate(with: Shoe()))
    #expect(NSPredicate(format: "%K = %@", "brand", "Émile").evaluate(with: Shoe()))
    #expect(NSPredicate(format: "price >= %d AND price < %lf", 80, 80.5).evaluate(with: Shoe()))
    #expect(NSPredicate(format: "bought < %@", Date() as NSDate).evaluate(with: Shoe()))
    let id = UUID()
    #expect(NSPredicate(format: "SELF = %@", id as any CVarArg).evaluate(with: id))
    #expect(NSPredicate(format: "SELF == %@", NSUUID(uuidString: id.uuidString) ?? NSUUID()).evaluate(with: id))
    #expect(
      NSPredicate(format: "bought < %@ AND price = %@", Date() as any CVarArg, NSNumber(value: 80)).evaluate(
        with: Shoe()))
    #expect(NSPredicate(format: "SELF = %@", "a").evaluate(with: "a"))
    #expect(NSPredicate(format: "name = %@", argumentArray: ["b"]).evaluate(with: ["name": "b"]))
  }

  @Test("A format writes dates and numbers that are objects")
  func formats() {
    let text = String(format: "%@ %@ %d", NSNumber(value: 3), Date(timeIntervalSince1970: 0) as any CVarArg, 4)
    #expect(text == "3 1970-01-01 00:00:00 +0000 4")
  }
}

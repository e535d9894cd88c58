import Foundation
import ParlanceTemplates
import ParlanceTestSupport
import Testing

/// The automaton against a matcher that is too simple to be wrong.
@Suite struct NaiveMatcherTests {
  private typealias Reading = NaiveMatcher.Reading

  /// How many ways of one template the automaton keeps at least; beyond that, the cheapest.
  private static var mostWays: Int { 16 }

  /// How many sentences are tried; a soak sets more.
  private static var sentenceCount: Int {
    ProcessInfo.processInfo.environment["PARLANCE_SENTENCES"].flatMap { Int($0) } ?? 20_000
  }

  private static var seed: UInt64 {
    ProcessInfo.processInfo.environment["PARLANCE_SEED"].flatMap { UInt64($0) } ?? 42
  }

  @Test("The automaton reads random sentences as the texts say that its random templates stand for")
  func agrees() throws {
    var random = SeededGenerator(seed: Self.seed)
    var tried = 0
    var readCount = 0
    var cutCount = 0
    var complaints: [String] = []
    while tried < Self.sentenceCount, complaints.count < 20 {
      guard let grammar = try NaiveGrammar(&random) else { continue }
      for _ in 0..<100 {
        let tokens = grammar.sentence(&random)
        let plain = grammar.naive.readings(tokens)
        complaints += complaint(grammar, tokens, Automaton.Request(), plain)
        complaints += complaintOfHolding(grammar, tokens, plain)
        // Where no word can be cut nothing is read a second time.
        let cut = tried.isMultiple(of: 4) ? grammar.naive.readings(tokens, cutting: true) : [:]
        let isCut = cut.values.contains(.plain)
        if tried.isMultiple(of: 4) {
          var request = Automaton.Request()
          request.cutting = true
          complaints += complaint(grammar, tokens, request, cut, needsAll: isCut)
        }
        if tried.isMultiple(of: 10) {
          var request = Automaton.Request()
          request.toEnd = false
          request.start = Int.random(in: 0...tokens.count, using: &random)
          let begun = grammar.naive.readings(tokens, from: request.start, toEnd: false)
          complaints += complaint(grammar, tokens, request, begun)
        }
        tried += 1
        readCount += plain.isEmpty ? 0 : 1
        cutCount += plain.isEmpty && isCut ? 1 : 0
      }
    }
    #expect(complaints.isEmpty, "\(complaints.joined(separator: "\n"))")
    #expect(readCount > tried / 4 && cutCount > tried / 200, "\(readCount) and \(cutCount) of \(tried) were read")
    if Self.sentenceCount > 20_000 {
      print("\(tried) sentences, \(readCount) read, \(cutCount) more with cut words, \(complaints.count) disagreements")
    }
  }

  /// That words are not held which a template has without free text; nothing if all is well.
  private func complaintOfHolding(
    _ grammar: NaiveGrammar, _ tokens: [Token], _ expected: [Reading: NaiveMatcher.Cut?]
  ) -> [String] {
    let isWithoutText = expected.keys.contains { $0.cost.wildcards == 0 }
    let held = grammar.automaton.templates(
      holding: tokens, textAt: nil, asking: tokens.indices, recognizers: NaiveGrammar.recognizers
    ) { _ in true }
    guard isWithoutText, held.isEmpty else { return [] }
    return ["“\(tokens.map(\.text).joined(separator: " "))” is not held by \(grammar.description)"]
  }

  /// What the automaton gets wrong of one sentence; nothing if all is well.
  private func complaint(
    _ grammar: NaiveGrammar, _ tokens: [Token], _ request: Automaton.Request, _ expected: [Reading: NaiveMatcher.Cut?],
    needsAll: Bool = true
  ) -> [String] {
    var request = request
    request.count = 10_000
    let recognition = grammar.automaton.recognize(tokens, request, recognizers: NaiveGrammar.recognizers) { _, _ in true
    }
    let readings = recognition.derivations.map { derivation in
      Reading(
        payload: derivation.payload, end: derivation.end,
        fillings: derivation.captures.map { .init(slot: $0.slot, scalars: $0.scalars, value: $0.value) },
        cost: derivation.cost)
    }
    let found = Set(readings)
    let place = "“\(tokens.map(\.text).joined(separator: " "))” by \(grammar.description)"
    let how = request.cutting ? ", cut," : request.toEnd ? "" : " from \(request.start)"
    var complaints: [String] = []
    if recognition.isOverBudget { complaints.append("over budget: \(place)") }
    if found.count < readings.count { complaints.append("read twice: \(place)") }
    if readings.map(\.cost) != readings.map(\.cost).sorted() { complaints.append("out of order: \(place)") }
    if let extra = found.first(where: { expected[$0] == nil }) {
      complaints.append("read wrongly\(how) as \(extra): \(place)")
    }
    guard needsAll else { return complaints }
    let needed = Dictionary(grouping: expected.filter { $0.value != .daring }.keys) { [$0.payload, $0.end] }
    for (_, ways) in needed {
      let counted = expected.keys.count { $0.payload == ways[0].payload && $0.end == ways[0].end }
      let least = ways.min { $0.cost < $1.cost }
      let isFound =
        counted <= Self.mostWays ? found.isSuperset(of: ways) : found.contains { $0.cost <= least?.cost ?? .zero }
      if !isFound { complaints.append("not read\(how) as \(ways.filter { !found.contains($0) }): \(place)") }
    }
    return complaints
  }
}

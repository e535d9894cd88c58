import AppIntents
import Testing

@Suite("Values of parameters")
struct ValueTests {
  @Test("A parameter tells whether someone gave it a value, without stopping the program")
  func valueState() {
    let intent = MeasuringIntent()
    #expect(intent.$note.valueState == .unset && intent.$word.valueState == .unset)
    intent.note = "a"
    intent.word = "b"
    #expect(intent.$note.valueState == .set("a") && intent.$word.valueState == .set("b"))
  }

  @Test("A default number is one of the default unit")
  func defaultMeasurement() {
    #expect(MeasuringIntent().distance == Measurement(value: 3, unit: UnitLength.kilometers))
  }

  @Test("A plain number is a length of time in the default unit")
  func duration() async throws {
    let invocation = IntentDescriptor(MeasuringIntent.self).makeInvocation()
    try await invocation.bind(["pause": .integer(2), "note": .text("")])
    #expect(await invocation.values()["pause"] == .duration(.seconds(120)))
  }

  @Test("A collection of entities is bound without asking the query, and resolved by it in its order")
  func collection() async throws {
    let intent = CollectingIntent()
    let run = IntentRun(intent, IntentDescriptor(CollectingIntent.self))
    try await run.bind([
      "numbers": .list([.entity(NumberEntity(id: 7).reference), .entity(NumberEntity(id: 5).reference)])
    ])
    #expect(intent.numbers.identifiers == [7, 5])
    #expect(try await intent.numbers.resolvedEntities().map(\.id) == [5])
    #expect(try await EntityCollection(entities: [NumberEntity(id: 7)]).resolvedEntities().map(\.id) == [7])
  }

  @Test("A collection of entities of another type is refused")
  func otherCollection() async {
    let other = EntityReference(typeName: "Other", id: "7", display: DisplayText(title: "7"))
    await #expect(throws: IntentBindingError.self) {
      try await IntentDescriptor(CollectingIntent.self).makeInvocation().bind(["numbers": .list([.entity(other)])])
    }
  }

  @Test("A list of another size than its parameter takes is refused, with the numbers", arguments: [1, 4])
  func sizes(count: Int) async throws {
    let invocation = IntentDescriptor(SizedIntent.self).makeInvocation()
    let names = IntentValue.list((0..<count).map { .text("\($0)") })
    let error = await #expect(throws: IntentBindingError.self) { try await invocation.bind(["names": names]) }
    #expect(error?.description.contains("takes 2 to 3 values, not \(count).") == true)
    try await invocation.bind(["names": .list([.text("a"), .text("b")])])
    #expect(await invocation.values()["names"] == .list([.text("a"), .text("b")]))
  }

  @Test("A resolver sees what its parameter is called, and what it takes")
  func resolverContext() async throws {
    let invocation = IntentDescriptor(ResolvingIntent.self).makeInvocation()
    try await invocation.bind(["level": .text("most")])
    #expect(await invocation.values()["level"] == .integer(9))
    #expect(try await IntentDescriptor(ResolvingIntent.self).parameters[0].convert?(.text("Level")) == .integer(1))
  }

  @Test("A resource keeps the locale and the bundle that it was given, and is equal to none without")
  func places() {
    var resource: LocalizedStringResource = "Hello"
    #expect(resource.bundle == .main && resource.locale == .current)
    resource.locale = Locale(identifier: "de")
    #expect(resource.locale.identifier == "de" && resource != "Hello" && resource.key == "Hello")
  }

  @Test("Nobody concentrates, so there are no settings for it")
  func focus() async {
    await #expect(throws: SetFocusFilterIntentError.notFound) { try await QuietFilter.current }
  }

  @Test("What is said of progress is kept")
  func progress() {
    let progress = LoadIntent().progress
    progress.localizedDescription = "Reading"
    #expect(progress.localizedDescription == "Reading" && progress.localizedAdditionalDescription != "Reading")
  }

  @Test("An entity is told from others by its type and id")
  func identifiers() {
    let identifier = EntityIdentifier(for: NumberEntity(id: 3))
    #expect(identifier == EntityIdentifier(for: NumberEntity.self, identifier: 3) && identifier.identifier == "3")
    #expect(identifier.entityType == NumberEntity.self && Set([identifier, identifier]).count == 1)
  }
}

private struct MeasuringIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure"
  @Parameter(title: "Distance", defaultValue: 3, defaultUnit: .kilometers) var distance: Measurement<UnitLength>
  @Parameter(title: "Pause", defaultUnit: .minutes) var pause: Duration?
  @Parameter(title: "Note") var note: String
  @Parameter(title: "Word") var word: String?
  func perform() async throws -> some IntentResult { .result() }
}

private struct SizedIntent: AppIntent {
  static let title: LocalizedStringResource = "Size"
  @Parameter(title: "Names", size: IntentCollectionSize(min: 2, max: 3)) var names: [String]
  func perform() async throws -> some IntentResult { .result() }
}

private struct CollectingIntent: AppIntent {
  static let title: LocalizedStringResource = "Collect"
  @Parameter(title: "Numbers") var numbers: EntityCollection<NumberEntity>
  func perform() async throws -> some IntentResult { .result() }
}

private struct NumberEntity: AppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Number"
  static let defaultQuery = NumberQuery()
  let id: Int
  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

/// Knows the numbers up to five.
private struct NumberQuery: EntityQuery {
  func entities(for identifiers: [Int]) async throws -> [NumberEntity] {
    identifiers.filter { $0 <= 5 }.map(NumberEntity.init)
  }
}

private struct ResolvingIntent: AppIntent {
  static let title: LocalizedStringResource = "Resolve"
  @Parameter(title: "Level", inclusiveRange: (1, 9), resolvers: { Words() }) var level: Int
  func perform() async throws -> some IntentResult { .result() }

  struct Words: Resolver {
    func resolve(from input: String, context: Context<Int>) async throws -> Int? {
      if input == "most" { return context.inclusiveRange?.upperBound }
      return String(localized: context.title) == input && !context.isOptional ? 1 : nil
    }
  }
}

private struct QuietFilter: SetFocusFilterIntent {
  static let title: LocalizedStringResource = "Quiet"
  var displayRepresentation: DisplayRepresentation { "Quiet" }
  func perform() async throws -> some IntentResult { .result() }
}

private struct LoadIntent: ProgressReportingIntent {
  static let title: LocalizedStringResource = "Load"
  func perform() async throws -> some IntentResult { .result() }
}

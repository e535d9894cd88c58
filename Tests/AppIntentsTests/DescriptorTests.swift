import AppIntents
import Testing

@Suite("Descriptors")
struct DescriptorTests {
  private let cafe: AppDependencyManager = {
    let manager = AppDependencyManager()
    manager.add(dependency: Menu(drinks: [1: "Espresso", 2: "Latte", 3: "Iced latte"]))
    return manager
  }()

  private func inCafe(_ body: () async throws -> Void) async throws {
    try await CurrentDependencies.$manager.withValue(cafe, operation: body)
  }

  @Test("Parameters come in the order of declaration with kind, need, default and range")
  func parameters() {
    let parameters = IntentDescriptor(OrderDrink.self).parameters
    #expect(parameters.map(\.name) == ["drink", "size", "count", "extras"])
    #expect(parameters.map(\.kind) == [.entity("Drink"), .enumeration("CupSize"), .integer, .list(.text)])
    #expect(parameters.map(\.isRequired) == [true, true, true, false])
    #expect(parameters.map(\.hasDefault) == [false, true, true, false])
    #expect(parameters[2].inclusiveRange == 1...12)
    #expect(parameters[0].requestDisambiguationDialog?.full.rendered() == "Which of them?")
  }

  @Test("An intent that returns an entity and needs only a text creates that entity")
  func creates() {
    #expect(IntentDescriptor(AddDrink.self).createdEntity == "Drink")
    #expect(IntentDescriptor(AddDrink.self).entityTypes.map(\.typeName) == ["Drink"])
    #expect(IntentDescriptor(AddThenOrder.self).createdEntity == nil)
    #expect(IntentDescriptor(AskWhileRunning.self).createdEntity == nil)
  }

  @Test("Either form of a description is read")
  func descriptions() {
    #expect(IntentDescriptor(OrderDrink.self).description?.descriptionText.rendered() == "Orders a drink.")
    #expect(IntentDescriptor(AddDrink.self).description == nil)
    #expect(!IntentDescriptor(AskWhileRunning.self).isDiscoverable)
  }

  @Test("Cases without a name are not listed; the rest keep their order and synonyms")
  func cases() throws {
    let descriptor = try #require(IntentDescriptor(OrderDrink.self).enumTypes.first)
    #expect(descriptor.cases().map(\.rawValue) == ["small", "large"])
    #expect(descriptor.cases().last?.display.synonyms == ["big", "grande"])
  }

  @Test("The query is reached through the descriptor, in the scope of the current dependencies")
  func queries() async throws {
    let drinks = try #require(IntentDescriptor(OrderDrink.self).entityTypes.first)
    #expect(drinks.isEnumerable)
    #expect(drinks.matchesStrings)
    try await inCafe { () async throws in
      #expect(try await drinks.allEntities().map(\.display.title) == ["Espresso", "Latte", "Iced latte"])
      #expect(try await drinks.entities(matching: "latte").map(\.id) == ["2", "3"])
      #expect(try await drinks.entities(for: ["3", "nonsense", "77", "1"]).map(\.id) == ["3", "1"])
      #expect(try await drinks.suggestedEntities().count == 3)
    }
  }

  @Test("A query whose dependency nothing provides is an error that names the type")
  func missingDependency() async throws {
    let drinks = try #require(IntentDescriptor(OrderDrink.self).entityTypes.first)
    await #expect(throws: MissingDependencyError(owner: "DrinkQuery", type: "Menu")) {
      try await drinks.allEntities()
    }
  }

  @Test("Defaults count as values and bound values replace them")
  func binding() async throws {
    try await inCafe { () async throws in
      let descriptor = IntentDescriptor(OrderDrink.self)
      let invocation = descriptor.makeInvocation()
      try await invocation.bind([
        "drink": .entity(EntityReference(typeName: "Drink", id: "2", display: DisplayText(title: "?"))),
        "extras": .text("oat milk"),
      ])
      let values = await invocation.values()
      #expect(values["count"] == .integer(1))
      #expect(values["extras"] == .list([.text("oat milk")]))
      let outcome = try await invocation.perform()
      #expect(outcome.value == .integer(1))
      #expect(outcome.dialog?.full.key == "%lld × “%@” (%@).")
      #expect(outcome.dialog?.full.rendered() == "1 × “Latte” (Small).")
      #expect(descriptor.summary(of: values) == "Order 1 of Latte")
    }
  }

  @Test("Two invocations share no values")
  func freshEachTime() async throws {
    let descriptor = IntentDescriptor(OrderDrink.self)
    let first = descriptor.makeInvocation()
    try await first.bind(["count": .integer(7)])
    #expect(await descriptor.makeInvocation().values()["count"] == .integer(1))
    #expect(await first.values()["count"] == .integer(7))
  }

  @Test(
    "A value of another kind or out of range is refused and names intent and parameter",
    arguments: [
      ("count", IntentValue.text("many"), "takes a whole number, not “many”"),
      ("count", .integer(13), "takes 1 to 12, not 13"),
      ("count", .number(2.5), "takes a whole number, not 2.5"),
      ("size", .text("large"), "takes one CupSize, not “large”"),
      ("drink", .integer(1), "takes one Drink, not 1"),
      ("milk", .boolean(true), "has no parameter “milk”"),
    ] as [(String, IntentValue, String)])
  func refuses(parameter: String, value: IntentValue, message: String) async throws {
    let invocation = IntentDescriptor(OrderDrink.self).makeInvocation()
    let error = await #expect(throws: IntentBindingError.self) { try await invocation.bind([parameter: value]) }
    #expect(error?.description.contains(message) == true, "\(error?.description ?? "-")")
    #expect(error?.intent == "OrderDrink")
    #expect(error?.parameter == parameter)
  }

  @Test("Lists of entities are fetched at once and the next intent comes with the result")
  func listsAndNextIntent() async throws {
    try await inCafe { () async throws in
      let invocation = IntentDescriptor(AddThenOrder.self).makeInvocation()
      let references = try await EntityDescriptor(Drink.self).entities(for: ["3", "1"])
      try await invocation.bind(["drinks": .list(references.map { .entity($0) }), "when": .dateComponents(.init())])
      let outcome = try await invocation.perform()
      #expect(outcome.dialog?.full.rendered() == "Added 2 drinks.")
      #expect(outcome.dialog?.supporting?.rendered() == "Added")
      #expect((outcome.opensIntent as? OrderDrink)?.drink.name == "Iced latte")
    }
  }

  @Test("References are equal by type and id, whatever they are called, also after a trip through JSON")
  func references() throws {
    let value = IntentValue.list([
      .entity(EntityReference(typeName: "Drink", id: "1", display: DisplayText(title: "Espresso", symbol: "cup"))),
      .enumeration(EnumReference(typeName: "CupSize", rawValue: "large", display: DisplayText(title: "Large"))),
      .duration(.seconds(90)), .date(Date(timeIntervalSinceReferenceDate: 0)),
    ])
    let copy = try JSONDecoder().decode(IntentValue.self, from: JSONEncoder().encode(value))
    #expect(copy == value)
    #expect(
      EntityReference(typeName: "Drink", id: "1", display: DisplayText(title: "x"))
        == EntityReference(typeName: "Drink", id: "1", display: DisplayText(title: "y")))
    #expect(copy.entities.map(\.display.title) == ["Espresso"])
  }
}

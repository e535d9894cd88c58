#if !canImport(Darwin)
  import Testing

  @Suite("Entities that are classes")
  struct ClassEntityTests {
    @Test("An entity whose class is not final is bound, listed and returned like any other")
    func bound() async throws {
      let descriptor = IntentDescriptor(WaterGardenIntent.self)
      #expect(descriptor.parameters.map(\.kind) == [.entity("Garden"), .list(.entity("Garden"))])
      let invocation = descriptor.makeInvocation()
      let north = IntentValue.entity(Garden(id: "North", beds: 3).reference)
      let others = IntentValue.list([north, .entity(Garden(id: "South", beds: 1).reference)])
      try await invocation.bind(["garden": north, "others": others])
      let outcome = try await invocation.perform()
      #expect(outcome.value?.title() == "North")
      #expect(String(localized: try #require(outcome.dialog).full) == "Watered 2 beds")
      #expect(await invocation.values()["others"] == others)
    }
  }
#endif

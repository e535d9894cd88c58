#if !canImport(Darwin)
  import Testing

  @Suite("Parameters as apps declare them")
  struct ParameterTests {
    private func bound<Intent: AppIntent>(_ type: Intent.Type, _ values: [String: IntentValue]) async throws
      -> any IntentInvocation
    {
      let invocation = IntentDescriptor(type).makeInvocation()
      try await invocation.bind(values)
      return invocation
    }

    @Test("A number without a unit is one of the default unit; a length of time is a measurement, too")
    func measurements() async throws {
      let oven = try await bound(HeatOvenIntent.self, ["temperature": .integer(180)])
      #expect(await oven.values()["temperature"]?.description == "180 °C")
      let meeting = try await bound(
        PlanMeetingIntent.self,
        ["day": .date(Date(timeIntervalSinceReferenceDate: 0)), "length": .duration(.seconds(90))])
      #expect(try await meeting.perform().value == .date(Date(timeIntervalSinceReferenceDate: 90)))
      try await meeting.bind(["length": .integer(2)])
      #expect(await meeting.values()["length"] == .duration(.seconds(120)))
      await #expect(throws: IntentBindingError.self) { try await meeting.bind(["length": .integer(-2)]) }
    }

    @Test("Money is in the first of the parameter's currencies unless the text says another")
    func money() async throws {
      let transfer = try await bound(TransferIntent.self, ["amount": .number(12.5), "recipient": .text("Ann Lee")])
      #expect(await transfer.values()["amount"].map { "\($0)" } == "12.5 EUR")
      try await transfer.bind(["amount": .text("3 usd")])
      #expect(await transfer.values()["amount"].map { "\($0)" } == "3 USD")
      for text in ["some", "5abc EUR", "nan EUR"] {
        await #expect(throws: IntentBindingError.self) { try await transfer.bind(["amount": .text(text)]) }
      }
    }

    @Test("A person goes by a name, and a name by its words")
    func people() async throws {
      let call = try await bound(
        CallPersonIntent.self, ["person": .text("Ann Lee"), "fullName": .text("Ann Marie van Lee")])
      #expect(await call.values()["person"] == .text("Ann Lee"))
      #expect(await call.values()["fullName"] == .text("Ann Marie van Lee"))
      #expect(try await call.perform().value == .text("The Assistant"))
    }

    @Test("A file is found by its address or path, a set holds each value once")
    func filesAndSets() async throws {
      let folder = URL(fileURLWithPath: "/x", isDirectory: true)
      let export = try await bound(
        ExportArchiveIntent.self, ["folder": .url(folder), "names": .list([.text("b"), .text("a"), .text("b")])])
      #expect(await export.values()["names"] == .list([.text("a"), .text("b")]))
      let files = try await export.perform().value
      #expect(files == .list(["a", "b"].map { .url(folder.appendingPathComponent($0)) }))
      let pictures = try await bound(ImportPicturesIntent.self, ["pictures": .list([.text("/nowhere/a.png")])])
      #expect(try await pictures.perform().value == .text("report.txt"))
    }

    @Test("A provider's values come in its order, under the titles it gives, and it may have a default")
    func options() async throws {
      let parameters = IntentDescriptor(ChooseStationIntent.self).parameters
      #expect(try await parameters[0].options?() == ["Central", "Harbour", "Airport"].map { .text($0) })
      #expect(await parameters[0].defaultResult?() == .text("Central"))
      let shelf = IntentDescriptor(FindShelfIntent.self)
      #expect(try await shelf.parameter(named: "author")?.options?().count == 4)
      #expect(try await shelf.parameter(named: "shelf")?.options?() == (1...4).map { .integer($0) })
      #expect(await shelf.parameter(named: "lanes")?.defaultResult?() == .list([.integer(2)]))
    }

    @Test("What a provider offers follows the parameters that it depends on, once they are set")
    func dependencies() async throws {
      let descriptor = IntentDescriptor(PickStopIntent.self)
      let invocation = descriptor.makeInvocation()
      let stop = try #require(descriptor.parameter(named: "stop"))
      #expect(try await invocation.whilePreparing { try await stop.options?() } == [])
      try await invocation.bind(["line": .integer(3), "direction": .text("North")])
      let offered = try await invocation.whilePreparing { try await stop.options?() }
      #expect(offered?.first == .text("Line 3 to North, stop 1"))
      #expect(try await stop.options?() == [])
    }

    @Test("Resolvers make values of other types into the parameter's, and its range holds for them")
    func resolvers() async throws {
      let count = try await bound(
        PlayerCountIntent.self,
        ["players": .text("half a dozen"), "name": .boolean(true)])
      #expect(await count.values() == ["players": .integer(6), "name": .text("yes")])
      await #expect(throws: IntentBindingError.self) { try await count.bind(["players": .text("a dozen")]) }
    }

    @Test("Resolvers chain where no single one does")
    func chains() async throws {
      let chain = try await bound(ChainIntent.self, ["name": .integer(1)])
      #expect(await chain.values()["name"]?.title() == "Loud")
    }

    @Test("Supported cases are the options; the sizes of lists and the names of yes and no are known")
    func declarations() async throws {
      let theme = IntentDescriptor(SetThemeIntent.self)
      let options = try await theme.parameter(named: "day")?.options?()
      #expect(options?.map { $0.title() } == ["Monday"])
      let seasons = try await IntentDescriptor(PlantIntent.self).parameter(named: "season")?.options?()
      #expect(seasons?.map { $0.title() } == ["Summer"])
      let sizes = IntentDescriptor(FavouritesIntent.self).parameters.map { $0.size?.max }
      #expect(sizes == [2, 4, nil])
      let weekend = IntentDescriptor(PlanWeekendIntent.self)
      #expect(weekend.parameters.map { $0.size?.max } == [3, nil, 2, nil])
      #expect(try await weekend.parameter(named: "boards")?.options?().map { $0.title() } == ["Board 1", "Board 2"])
      #expect(try await weekend.parameter(named: "shown")?.options?().count == 2)
      #expect(try await weekend.parameter(named: "days")?.options?().map { $0.title() } == ["Saturday", "Sunday"])
      #expect(try await weekend.parameter(named: "marked")?.options?().map { $0.title() } == ["Sunday"])
      #expect(IntentDescriptor(SetVolumeIntent.self).parameter(named: "nightMode")?.booleanNames != nil)
    }
  }

  private struct ChainIntent: AppIntent {
    static let title: LocalizedStringResource = "Chain"

    struct FromNumber: Resolver {
      func resolve(from input: Double, context: IntentParameterContext<Bool>) async throws -> Bool? { input > 0 }
    }

    struct FromBoolean: Resolver {
      func resolve(from input: Bool, context: IntentParameterContext<Tone>) async throws -> Tone? {
        input ? .loud : .low
      }
    }

    @Parameter(
      title: "Tone",
      resolvers: {
        FromNumber()
        FromBoolean()
      })
    var name: Tone

    func perform() async throws -> some IntentResult { .result() }
  }

  private enum Tone: String, AppEnum {
    case loud, low
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tone"
    static let caseDisplayRepresentations: [Tone: DisplayRepresentation] = [.loud: "Loud", .low: "Low"]
  }
#endif

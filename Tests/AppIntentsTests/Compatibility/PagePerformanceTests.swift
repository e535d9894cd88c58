#if !canImport(Darwin)
  import Synchronization
  import Testing

  /// A person who answers each question in the same way.
  private struct Answers: IntentRuntime {
    var value = IntentValue.integer(5)
    var place = 1
    var isYes = true

    var locale: Locale { Locale(identifier: "en_US") }
    var timeZone: TimeZone { .gmt }

    func localized(_ resource: LocalizedStringResource) -> String {
      resource.render(format: resource.defaultValue.format, locale: locale, timeZone: timeZone)
    }

    func requestValue(_ request: ValueRequest) async throws -> IntentValue { value }

    func requestDisambiguation(_ request: DisambiguationRequest) async throws -> Int { place }

    func requestConfirmation(_ request: ConfirmationRequest) async throws -> Bool { isYes }
  }

  @Suite("What the pages of the documentation show")
  struct PagePerformanceTests {
    /// Performs an intent as it is performed in a conversation.
    private func perform<Intent: AppIntent>(
      _ type: Intent.Type, _ values: [String: IntentValue] = [:], _ answers: Answers = Answers()
    ) async throws -> IntentOutcome {
      try await CurrentRuntime.$value.withValue(answers) {
        let invocation = IntentDescriptor(type).makeInvocation()
        try await invocation.bind(values)
        return try await invocation.perform()
      }
    }

    private func picture(_ id: Int) -> IntentValue {
      .entity(EntityReference(typeName: "PictureEntity", id: "\(id)", display: DisplayText(title: "Picture \(id)")))
    }

    @Test("The first page")
    func first() async throws {
      #expect(try await perform(SetVolumeIntent.self, ["nightMode": .boolean(true)]).value == nil)
    }

    @Test("Parameters: ranges, options, resolvers that ask")
    func parameters() async throws {
      _ = try await perform(
        HeatOvenIntent.self, ["temperature": .integer(400)], Answers(value: .integer(200)))
      let station = try await perform(ChooseStationIntent.self, ["station": .text("Harbour")])
      #expect(station.value == .text("Harbour 1"))
      for (words, guests) in [("a few", 3), ("some", 6), ("many", 5), ("several", 3), ("12", 12)] {
        let values: [String: IntentValue] = ["guests": .text(words), "evening": .integer(1)]
        #expect(try await perform(BookTableIntent.self, values).value == .integer(guests))
      }
      let players: [String: IntentValue] = ["players": .text("half a dozen"), "name": .text("Ann")]
      #expect(try await perform(PlayerCountIntent.self, players).value == nil)
      #expect(GuestResolver() == GuestResolver() && DozenResolver() == DozenResolver())
      #expect(try await StopOptions().results() == [])
      let refused = try await perform(
        BookTableIntent.self, ["guests": .text("a few"), "evening": .integer(1)], Answers(isYes: false))
      #expect(refused.value == .integer(5))
    }

    @Test("Entities: what they are called and where they are found")
    func entities() async throws {
      let book = BookEntity(id: UUID(), title: "Dune", author: "Herbert")
      #expect(String(localized: book.displayRepresentation.title) == "Dune" && book.title == "Dune")
      #expect(ReadingStatus.caseDisplayRepresentations[.finished].map { String(localized: $0.title) } == "Finished")
      #expect(try await AppSettingsEntity.defaultQuery.allEntities().map(\.sendsNotifications) == [true])
      #expect(EntityDescriptor(ArticleEntity.self).typeName == "ArticleEntity")
    }

    @Test("Queries: all rooms, and those of a name")
    func queries() async throws {
      #expect(try await RoomQuery().entities(matching: "Kit").map(\.id) == ["Kitchen"])
      #expect(try await RoomQuery().allEntities().count == 2)
    }

    @Test("Queries that tell changes: all hymns at first, then those that came since, and nothing")
    func incrementalQueries() async throws {
      let hymns = EntityDescriptor(HymnEntity.self)
      #expect(try await HymnQuery().allEntities().count == 3)
      let first = try await hymns.listedEntities()
      #expect(!first.isPartial && first.references.map(\.id) == ["1", "2", "3"] && first.mark == "3")
      let later = try await hymns.listedEntities(since: "1")
      #expect(
        later.isPartial && later.references.map(\.display.title) == ["Abide With Me", "Amazing Grace"]
          && later.count == 2)
      #expect(later.places.isEmpty && later.removed.isEmpty)
      #expect(try await hymns.listedEntities(since: later.mark).references.isEmpty)
      #expect(try await hymns.allEntities().count == 3)
      let rooms = try await EntityDescriptor(RoomEntity.self).listedEntities(since: "1")
      #expect(!rooms.isPartial && rooms.mark == nil && rooms.count == 2)
    }

    @Test("Summaries: an alarm is set")
    func summaries() async throws {
      let values: [String: IntentValue] = ["hour": .integer(7), "sound": .boolean(true)]
      #expect(try await perform(SetAlarmIntent.self, values).dialog == nil)
    }

    @Test("Results: what is said, asked and depended on")
    func results() async throws {
      #expect(try await perform(CountAndSayIntent.self).value == .list([.text("a"), .text("b")]))
      let erased = try await perform(EraseIntent.self, ["what": .text("all")])
      #expect(erased.dialog?.full.rendered() == "Erased all")
      await #expect(throws: IntentAskingError.self) {
        try await perform(EraseIntent.self, ["what": .text("all")], Answers(isYes: false))
      }
      let manager = AppDependencyManager()
      manager.add(dependency: Library())
      manager.add(key: "limit", dependency: 1)
      try await CurrentDependencies.$manager.withValue(manager) { () async throws in
        #expect(try await perform(ListTitlesIntent.self).value == .list([.text("One")]))
      }
    }

    @Test("Shortcuts: four that start an intent, and phrases that never do")
    func shortcuts() {
      #expect(BrewShortcuts.appShortcuts.count == 4)
    }

    @Test("Kinds: opening, deleting, setting, exporting, sorting and hiding")
    @MainActor
    func kinds() async throws {
      let opened = try await perform(OpenPictureIntent.self, ["target": picture(1)])
      #expect(opened.dialog?.full.rendered() == "Here is picture 1.")
      let two = IntentValue.list([picture(1), picture(2)])
      #expect(try await perform(DeletePicturesIntent.self, ["entities": two]).value == .integer(2))
      #expect(try await perform(SetSlideShowIntent.self, ["value": .boolean(true)]).value == .boolean(true))
      #expect(try await perform(ExportPicturesIntent.self, ["pictures": two]).value == .integer(2))
      #expect(try await perform(SortPicturesIntent.self).value == .integer(100))
      _ = try await perform(HidePicturesIntent.self, ["pictures": two])
      #expect(PictureLibrary.shared.hidden == [1, 2])
      _ = try await perform(NamePictureIntent.self, ["picture": picture(3), "name": .text("Sea")])
      #expect(PictureLibrary.shared.names[3] == "Sea")
      #expect(try await perform(WorkFilterIntent.self).value == nil)
    }

    @Test("Texts: a sentence in its forms, and an error that says itself")
    func texts() async throws {
      let sheep = try await perform(CountSheepIntent.self, ["count": .integer(3)])
      #expect(sheep.dialog?.full.rendered() == "There are 3 sheep on the hill.")
      await #expect(throws: SheepError.fewerThanNone) {
        try await perform(CountSheepIntent.self, ["count": .integer(-1)])
      }
      #expect(SheepTexts.resources.map { String(localized: $0) } == ["Sheep", "All the sheep", "Counted on 1970"])
      #expect(String(SheepTexts.heading.characters) == "Sheep of the day")
      #expect(Pasture.caseDisplayRepresentations.count == 2)
    }

    @Test("A model that is observed is changed by an intent")
    func observed() async throws {
      let before = await CounterModel.shared.count
      #expect(try await perform(CountUpIntent.self).value == .integer(before + 1))
    }
  }
#endif

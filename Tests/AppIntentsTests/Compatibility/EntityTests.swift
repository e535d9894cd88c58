#if !canImport(Darwin)
  import Testing

  @Suite("Entities and queries as apps declare them")
  struct EntityTests {
    private let trails = EntityDescriptor(TrailEntity.self)

    @Test("A search by properties compares, sorts and limits")
    func searches() async throws {
      let search = EntitySearch(
        [.init("name", .contains, .text("river")), .init("length", .lessThan, .number(10))],
        order: [.init("length", ascending: false)])
      #expect(try await trails.entities(matching: search).map(\.display.title) == ["River Run", "River Walk"])
      let either = EntitySearch(
        [.init("name", .hasPrefix, .text("Ridge")), .init("activities", .contains, .text("run"))], all: false,
        order: [.init("name")], limit: 1)
      #expect(try await trails.entities(matching: either).map(\.display.title) == ["Ridge"])
      let between = EntitySearch([.init("length", .isBetween, .integer(5), .integer(10))])
      #expect(try await trails.entities(matching: between).map(\.id) == ["3"])
      #expect(trails.findsByProperties && !EntityDescriptor(BookEntity.self).findsByProperties)
    }

    @Test(
      "A search that the query does not take is told",
      arguments: [
        (EntitySearch([.init("colour", .equalTo, .text("red"))]), "knows no property “colour”"),
        (EntitySearch([.init("length", .hasPrefix, .text("1"))]), "does not compare “length” by “hasPrefix”"),
        (EntitySearch([.init("length", .lessThan, .text("far"))]), "cannot compare “length” with “far”"),
        (EntitySearch([], order: [.init("activities")]), "cannot be sorted by “activities”"),
      ])
    func refuses(search: EntitySearch, message: String) async {
      do {
        _ = try await trails.entities(matching: search)
        Issue.record("It was taken.")
      } catch {
        #expect("\(error)".contains(message))
      }
    }

    @Test("A predicate finds texts as people search for them")
    func finds() async throws {
      let venues = EntityDescriptor(VenueEntity.self)
      let found = try await venues.entities(matching: EntitySearch([.init("name", .contains, .text("CAFE"))]))
      #expect(found.map(\.id) == ["1"])
    }

    @Test("An enum that is an entity too is chosen by its cases")
    func casesWithIds() throws {
      let intent = IntentDescriptor(SetBillingIntent.self)
      #expect(intent.parameters.map(\.kind) == [.enumeration("BillingPeriod"), .enumeration("BillingPeriod")])
      #expect(BillingPeriod.week.displayRepresentation.title == "One Week")
    }

    @Test(
      "An entity with an id for all devices is found by the one of this device, and a text by its query's collection")
    func devices() async throws {
      let notebooks = EntityDescriptor(Notebook.self)
      #expect(try await notebooks.entities(for: ["2"]).map(\.display.title) == ["Kitchen"])
      #expect(try await notebooks.entities(for: ["b2", "7"]).isEmpty)
      #expect(try await notebooks.entities(matching: "gar").map(\.id) == ["1"])
      #expect(try await notebooks.suggestedEntities().isEmpty)
      #expect(NotebookQuery.all[0].id == .entityIdentifier(for: "1") && NotebookQuery.all[0].id.stable == "a1")
      #expect(NotebookQuery.all.map(\.ownership) == [.shared, .public])
      let label = PageLabel(uuid: UUID())
      #expect(label.id.local == label.id.stable)
      let found = try await EntityDescriptor(PageLabel.self).entities(for: [label.id.entityIdentifierString])
      #expect(found.map(\.id) == [label.id.entityIdentifierString])
    }

    @Test("Options tell what they hold and how they are to be shown")
    func options() {
      let kitchen = IntentItem(NotebookQuery.all[1], title: "The kitchen", subtitle: "Recipes")
      let section = IntentItemSection("Rooms", subtitle: "At home") { kitchen }
      let options = IntentItemCollection(promptLabel: "Notebooks", sections: [section])
      #expect(OfferedOptions.count(options) == 1 && OfferedOptions.count(NotebookQuery.all) == 2)
      #expect(OfferedOptions.heading(options) == "Notebooks" && OfferedOptions.heading(NotebookQuery.all) == nil)
      #expect(OfferedOptions.lines(section) == ["Rooms", "At home", "Recipes"])
    }

    @Test("The one entity of a type is suggested, listed and found")
    func unique() async throws {
      let settings = EntityDescriptor(AppSettingsEntity.self)
      #expect(try await settings.suggestedEntities().map(\.id) == ["settings"])
      #expect(try await settings.entities(for: ["settings", "other"]).count == 1)
      #expect(try await EntityDescriptor(ProfileEntity.self).allEntities().map(\.display.title) == ["My Profile"])
    }

    @Test("Copies of a transient entity have one id, others another")
    func transient() async throws {
      let (report, other) = (UsageReport(downloads: 1, crashes: 2), UsageReport(downloads: 1, crashes: 2))
      let copy = report
      #expect(report.id == copy.id && report.id != other.id)
      let value = try await IntentDescriptor(MakeReportIntent.self).makeInvocation().perform().value
      #expect(value?.title() == "Report")
    }

    @Test("An entity's address holds its id and properties, escaped")
    func addresses() {
      let article = ArticleEntity(id: 4, slug: "a b/ü?")
      #expect(article.urlRepresentation?.absoluteString == "https://example.com/articles/4/a%20b/%C3%BC%3F")
      #expect(Links.identifier(of: article).map(\.identifier) == ["4", "7"])
    }

    @Test("The address of a case is that of all cases or its own, and that of an intent holds its parameters")
    func otherAddresses() throws {
      #expect(PageKind.about.urlRepresentationParameter == "https://example.com/page=about")
      #expect(
        Chapter.allCases.map(\.urlRepresentationParameter) == [
          "https://example.com/start", "https://example.com/chapter=last",
        ])
      let intent = ShowPage()
      intent.page = "a b"
      #expect(ShowPage.urlRepresentation.text(of: intent) == "https://example.com/a%20b/")
      #expect(
        try OpenURLIntent(urlRepresentable: PageKind.front).url.absoluteString == "https://example.com/page=front")
    }

    @Test("A query's collection is offered under the titles it gives")
    func collections() async throws {
      let accounts = EntityDescriptor(AccountEntity.self)
      #expect(try await accounts.suggestedEntities().map(\.display.title) == ["Savings", "Old one"])
      #expect(try await accounts.suggestedEntities().map(\.id) == ["A-1", "B-2"])
    }

    @Test("A computed property is read from the model")
    func computed() async throws {
      let restaurant = RestaurantEntity(id: 1, model: RestaurantModel(name: "Sun", menu: ["Tea", "Cake"]))
      #expect(restaurant.name == "Sun" && restaurant.menu == ["Cake", "Tea"])
      #expect(try await restaurant.popular == ["Tea", "Cake"])
    }

    @Test("A file's identifier survives as text; what is no file is refused")
    func files() throws {
      let file = try FileEntityIdentifier.file(url: URL(fileURLWithPath: "/a b.txt"))
      #expect(FileEntityIdentifier.entityIdentifier(for: file.entityIdentifierString) == file)
      let draft = FileEntityIdentifier.draft(identifier: "x")
      #expect(FileEntityIdentifier.entityIdentifier(for: draft.entityIdentifierString) == draft)
      #expect(throws: (any Error).self) {
        try FileEntityIdentifier.file(url: #require(URL(string: "https://a.example")))
      }
    }

    @Test("A value query is asked with a value of the app's own")
    func values() async throws {
      let manager = AppDependencyManager()
      manager.add(dependency: SearchIndex())
      let hits = try await CurrentDependencies.$manager.withValue(manager) {
        try await SubjectQuery().values(for: SearchSubject(text: "ab"))
      }
      #expect(hits.map(\.id) == [97, 98])
    }
  }
#endif

#if !canImport(Darwin)
  import Testing

  @Suite("Results, errors and notifications as apps write them")
  struct ResultTests {
    @Test("A dependency that is set goes before what is provided")
    func givenDependency() async throws {
      let log = LaunchLog()
      _ = try await LaunchIntent(crew: 3, log: log).perform()
      let other = LaunchLog()
      let intent = LaunchIntent(crew: 4, log: log)
      intent.log = other
      _ = try await intent.perform()
      #expect(log.all == ["launch with 3"] && other.all == ["launch with 4"])
    }

    @Test("An error of an app says what it says, as it is or as the system's", arguments: [0, 10])
    func errors(crew: Int) async {
      await #expect {
        try await LaunchIntent(crew: crew, log: LaunchLog()).perform()
      } throws: { error in
        (error as? AppIntentError)?.localizedStringResource
          == (crew == 0 ? "There is no fuel." : "The ship is out of reach.")
      }
    }

    @Test("A result that would be shown is said, and gives its value, without a view")
    func views() async throws {
      #expect(IntentOutcome(try await PostPictureIntent().perform()).dialog == "The picture was posted.")
      let pictures = ShowPicturesIntent()
      #expect(IntentOutcome(try await pictures.perform()).value == .integer(0))
      pictures.count = 3
      #expect(IntentOutcome(try await pictures.perform()).dialog == "There are \(3).")
      #expect(IntentOutcome(try await OpenPicturesIntent().perform()).opensIntent is ClosePicturesIntent)
      #expect(IntentOutcome(try await StepIntent().perform()).opensIntent is NextStepIntent)
      #expect(try await DrawPictureIntent(number: 7).perform().value == 7)
    }

    @Test("Views of any type are taken, in a closure too, and none of them is drawn")
    func drawnViews() async throws {
      struct Picture {}
      func dialog(_ result: some IntentResult & ShowsSnippetView) -> IntentDialog? { IntentOutcome(result).dialog }
      #expect(dialog(.result(dialog: "It is there.", view: Picture())) == "It is there.")
      var isDrawn = false
      let result = dialog(
        .result(value: 1, dialog: "It is there.") {
          isDrawn = true
          return Picture()
        })
      #expect(result == "It is there." && !isDrawn)
    }

    @Test("What a button would do next leaves the result as it is")
    func buttons() async throws {
      #expect(try await CountOrbitsIntent().perform().value == 3)
      let result = try await OrbitIntent().perform()
      let container = try #require(result as? IntentResultContainer<Never, Never, Never, Never>)
      #expect(container.activityIdentifier == "orbit")
    }

    @Test("Several things in a text are joined as its language joins them, each in its own words")
    func lists() throws {
      let shown = Manifest.text([.pilot, .engineer], ["bread", "water", "tea"])
      #expect(String(localized: shown.title) == "With Pilot and Engineer")
      let either = try #require(shown.subtitle.map { String(localized: $0) })
      #expect(either.hasPrefix("bread, water") && either.hasSuffix(" or tea"))
      let kept = try JSONDecoder().decode(
        LocalizedStringResource.self, from: JSONEncoder().encode(try #require(shown.subtitle)))
      #expect(kept == shown.subtitle)
    }

    @Test("A notification is heard within the process until its observer is taken off")
    func notifications() async throws {
      let (one, other) = (PingListener(), PingListener())
      _ = try await PingIntent().perform()
      one.stop()
      _ = try await PingIntent().perform()
      #expect((one.count, other.count) == (1, 2))
      other.stop()
    }

    @Test("A collection of entities holds their ids, and grows by both")
    func collections() async throws {
      var trails = EntityCollection<TrailEntity>(identifiers: [3])
      trails.append(TrailEntity.all[0])
      trails.append(contentsOf: [2])
      #expect(Array(trails) == [3, 1, 2] && trails.count == 3 && trails.contains(2))
      #expect(try await trails.resolvedEntities().map(\.name) == ["River Run", "River Walk", "Ridge"])
    }
  }
#endif

#if !canImport(Darwin) && Macros
  import Testing

  @Suite("Types that macros make")
  struct SchemaTests {
    @Test(
      "A union takes the values of its cases, and is returned as data",
      arguments: [IntentValue.integer(3), .text("hm")])
    func union(value: IntentValue) async throws {
      let invocation = IntentDescriptor(ReactIntent.self).makeInvocation()
      try await invocation.bind(["reaction": value])
      #expect(await invocation.values()["reaction"] == value)
      #expect(try await invocation.perform().value == .text(value == .integer(3) ? "3 times" : "hm"))
      #expect(Reaction.Cases.allCases.map(\.rawValue) == ["count", "text"])
    }

    @Test("A schema gives titles, parameters and properties")
    func schemas() {
      let album = IntentDescriptor(CreateAlbumIntent.self)
      #expect(album.title.key == "Create Album" && album.parameters.map(\.name) == ["name"])
      #expect(IntentDescriptor(OpenPhotoIntent.self).parameters.map(\.kind) == [.entity("PhotoAsset")])
      #expect(PhotoKind.typeDisplayRepresentation.name.key == "Photo Kind")
      #expect(IntentDescriptor(SearchPhotosIntent.self).parameters.map(\.name) == ["criteria"])
    }
  }
#endif

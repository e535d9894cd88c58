#if Macros || canImport(Darwin)
  @AppIntent(schema: .photos.openAsset)
  struct OpenPhotoIntent: OpenIntent {
    var target: PhotoAsset

    @MainActor
    func perform() async throws -> some IntentResult { .result() }
  }

  @AppIntent(schema: .photos.createAlbum)
  struct CreateAlbumIntent: AppIntent {
    @Parameter var name: String

    func perform() async throws -> some IntentResult & ReturnsValue<String> { .result(value: name) }
  }

  @AppEntity(schema: .photos.asset)
  struct PhotoAsset {
    struct Query: EntityStringQuery {
      func entities(for identifiers: [PhotoAsset.ID]) async throws -> [PhotoAsset] { [] }
      func entities(matching string: String) async throws -> [PhotoAsset] { [] }
    }

    static let defaultQuery = Query()

    let id: String

    @Property(title: "Title")
    var title: String?

    var creationDate: Date?
    var assetType: PhotoKind?
    var isFavorite: Bool

    var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title ?? id)") }
  }

  @AppEnum(schema: .photos.assetType)
  enum PhotoKind: String {
    case photo
    case video

    static let caseDisplayRepresentations: [PhotoKind: DisplayRepresentation] = [.photo: "Photo", .video: "Video"]
  }

  @AssistantIntent(schema: .system.search)
  struct SearchPhotosIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general]

    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult { .result() }
  }
#endif

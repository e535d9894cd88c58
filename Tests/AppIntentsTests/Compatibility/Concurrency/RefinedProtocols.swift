protocol TrackedIntent: AppIntent { static var eventName: String { get }; func track() }
extension TrackedIntent {
  func track() { print(Self.eventName, Self.title.key) }
  static var openAppWhenRun: Bool { true }
}
protocol NamedEntity: AppEntity where ID == String { var name: String { get }; init(id: String, name: String) }
extension NamedEntity { var displayRepresentation: DisplayRepresentation { .init(title: "\(name)") } }
struct Playlist: NamedEntity {
  let id: String; let name: String
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Playlist"
  static let defaultQuery = NamedQuery<Playlist>()
}
struct NamedQuery<E: NamedEntity>: EntityQuery {
  typealias Entity = E
  func entities(for identifiers: [E.ID]) async throws -> [E] { identifiers.map { E(id: $0, name: $0) } }
  func suggestedEntities() async throws -> [E] { [] }
}
struct PlayPlaylist: TrackedIntent {
  static let eventName = "play"; static let title: LocalizedStringResource = "Play"
  @Parameter(title: "Playlist", requestValueDialog: "Which playlist?") private var playlist: Playlist
  @Parameter(title: "Others") fileprivate var others: [Playlist]?
  func perform() async throws -> some IntentResult & OpensIntent {
    track(); return .result(opensIntent: OpenPlaylist(target: playlist))
  }
}
struct OpenPlaylist: OpenIntent {
  static let title: LocalizedStringResource = "Open Playlist"
  @Parameter(title: "Playlist") var target: Playlist
  init() {}
  init(target: Playlist) { self.target = target }
  func perform() async throws -> some IntentResult { .result() }
}
struct Wrapper<Intent: AppIntent> {
  let intent: Intent; func run() async throws -> Intent.PerformResult { try await intent.perform() }
}
func anyIntents() -> [any AppIntent] { [PlayPlaylist(), OpenPlaylist()] }
func types() -> [any AppIntent.Type] { [PlayPlaylist.self] }
func title(of intent: some AppIntent) -> LocalizedStringResource { type(of: intent).title }

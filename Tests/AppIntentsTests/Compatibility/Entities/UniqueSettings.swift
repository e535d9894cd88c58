struct AppSettingsEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Settings"
  static let defaultQuery = UniqueAppEntityProvider<AppSettingsEntity> { AppSettingsEntity() }

  var id: String { "settings" }

  @Property(title: "Notifications")
  var sendsNotifications: Bool

  var displayRepresentation: DisplayRepresentation { "Settings" }

  init() { sendsNotifications = true }
}

struct ProfileEntity: UniqueAppEntity {
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Profile"
  static let defaultQuery = ProfileQuery()
  let id = 1
  var displayRepresentation: DisplayRepresentation { "My Profile" }
}

struct ProfileQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> ProfileEntity { ProfileEntity() }
}

struct ShowProfileIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Profile"
  @Parameter(title: "Profile") var profile: ProfileEntity
  @Parameter(title: "Settings") var settings: AppSettingsEntity?
  func perform() async throws -> some IntentResult { .result() }
}

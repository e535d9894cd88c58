func donations() async throws {
  let intent = ThrowDieIntent(); let id = try await intent.donate()
  try await IntentDonationManager.shared.donate(intent: intent)
  _ = try await IntentDonationManager.shared.donate(intent: intent, result: .result(value: 3))
  try await IntentDonationManager.shared.deleteDonations(matching: .intentType(ThrowDieIntent.self)); _ = id
  try await RelevantIntentManager.shared.updateRelevantIntents([])
}
struct ThrowDieIntent: AppIntent {
  static let title: LocalizedStringResource = "S"
  func perform() async throws -> some IntentResult & ReturnsValue<Int> { .result(value: 1) }
}
struct DieEntity: AppEntity {
  var id: Int; static let typeDisplayRepresentation: TypeDisplayRepresentation = "T"; static let defaultQuery = Q()
  var displayRepresentation: DisplayRepresentation { "\(id)" }
  struct Q: EntityQuery { func entities(for ids: [Int]) async throws -> [DieEntity] { ids.map(DieEntity.init(id:)) } }
}
extension DieEntity { static func == (l: DieEntity, r: DieEntity) -> Bool { l.id == r.id } }
let dieIdentifier = EntityIdentifier(for: DieEntity(id: 3))
func forgetDonations() async throws {
  let manager = IntentDonationManager.shared
  try await manager.deleteDonations(matching: .entityIdentifier(dieIdentifier))
  try await manager.deleteDonations(matching: .entityIdentifiers([dieIdentifier]))
  try await manager.deleteDonations(matching: .intentType(ThrowDieIntent.self, entityIdentifier: dieIdentifier))
}
func printIdentifier() { print(dieIdentifier.identifier, dieIdentifier.entityType) }

struct CardEntity: AppEntity {
  enum Suit: Int { case hearts, spades }

  static let typeDisplayRepresentation = TypeDisplayRepresentation(
    name: LocalizedStringResource("Card", table: "Cards"), numericFormat: "\(placeholder: .int) cards",
    synonyms: ["Playing card", "Sheet"])

  static let defaultQuery = CardQuery()

  var id: Int { suit.rawValue }
  var suit: Suit
  var picture: Data?

  var displayRepresentation: DisplayRepresentation {
    switch suit {
    case .hearts: "Hearts"
    case .spades:
      if let picture {
        DisplayRepresentation(title: "Spades", image: .init(data: picture))
      } else {
        .init(title: "Spades", subtitle: "\(id) of \(2)", image: .init(named: "spades", isTemplate: false))
      }
    }
  }
}

struct CardQuery: EntityQuery {
  func entities(for identifiers: [CardEntity.ID]) async throws -> [CardEntity] {
    identifiers.compactMap { CardEntity.Suit(rawValue: $0) }.map { CardEntity(suit: $0) }
  }

  func suggestedEntities() async throws -> [CardEntity] { [CardEntity(suit: .hearts), CardEntity(suit: .spades)] }
}

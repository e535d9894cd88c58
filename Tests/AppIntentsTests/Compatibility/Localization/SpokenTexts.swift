struct CountSheepIntent: AppIntent {
  static let title: LocalizedStringResource = "Count Sheep"
  static let description = IntentDescription("Says how many sheep there are.")

  @Parameter(title: "Number", default: 2) var count: Int
  @Parameter(title: "Pasture", default: .hill) var pasture: Pasture

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard count >= 0 else { throw SheepError.fewerThanNone }
    let place = String(localized: "on the \(pasture)")
    return .result(
      dialog: IntentDialog(full: "There are \(count) sheep \(place).", supporting: "Sheep \(place)"))
  }
}

enum Pasture: String, AppEnum {
  case hill, meadow

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Pasture"
  static let caseDisplayRepresentations: [Pasture: DisplayRepresentation] = [.hill: "hill", .meadow: "meadow"]
}

enum SheepError: Error, CustomLocalizedStringResourceConvertible {
  case fewerThanNone

  var localizedStringResource: LocalizedStringResource { "There cannot be fewer sheep than none." }
}

enum SheepTexts {
  static let resources: [LocalizedStringResource] = [
    "Sheep",
    LocalizedStringResource("sheep.title", defaultValue: "All the sheep", table: "Sheep", comment: "Above the list."),
    "Counted on \(Date(timeIntervalSince1970: 0), format: .dateTime.year())",
  ]

  static var heading: AttributedString { AttributedString(localized: "Sheep of the day", options: []) }
}

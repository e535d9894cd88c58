struct LogWater: AppIntent {
  static var title: LocalizedStringResource = "Log Water"
  static var description = IntentDescription(
    "Logs a drink.", categoryName: "Health", searchKeywords: ["water", "drink"], resultValueName: "Amount")

  @Parameter(
    title: "Amount", description: "How much", default: 250, controlStyle: .stepper, inclusiveRange: (50, 2000),
    requestValueDialog: "How much?")
  var amount: Int
  @Parameter(title: "Fraction", description: "x", default: 0.5, controlStyle: .slider, inclusiveRange: (0.0, 1.0))
  var fraction: Double
  @Parameter(title: "Fraction", controlStyle: .field, inclusiveRange: (lowerBound: 0, upperBound: 1))
  var fraction2: Double?
  @Parameter(
    title: "Note", default: "",
    inputOptions: String.IntentInputOptions(
      keyboardType: .default, capitalizationType: .sentences, multiline: true, autocorrect: true, smartQuotes: true,
      smartDashes: true), requestValueDialog: IntentDialog("Which note?"),
    inputConnectionBehavior: .connectToPreviousIntentResult)
  var note: String
  @Parameter(
    title: "Mail", inputOptions: .init(keyboardType: .emailAddress, capitalizationType: .none, autocorrect: false))
  var mail: String?
  @Parameter(title: "Flag", default: false, displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var flag: Bool
  @Parameter(title: "Flag", displayName: .init(true: "Enable", false: "Disable"))
  var flag2: Bool?
  @Parameter(title: "When", kind: .date) var when: Date
  @Parameter(title: "When", kind: .dateTime, requestValueDialog: "When?") var when2: Date?
  @Parameter(title: "At", kind: .time) var at: DateComponents
  @Parameter(title: "For", defaultUnit: .minutes, supportsNegativeNumbers: false) var duration:
    Measurement<UnitDuration>
  @Parameter(
    title: "Dist", description: "d", defaultValue: 3, defaultUnit: .kilometers, defaultUnitAdjustForLocale: true)
  var dist: Measurement<UnitLength>
  @Parameter(title: "Price", currencyCodes: ["EUR", "USD"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Tags", default: []) var tags: [String]
  @Parameter(title: "Link") var link: URL?
  @Parameter var plain: String
  @Parameter(description: "d", default: 3) var d3: Int
  @Parameter(title: "Person") var person: IntentPerson
  @Parameter(
    title: "File", supportedTypeIdentifiers: ["public.image"], inputConnectionBehavior: .connectToPreviousIntentResult)
  var file: IntentFile
  @Parameter(title: "Files", description: "d", supportedTypeIdentifiers: ["public.image"], requestValueDialog: "Which?")
  var files: [IntentFile]

  static var parameterSummary: some ParameterSummary {
    Summary("Log \(\.$amount) ml") {
      \.$note
      \.$flag
    }
  }
  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    return .result(value: amount, dialog: "Logged \(amount) ml of \(fraction.formatted(.percent)).")
  }
}

struct DefaultsIntent: AppIntent {
  static let title: LocalizedStringResource = "x"
  @IntentParameter(title: "x") var x: Int
  var y: IntentParameter<Int> { $x }
  @Parameter(title: "Dates") var dates: [Date]
  @Parameter(title: "Bools") var bools: [Bool]?
  @Parameter(title: "Attr") var attr: AttributedString
  @Parameter(title: "Dec", inclusiveRange: (0, 10)) var dec: Decimal
  @Parameter(title: "Dur") var dur: Duration
  @Parameter(title: "Rule") var rule: Calendar.RecurrenceRule?
  @Parameter(title: "Name") var name: PersonNameComponents
  @Parameter(title: "Default date", default: Date.now) var now: Date
  @Parameter(title: "Default url", default: URL(string: "https://e.org")) var url: URL?
  @Parameter(title: "Default url", default: nil) var url2: URL?
  @Parameter(title: "Range", default: Int(5), inclusiveRange: (lowerBound: 1, upperBound: Int.max)) var n: Int
  @Parameter(title: "expr", default: ["a", "b"].joined()) var s: String
  @Parameter(title: "expr", default: Self.defaults) var t: [String]
  static let defaults = ["x"]
  init() {}
  init(x: Int) { self.x = x; $x.wrappedValue = 3 }
  func perform() async throws -> some IntentResult {
    let c = Calendar.current.date(from: $x.wrappedValue == 1 ? DateComponents() : DateComponents(year: 3)); _ = c
    return .result()
  }
}

struct WeatherReport: AppIntent {
  static let title: LocalizedStringResource = "Get the Weather"
  static let description = IntentDescription(
    "Tells the weather.", categoryName: "Weather", searchKeywords: ["rain", "sun"], resultValueName: "Report")

  @Parameter(title: "City", optionsProvider: CityOptionsProvider())
  var city: String

  @Parameter(title: "When", kind: .dateTime)
  var date: Date?

  private var service: WeatherService { WeatherService() }

  init() {}

  init(city: String) {
    self.city = city
    date = nil
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    let text = try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<String, Error>) in
      service.report(for: city) { continuation.resume(with: $0) }
    }
    return .result(value: text, dialog: "\(text)")
  }

  struct CityOptionsProvider: DynamicOptionsProvider {
    func results() async throws -> [String] {
      return ["Berlin", "Paris", "Rome"]
    }
  }
}

final class WeatherService {
  func report(for city: String, completion: @escaping (Result<String, Error>) -> Void) {
    completion(.success("Sunny in \(city)"))
  }
}

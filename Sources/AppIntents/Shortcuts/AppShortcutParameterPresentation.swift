/// How the values for a parameter are presented where shortcuts are listed. Nothing lists them here; the phrases take every value.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Makes a presentation.
  public init(
    for keyPath: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent, Value>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.ValueType> optionsCollections: () ->
      AppShortcutOptionsCollectionSpecificationBuilder<Value.ValueType>.Specification
  ) {}
}

/// A parameter's value in a sentence, such as `"Call \(\.$person)"`.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent, Value: _IntentValue>: Sendable {
  /// Makes a summary.
  public init(_ summary: ParameterSummaryString<Intent>, table: StaticString? = nil) {}
}

/// Some values for a parameter under a title.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>: Sendable {
  /// What gives the values.
  public let dynamicOptionsProvider: Provider

  /// The title.
  public let title: LocalizedStringResource

  /// The name of an SF Symbol.
  public let systemImageName: String?

  /// Makes a collection.
  public init(_ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Lists collections of values, one a line.
@resultBuilder
public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  /// Collections of values.
  public struct Specification: Sendable {
    /// How many there are.
    let count: Int
  }

  /// One collection.
  public static func buildExpression<Provider: DynamicOptionsProvider>(
    _ collection: AppShortcutOptionsCollection<Provider>
  ) -> Specification where Provider._Item == Value { Specification(count: 1) }

  /// All lines.
  public static func buildBlock(_ collections: Specification...) -> Specification {
    Specification(count: collections.reduce(0) { $0 + $1.count })
  }
}

extension AppShortcutsProvider {
  /// How the values for a parameter are presented.
  public typealias ParameterPresentation<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentation<Intent, Value>

  /// A parameter's value in a sentence.
  public typealias Summary<Intent: AppIntent, Value: _IntentValue> =
    AppShortcutParameterPresentationSummary<Intent, Value>

  /// Some values for a parameter under a title.
  public typealias OptionsCollection<Provider: DynamicOptionsProvider> = AppShortcutOptionsCollection<Provider>
}

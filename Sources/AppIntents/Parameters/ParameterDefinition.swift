/// What the declaration of a parameter says.
struct ParameterDefinition: Sendable {
  /// What people call it.
  var title: LocalizedStringResource?

  /// What it is for.
  var description: LocalizedStringResource?

  /// Whether `default:` is given.
  var hasDefault = false

  /// The question for its value.
  var requestValueDialog: IntentDialog?

  /// The question which of several values is meant.
  var requestDisambiguationDialog: IntentDialog?

  /// The numbers it takes.
  var inclusiveRange: ClosedRange<Double>?

  /// What few parameters say, beside the rest since every intent that is made carries a definition for each parameter.
  private var rare: Rare?

  /// Makes the definition of a parameter that says nothing of itself.
  init() {}

  /// Makes a definition of what all kinds of parameters say.
  init<Item>(
    _ title: LocalizedStringResource?, _ description: LocalizedStringResource?, _ requestValueDialog: IntentDialog?,
    _ requestDisambiguationDialog: IntentDialog? = nil, options: (any DynamicOptionsProvider<Item>)? = nil,
    connection: InputConnectionBehavior, resolvers: ResolverSpecificationBuilder<Item>.Specification
  ) {
    self.title = title
    self.description = description
    self.requestValueDialog = requestValueDialog
    self.requestDisambiguationDialog = requestDisambiguationDialog
    if !resolvers._resolvers.isEmpty { more.resolvers = resolvers._resolvers }
    if connection == .connectToPreviousIntentResult { more.isConnected = true }
    offer(options)
  }

  /// What few parameters say.
  var more: More {
    get { rare?.more ?? More() }
    set { rare = Rare(newValue) }
  }

  /// Has the parameter offer what a provider offers.
  mutating func offer<Item>(_ provider: (any DynamicOptionsProvider<Item>)?) {
    guard let provider else { return }
    offer(each: provider)
  }

  private mutating func offer<Provider: DynamicOptionsProvider>(each provider: Provider) {
    var more = more
    more.options = {
      try MissingDependencyError.check(provider)
      let coding = Provider.Result.Result._coding
      // No key path: a generic one is made anew each time, and read by what it holds.
      return try await provider.results()._items.compactMap { $0.data(by: coding) }
    }
    more.isDependent = { dependsOnParameters(provider) }
    more.defaultResult = { await provider.defaultResult().flatMap(Provider.DefaultValue._coding.encode) }
    self.more = more
  }

  /// Has the parameter offer what a query of its own finds.
  mutating func offer<Entity>(_ query: (any EntityQuery<Entity>)?) {
    guard let query else { return }
    offer(from: query)
  }

  private mutating func offer<Query: EntityQuery>(from query: Query) {
    var more = more
    more.options = {
      try MissingDependencyError.check(query)
      return try await query._allEntities().map { .entity($0.reference) }
    }
    more.isDependent = { dependsOnParameters(query) }
    more.defaultResult = { await query.defaultResult().flatMap(Query.DefaultValue._coding.encode) }
    self.more = more
  }
}

extension ParameterDefinition {
  /// What few parameters say.
  struct More: Sendable {
    /// What yes and no are called.
    var booleanNames: Bool.IntentDisplayName?

    /// Which part of a date it is about; `nil` for both.
    var dateKind: IntentDateKind?

    /// The currencies of an amount, the first being that of a plain number.
    var currencyCodes: [String]?

    /// How a person is chosen on a screen.
    var personMode: IntentPerson.ParameterMode?

    /// Whether it takes the result of the intent before it.
    var isConnected = false

    /// How many values it takes.
    var size: IntentCollectionSize?

    /// The values it offers.
    var options: (@Sendable () async throws -> [IntentValue])?

    /// The value of the app's choice, when the person gives none.
    var defaultResult: (@Sendable () async -> IntentValue?)?

    /// Whether what it offers depends on other parameters.
    var isDependent: (@Sendable () -> Bool)?

    /// What makes values of another type into one of this.
    var resolvers: [any Resolver] = []

    /// What a plain number means, such as one in the unit of a measurement.
    var adjust: (@Sendable (IntentValue) -> IntentValue)?
  }

  private final class Rare: Sendable {
    let more: More

    init(_ more: More) { self.more = more }
  }
}

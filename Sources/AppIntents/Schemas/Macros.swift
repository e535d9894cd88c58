// A plugin expands these, which is built only if the package's trait `Macros` asks for it.
#if Macros
  /// Makes an enum, each of whose cases has one value, a type that parameters can have.
  @attached(extension, conformances: AppUnionValue, names: arbitrary)
  public macro UnionValue() = #externalMacro(module: "ParlanceCompatibilityMacros", type: "UnionValue")

  /// Makes an intent of a schema of the system's: a title, and parameters of variables that say nothing of themselves.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent)
  public macro AppIntent(schema: AppSchema) = #externalMacro(module: "ParlanceCompatibilityMacros", type: "Intent")

  /// Makes an entity of a schema of the system's: a name for its type, and properties of variables of plain values.
  @attached(memberAttribute)
  @attached(extension, conformances: AssistantSchemaEntity)
  public macro AppEntity(schema: AppSchema) = #externalMacro(module: "ParlanceCompatibilityMacros", type: "Entity")

  /// Makes an enum of a schema of the system's: a name for its type.
  @attached(extension, conformances: AssistantSchemaEnum)
  public macro AppEnum(schema: AppSchema) = #externalMacro(module: "ParlanceCompatibilityMacros", type: "Enum")

  /// The older name of `@AppIntent(schema:)`.
  @attached(memberAttribute)
  @attached(
    extension,
    conformances: AssistantSchemaIntent, OpenIntent, DeleteIntent, ShowInAppSearchResultsIntent)
  public macro AssistantIntent(schema: AppSchema) =
    #externalMacro(module: "ParlanceCompatibilityMacros", type: "Intent")

  /// The older name of `@AppEntity(schema:)`.
  @attached(memberAttribute)
  @attached(extension, conformances: AssistantSchemaEntity)
  public macro AssistantEntity(schema: AppSchema) =
    #externalMacro(module: "ParlanceCompatibilityMacros", type: "Entity")

  /// The older name of `@AppEnum(schema:)`.
  @attached(extension, conformances: AssistantSchemaEnum)
  public macro AssistantEnum(schema: AppSchema) = #externalMacro(module: "ParlanceCompatibilityMacros", type: "Enum")
#endif

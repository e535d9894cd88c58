/// A value that is offered, with how it is shown.
public struct IntentItem<Value: _IntentValue>: Sendable {
  /// The value.
  public let value: Value

  private let display: DisplayRepresentation?

  /// The heading that it stands under.
  var section: LocalizedStringResource?

  /// Makes an item that is shown otherwise than the value shows itself.
  public init(
    _ value: Value, title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.init(value, display: DisplayRepresentation(title: title, subtitle: subtitle, image: image))
  }

  /// Makes an item that is shown as the value shows itself.
  public init(_ value: Value) {
    self.init(value, display: nil)
  }

  /// Makes an item.
  init(_ value: Value, display: DisplayRepresentation?) {
    self.value = value
    self.display = display
  }

  /// What it is called.
  public var title: LocalizedStringResource { description.title }

  /// What is said of it besides; `nil` for nothing.
  public var subtitle: LocalizedStringResource? { description.subtitle }

  /// Its picture; `nil` for none.
  public var image: DisplayRepresentation.Image? { description.image }

  /// How it is shown.
  public var description: DisplayRepresentation {
    if let display { return display }
    if let value = value as? any InstanceDisplayRepresentable { return value.displayRepresentation }
    return DisplayRepresentation(title: LocalizedStringResource(verbatim: String(describing: value)))
  }

  /// The value as data, under its title and heading here.
  func data(by coding: _IntentValueCoding<Value>) -> IntentValue? {
    let data = coding.encode(value)
    switch data {
    case .entity(var reference):
      reference.display = shown(reference.display)
      return .entity(reference)
    case .enumeration(var reference):
      reference.display = shown(reference.display)
      return .enumeration(reference)
    default: return data
    }
  }

  private func shown(_ own: DisplayText) -> DisplayText {
    var shown = display?.rendered() ?? own
    shown.section = section?.rendered()
    return shown
  }
}

extension IntentItem {
  /// Lists items, one a line.
  @resultBuilder
  public enum Builder {
    /// A value.
    public static func buildExpression(_ value: Value) -> [IntentItem<Value>] { [IntentItem(value)] }

    /// An item.
    public static func buildExpression(_ item: IntentItem<Value>) -> [IntentItem<Value>] { [item] }

    /// Several values.
    public static func buildExpression(_ values: [Value]) -> [IntentItem<Value>] { values.map { IntentItem($0) } }

    /// Several items.
    public static func buildExpression(_ items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

    /// All lines.
    public static func buildBlock(_ items: [IntentItem<Value>]...) -> [IntentItem<Value>] { items.flatMap { $0 } }

    /// A branch that may be left out.
    public static func buildOptional(_ items: [IntentItem<Value>]?) -> [IntentItem<Value>] { items ?? [] }

    /// The first of two branches.
    public static func buildEither(first items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

    /// The second of two branches.
    public static func buildEither(second items: [IntentItem<Value>]) -> [IntentItem<Value>] { items }

    /// A loop.
    public static func buildArray(_ items: [[IntentItem<Value>]]) -> [IntentItem<Value>] { items.flatMap { $0 } }
  }
}

/// Values that are offered under one heading.
public struct IntentItemSection<Result: _IntentValue>: Sendable {
  /// The heading.
  public let title: LocalizedStringResource?

  /// What is said of it besides; not shown here.
  public private(set) var subtitle: LocalizedStringResource?

  /// Its picture; not shown here.
  public private(set) var image: DisplayRepresentation.Image?

  /// The values.
  public let items: [IntentItem<Result>]

  /// Makes a section of values.
  public init(_ title: LocalizedStringResource, items: [Result]) {
    self.init(title: title, all: items.map { IntentItem($0) })
  }

  /// Makes a section of items.
  public init(_ title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title: title, all: items)
  }

  /// Makes a section of items.
  public init(title: LocalizedStringResource, items: [IntentItem<Result>]) {
    self.init(title: title, all: items)
  }

  /// Makes a section of values.
  public init(title: LocalizedStringResource, items: [Result]) {
    self.init(title, items: items)
  }

  /// Makes a section without a heading; an empty list is one of values.
  @_disfavoredOverload
  public init(items: [IntentItem<Result>]) {
    self.init(title: nil, all: items)
  }

  /// Makes a section without a heading.
  public init(items: [Result]) {
    self.init(title: nil, all: items.map { IntentItem($0) })
  }

  /// Makes a section of what a block lists.
  public init(
    _ title: LocalizedStringResource? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title: title, all: itemsBuilder())
  }

  /// Makes a section of what a block lists.
  public init(
    _ title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: DisplayRepresentation.Image? = nil, @IntentItem<Result>.Builder itemsBuilder: () -> [IntentItem<Result>]
  ) {
    self.init(title: title, all: itemsBuilder())
    (self.subtitle, self.image) = (subtitle, image)
  }

  private init(title: LocalizedStringResource?, all items: [IntentItem<Result>]) {
    self.title = title
    self.items = items
  }
}

extension IntentItemSection {
  /// Lists sections, or items without a heading, one a line.
  @resultBuilder
  public enum Builder {
    /// A section.
    public static func buildExpression(_ section: IntentItemSection<Result>) -> [IntentItemSection<Result>] {
      [section]
    }

    /// Several sections.
    public static func buildExpression(_ sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
      sections
    }

    /// A value.
    public static func buildExpression(_ value: Result) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: [value])]
    }

    /// An item.
    public static func buildExpression(_ item: IntentItem<Result>) -> [IntentItemSection<Result>] {
      [IntentItemSection(items: [item])]
    }

    /// All lines.
    public static func buildBlock(_ sections: [IntentItemSection<Result>]...) -> [IntentItemSection<Result>] {
      sections.flatMap { $0 }
    }

    /// A branch that may be left out.
    public static func buildOptional(_ sections: [IntentItemSection<Result>]?) -> [IntentItemSection<Result>] {
      sections ?? []
    }

    /// The first of two branches.
    public static func buildEither(first sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
      sections
    }

    /// The second of two branches.
    public static func buildEither(second sections: [IntentItemSection<Result>]) -> [IntentItemSection<Result>] {
      sections
    }

    /// A loop.
    public static func buildArray(_ sections: [[IntentItemSection<Result>]]) -> [IntentItemSection<Result>] {
      sections.flatMap { $0 }
    }
  }
}

/// Values that are offered, in sections.
public struct IntentItemCollection<Result: _IntentValue>: ResultsCollection {
  /// What the list is called.
  public let promptLabel: LocalizedStringResource?

  /// Whether a long list has an index of letters beside it on a screen.
  public let usesIndexedCollation: Bool

  /// The sections, in the order to show.
  public let sections: [IntentItemSection<Result>]

  /// Nothing to offer.
  public static var empty: IntentItemCollection<Result> { IntentItemCollection(sections: []) }

  /// Makes a collection of sections; `usesIndexedCollation` is for long lists on a screen.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    sections: [IntentItemSection<Result>]
  ) {
    self.promptLabel = promptLabel
    self.usesIndexedCollation = usesIndexedCollation
    self.sections = sections
  }

  /// Makes a collection of what a block lists.
  public init(
    promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false,
    @IntentItemSection<Result>.Builder sectionsBuilder: () -> [IntentItemSection<Result>]
  ) {
    self.init(promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: sectionsBuilder())
  }

  /// Makes a collection without sections.
  public init(promptLabel: LocalizedStringResource? = nil, usesIndexedCollation: Bool = false, items: [Result]) {
    self.init(
      promptLabel: promptLabel, usesIndexedCollation: usesIndexedCollation, sections: [IntentItemSection(items: items)])
  }

  /// All values with how they are shown.
  public var _items: [IntentItem<Result>] {
    sections.flatMap { section in
      section.items.map { item in
        var item = item
        item.section = section.title
        return item
      }
    }
  }
}

import Foundation

/// A change of a store as data: what a store gives of another change, to take that back.
public struct StoreChange: Sendable, Hashable, Codable {
  /// What is done to the rows of one table.
  enum Step: Sendable, Hashable, Codable {
    /// Puts back a row.
    case insert(StoreTable, [String: StoredValue])
    /// Removes rows.
    case delete(StoreTable, ids: [String])
    /// Sets columns, where they hold what they are expected to hold.
    case update(StoreTable, id: String, from: [String: StoredValue], to: [String: StoredValue])
  }

  /// The steps, in their order.
  var steps: [Step]

  /// Whether it changes nothing.
  public var isEmpty: Bool { steps.isEmpty }

  /// Makes a change.
  init(_ steps: [Step]) { self.steps = steps }

  /// Reads a change that was written as text.
  public init(text: String) throws {
    do {
      self = try JSONDecoder().decode(StoreChange.self, from: Data(text.utf8))
    } catch {
      throw DaybookStoreError.unknownChange
    }
  }

  /// The change as text.
  public var text: String {
    get throws { String(decoding: try JSONEncoder().encode(self), as: UTF8.self) }
  }
}

/// A table whose changes can be taken back.
enum StoreTable: String, Sendable, Hashable, Codable {
  /// The tasks.
  case task
  /// The events, each in a category.
  case event
  /// The categories of events.
  case category
  /// What was logged, each of one event.
  case record

  /// All that a row of it holds.
  var columns: Set<String> {
    switch self {
    case .task:
      ["seq", "id", "title", "folded", "notes", "due", "dueDay", "priority", "completedAt", "createdAt"]
    case .event: ["seq", "id", "name", "nameKey", "folded", "category", "createdAt"]
    case .category: ["seq", "id", "name", "nameKey", "folded"]
    case .record: ["seq", "id", "event", "date", "hasTime"]
    }
  }

  /// What a row of it need not say, since older ones did not hold it.
  var laterColumns: Set<String> { self == .record ? ["hasTime"] : [] }

  /// Where a row of it is referred to; `nil` for nowhere.
  var use: (table: StoreTable, column: String)? {
    switch self {
    case .event: (.record, "event")
    case .category: (.event, "category")
    case .task, .record: nil
    }
  }

  /// What a row of it cannot be without; `nil` for nothing.
  var owner: (table: StoreTable, column: String)? {
    switch self {
    case .record: (.event, "event")
    case .event: (.category, "category")
    case .task, .category: nil
    }
  }
}

/// What a column holds.
enum StoredValue: Sendable, Hashable {
  /// Nothing: SQL's `NULL`, and `null` in JSON.
  case null
  /// A whole number, such as a moment in milliseconds since 1970.
  case integer(Int64)
  /// A text, such as an identifier.
  case text(String)

  /// The text, if it is one.
  var string: String? { if case .text(let text) = self { text } else { nil } }
}

extension StoredValue: Codable {
  /// Reads a bare `null`, whole number or text; throws for anything else.
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let number = try? container.decode(Int64.self) {
      self = .integer(number)
    } else {
      self = .text(try container.decode(String.self))
    }
  }

  /// Writes the value bare, without the name of its case.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .integer(let number): try container.encode(number)
    case .text(let text): try container.encode(text)
    }
  }
}

/// An intent that searches the app and shows what it finds.
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The type of what is searched for.
  associatedtype Criteria: SearchCriteria

  /// What is searched for.
  var criteria: Criteria { get set }

  /// Where it is searched for.
  static var searchScopes: Criteria.SearchScopes { get }
}

/// What can be searched for.
public protocol SearchCriteria: _IntentValue {
  /// Where it can be searched for.
  associatedtype SearchScopes = Void
}

/// A text that is searched for.
public struct StringSearchCriteria: SearchCriteria, Sendable, Hashable {
  /// Where it is searched for.
  public typealias SearchScopes = [StringSearchScope]

  /// The text.
  public var term: String

  /// Makes criteria of a text.
  public init(term: String) {
    self.term = term
  }

  /// Free text.
  public static var _ownCoding: _IntentValueCoding<StringSearchCriteria> {
    _IntentValueCoding(.text, { .text($0.term) }) {
      if case .text(let term) = $0 { StringSearchCriteria(term: term) } else { nil }
    }
  }
}

extension String: SearchCriteria {
  /// Where a text is searched for.
  public typealias SearchScopes = [StringSearchScope]
}

/// What an app has to be searched for.
public enum StringSearchScope: Sendable, Hashable {
  /// Whatever it has.
  case general
  /// Films.
  case movies
  /// Television.
  case tv
  /// Videos that people make themselves.
  case freeformVideo
}

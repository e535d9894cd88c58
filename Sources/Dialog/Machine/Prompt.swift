import AppIntents
import ParlanceLanguage
import ParlanceTemplates

/// A question to the person.
package struct Prompt: Sendable, Hashable, Codable {
  /// What kind of answer it wants.
  package enum Kind: String, Sendable, Hashable, Codable {
    /// A value for a parameter.
    case value
    /// Which of several.
    case disambiguation
    /// Yes or no.
    case confirmation
    /// One of several ways to go on.
    case choice
    /// What was meant.
    case clarification
  }

  /// What it is asked for.
  package enum Purpose: Sendable, Hashable, Codable {
    /// To fill a parameter before the intent runs.
    case parameter
    /// To create an entity of the type under a name that nobody knows.
    case creation(type: String, name: String)
    /// To offer names that are like one which nobody knows.
    case nearName(String)
    /// Because the running intent asks.
    case request
    /// To tell two commands apart.
    case clarification
    /// To do otherwise what cannot be taken back.
    case repetition
    /// For a yes before something is done: it deletes, may not have been meant, or was asked about when the program ended.
    case act
    /// Because what was performed was wrong: to take it back, or do it otherwise.
    case mistake

    /// Whether it asks about a name that nobody knows.
    package var isOfUnknownName: Bool { unknownName != nil }

    /// The name that nobody knows, of which it asks.
    package var unknownName: String? {
      switch self {
      case .creation(_, let name), .nearName(let name): name
      case .parameter, .request, .clarification, .repetition, .act, .mistake: nil
      }
    }
  }

  /// What is asked, for the wording.
  package enum Question: Sendable, Hashable, Codable {
    /// The parameter's own question for a value.
    case value
    /// The parameter's own question for one of several.
    case which
    /// Whether to create the name.
    case create
    /// What was meant.
    case meaning
    /// Whether this was meant.
    case suggestion(String)
    /// Whether to do with these values what was done with others and cannot be taken back; with what was said to be otherwise.
    case `repeat`([String: IntentValue], said: String?)
    /// Whether to perform the intent with these values; with what was said to be otherwise, where that is a guess.
    case act([String: IntentValue], said: String? = nil)
    /// Whether to take back what was performed, or what was meant instead.
    case mistake
    /// The same, of what was performed with these values some time ago.
    case earlierMistake([String: IntentValue])
    /// In the running intent's own words.
    case said(full: String, supporting: String?)
    /// Whether to go on, with no words given.
    case goOn
    /// How to go on, with no words given.
    case choose
  }

  /// One of the answers on offer.
  package struct Choice: Sendable, Hashable, Codable {
    /// Names it to a front end.
    package var id: String
    /// How it looks.
    package var display: DisplayText
    /// What it stands for.
    package var value: IntentValue

    /// Makes a choice.
    package init(id: String, display: DisplayText, value: IntentValue) {
      self.id = id
      self.display = display
      self.value = value
    }
  }

  /// What kind of answer it wants.
  package var kind: Kind
  /// What it is asked for.
  package var purpose: Purpose
  /// What is asked.
  package var question: Question
  /// The intent that waits for the answer.
  package var intent: String
  /// The parameter that waits for the answer.
  package var parameter: String?
  /// The answers on offer, in the order shown.
  package var choices: [Choice]
  /// How many more there are.
  package var more: Int
  /// The answers that were shown before.
  package internal(set) var before: [Choice] = []
  /// The answers that can be shown next.
  package internal(set) var after: [Choice] = []
  /// The answers that were shown before a name that nobody knows was said; `nil` if none were.
  package internal(set) var earlier: [Choice]?
  /// The name that nobody knows and that nothing is like, where that was said; `nil` if none was.
  package internal(set) var unknownName: String?
  /// What the thing is called that is taken back for what is asked about; `nil` where nothing is.
  package internal(set) var insteadOf: String?
  /// The parameters of which something else was said, which is asked about; `nil` where nothing was.
  package internal(set) var changed: Set<String>?
  /// What means yes to a confirmation, besides the language's own words.
  package var accepting: [String] = []
  /// What means no to it.
  package var denying: [String] = []

  /// Makes a prompt; of the values only as many are offered as can be shown.
  package init(
    _ kind: Kind, _ purpose: Purpose, _ question: Question, intent: String, parameter: String?,
    values: [IntentValue] = []
  ) {
    self.kind = kind
    self.purpose = purpose
    self.question = question
    self.intent = intent
    self.parameter = parameter
    choices = []
    more = 0
    offer(values)
  }

  /// Whether a name answers it that it does not offer: the question came from a name that nobody knows, or from what was done with
  /// another one.
  package var takesOtherNames: Bool {
    switch purpose {
    case .creation, .nearName, .mistake: true
    case .parameter, .request, .clarification, .repetition, .act: false
    }
  }

  /// Whether it asks if something is to be made: a name that nobody knows, or what is offered without a thing that there is.
  var makesSomething: Bool {
    if case .creation = purpose { return true }
    guard kind == .confirmation, purpose == .act, case .act(let values, _) = question else { return false }
    return !values.isEmpty && values.values.allSatisfy(\.entities.isEmpty)
  }

  /// Whether it asks if something is to be done, to which a moment may be added: “for tomorrow” where it is asked whether to add it.
  package var isOffer: Bool {
    switch purpose {
    case .creation, .nearName, .act, .repetition: kind == .confirmation
    case .parameter, .request, .clarification, .mistake: false
    }
  }

  /// Whether the words are one of the choices, exactly as it is called.
  package func offers(_ tokens: [Token], in language: Language) -> Bool {
    choices.contains { language.tokens($0.display.title).map(\.text) == tokens.map(\.text) }
  }
}

extension Prompt {
  /// Whether it asks for a yes before something is done.
  package var asksForYes: Bool { kind == .confirmation && (purpose == .act || purpose == .request) }
}

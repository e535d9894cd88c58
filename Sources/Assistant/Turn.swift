import AppIntents

/// One turn of a session: what came in, what was done, what is said.
public struct Turn: Sendable {
  /// How a turn ended.
  public enum State: String, Sendable, Hashable, CaseIterable {
    /// What was asked for is done, or was answered.
    case done
    /// A question is open.
    case asking
    /// The open question was dropped, or the person said no.
    case cancelled
    /// The utterance fits nothing.
    case notUnderstood
    /// An intent failed, or there is nothing that it could be done with.
    case failed
    /// Nothing was said.
    case silence
  }

  /// An intent that ran in this turn.
  public struct Performed: Sendable {
    /// The intent's name.
    public var intent: String
    /// The parameters that were set, in the order of their declaration.
    package var parameters: [(name: String, value: IntentValue)]
    /// What it returned.
    package var value: IntentValue?
    /// Why it failed, in the session's language; `nil` if it did not.
    public var error: String?

    /// Makes what tells of one performance; it failed if there is an `error`.
    package init(
      intent: String, parameters: [(name: String, value: IntentValue)] = [], value: IntentValue? = nil,
      error: String? = nil
    ) {
      self.intent = intent
      self.parameters = parameters
      self.value = value
      self.error = error
    }
  }

  /// The question that is open at the end of the turn, as a front end shows it.
  public struct OpenPrompt: Sendable, Hashable {
    /// What kind of answer it wants.
    public enum Kind: String, Sendable, Hashable {
      /// A value for a parameter.
      case value
      /// Which of several.
      case disambiguation
      /// Yes or no.
      case confirmation
      /// One of a list of options.
      case choice
      /// What was meant.
      case clarification
    }

    /// One of the answers on offer.
    public struct Choice: Sendable, Hashable {
      /// Names it in ``Input/choice(_:)``.
      public var id: String
      /// What it is called.
      public var title: String
      /// What tells it from others of that name.
      public var subtitle: String?
      /// An SF Symbol's name.
      public var symbol: String?
      /// The heading that it stands under; choices of one heading follow each other.
      public var section: String?

      /// Makes a choice.
      public init(
        id: String, title: String, subtitle: String? = nil, symbol: String? = nil, section: String? = nil
      ) {
        self.id = id
        self.title = title
        self.subtitle = subtitle
        self.symbol = symbol
        self.section = section
      }
    }

    /// What kind of answer it wants.
    public var kind: Kind
    /// The intent that waits for the answer.
    public var intent: String?
    /// The parameter that waits for the answer.
    public var parameter: String?
    /// The answers on offer, in the order shown.
    public var choices: [Choice]
    /// How many more there are behind those that are shown.
    public var more: Int
    /// How many there are before those that are shown: the first of these is the next in number.
    public var before: Int
    /// Whether the reply itself tells choices, so that a voice sums up none.
    package var isTold = false

    /// Makes a prompt.
    public init(
      kind: Kind, intent: String? = nil, parameter: String? = nil, choices: [Choice] = [], more: Int = 0,
      before: Int = 0
    ) {
      self.kind = kind
      self.intent = intent
      self.parameter = parameter
      self.choices = choices
      self.more = more
      self.before = before
    }
  }

  /// What went wrong in the turn.
  public struct Failure: Sendable, Hashable {
    /// The code of a failure that lies with what the app keeps its data in: see ``AppDataError``.
    public static let data = "data"

    /// A stable word for programs, such as `deadlineExceeded`.
    public var code: String
    /// A sentence in the session's language.
    public var message: String
    /// Names the same failure in the log.
    public var id: String?

    /// Makes a failure.
    public init(code: String, message: String, id: String? = nil) {
      self.code = code
      self.message = message
      self.id = id
    }
  }

  /// Counts the session's turns from 1.
  public var number: Int
  /// The session's name.
  public var session: String
  /// The locale of the turn, as a language tag.
  public var locale: String
  /// What was said; `nil` for silence, a choice or a cancellation.
  public var utterance: String?
  /// How the turn ended.
  public var state: State
  /// The intents that ran, in order.
  public var performed: [Performed]
  /// What a voice says; empty if nothing is to be said.
  public var spoken: String
  /// What a screen shows in its place.
  public var displayed: String
  /// What the person could say next, as a screen may show it; mostly nothing.
  public var suggestions: [String]
  /// The question that is open now.
  public var prompt: OpenPrompt?
  /// What went wrong.
  public var failure: Failure?

  /// Makes a turn.
  package init(
    number: Int, session: String, locale: String, utterance: String?, state: State, performed: [Performed] = [],
    spoken: String = "", displayed: String = "", suggestions: [String] = [], prompt: OpenPrompt? = nil,
    failure: Failure? = nil
  ) {
    self.number = number
    self.session = session
    self.locale = locale
    self.utterance = utterance
    self.state = state
    self.performed = performed
    self.spoken = spoken
    self.displayed = displayed
    self.suggestions = suggestions
    self.prompt = prompt
    self.failure = failure
  }
}

/// What a session tells while a turn goes on, and at its end.
public enum TurnEvent: Sendable {
  /// Work goes on: what it is, and how far from 0 to 1 if that is known.
  case progress(String, fraction: Double?)

  /// The turn is over.
  case turn(Turn)
}

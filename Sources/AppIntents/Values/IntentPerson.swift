/// A person who takes part in something.
public struct IntentPerson: Sendable, Hashable {
  /// How the app or the system knows the person.
  public var identifier: Identifier

  /// What the person is called.
  public var name: Name

  /// The first way to reach the person.
  public var handle: Handle?

  /// Other ways.
  public var aliases: [Handle]

  /// Whether it is the one who speaks.
  public var isMe: Bool

  /// A picture.
  public var image: DisplayRepresentation.Image?

  /// Makes a person.
  public init(
    identifier: Identifier, name: Name, handle: Handle?, aliases: [Handle] = [], isMe: Bool = false,
    image: DisplayRepresentation.Image? = nil
  ) {
    self.identifier = identifier
    self.name = name
    self.handle = handle
    self.aliases = aliases
    self.isMe = isMe
    self.image = image
  }

  /// Makes a person of a phone number or an address alone.
  public init(handle: Handle) {
    self.init(identifier: .unknown, name: .displayName(handle.value.text), handle: handle)
  }

  /// Makes a person of a name, and a way to reach them.
  public init(name: Name, handle: Handle? = nil) {
    self.init(identifier: .unknown, name: name, handle: handle)
  }
}

extension IntentPerson {
  /// How a person is known.
  public enum Identifier: Sendable, Hashable, Codable {
    /// By an entry of an address book.
    case contact(String)
    /// By the app.
    case applicationDefined(String)
    /// Not at all.
    case unknown
  }

  /// What a person is called.
  public enum Name: Sendable, Hashable, Codable {
    /// By the parts of the name.
    case components(PersonNameComponents)
    /// By a name as it is shown.
    case displayName(String)
    /// Not known.
    case unknown

    /// The name as it is shown; empty if it is not known.
    public var displayString: String {
      switch self {
      case .components(let components): components.words
      case .displayName(let name): name
      case .unknown: ""
      }
    }
  }

  /// How a person is chosen on a screen.
  public enum ParameterMode: Sendable, Hashable {
    /// Among people.
    case contact
    /// Among phone numbers.
    case phone
    /// Among addresses of mail.
    case email
  }
}

extension IntentPerson {
  /// One way to reach a person.
  public struct Handle: Sendable, Hashable {
    /// A number or an address.
    public enum Value: Sendable, Hashable {
      /// A phone number.
      case phoneNumber(String)
      /// An address of mail.
      case emailAddress(String)
      /// Something of the app's own.
      case applicationDefined(String)

      /// The number or address as text.
      var text: String {
        switch self {
        case .phoneNumber(let text), .emailAddress(let text), .applicationDefined(let text): text
        }
      }
    }

    /// What a number or an address is for.
    public enum Label: Sendable, Hashable, Codable {
      /// The home.
      case home
      /// A fax at home.
      case homeFax
      /// An iPhone.
      case iPhone
      /// Work.
      case work
      /// A fax at work.
      case workFax
      /// A mobile phone.
      case mobile
      /// The main number.
      case main
      /// A pager.
      case pager
      /// School.
      case school
      /// Anything else.
      case other
      /// Something of the app's own.
      case custom(String)
    }

    /// The number or address.
    public var value: Value

    /// What it is for.
    public var label: Label

    /// Makes a handle.
    public init(_ value: Value, label: Label = .other) {
      self.value = value
      self.label = label
    }

    /// Makes a handle of a phone number.
    public init(phoneNumber phoneNumberString: String, label: Label = .other) {
      self.init(.phoneNumber(phoneNumberString), label: label)
    }

    /// Makes a handle of an address of mail.
    public init(emailAddress emailAddressString: String, label: Label = .other) {
      self.init(.emailAddress(emailAddressString), label: label)
    }

    /// Makes a handle of the app's own.
    public init(applicationDefined stringValue: String, label labelString: String? = nil) {
      self.init(.applicationDefined(stringValue), label: labelString.map(Label.custom) ?? .other)
    }
  }
}

extension IntentPerson: AppValue, DisplayRepresentable {
  /// A person.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Person" }

  /// The name, and the first way to reach the person.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: LocalizedStringResource(verbatim: name.displayString),
      subtitle: handle.map { LocalizedStringResource(verbatim: $0.value.text) }, image: image)
  }

  /// By the name: there is no address book that knows more.
  public static var _ownCoding: _IntentValueCoding<IntentPerson> {
    _IntentValueCoding(.text, { .text($0.name.displayString) }) {
      if case .text(let name) = $0 { IntentPerson(name: .displayName(name)) } else { nil }
    }
  }
}

extension PersonNameComponents: _IntentValue {
  /// By the words of the name: the first is the given name, the last the family's.
  public static var _ownCoding: _IntentValueCoding<PersonNameComponents> {
    _IntentValueCoding(.text, { .text($0.words) }) {
      if case .text(let name) = $0 { PersonNameComponents(words: name) } else { nil }
    }
  }

  /// The parts of the name in the order in which Western languages write them.
  fileprivate var words: String {
    [namePrefix, givenName, middleName, familyName, nameSuffix].compactMap { $0 }.joined(separator: " ")
  }

  private init?(words name: String) {
    let words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return nil }
    self.init()
    givenName = first
    if words.count > 1 { familyName = words.last }
    if words.count > 2 { middleName = words[1..<(words.count - 1)].joined(separator: " ") }
  }
}

import Synchronization

/// What an intent declares with property wrappers.
struct IntentMembers: Sendable {
  /// The parameters, in the order of their declaration.
  private(set) var parameters: [NamedParameter] = []

  /// What it depends on.
  private(set) var dependencies: [any AnyAppDependency] = []

  /// Makes an intent and looks into it; `wrappers` are those of its type, if they are known.
  static func made<Intent: AppIntent>(
    _ type: Intent.Type, _ wrappers: StoredWrappers? = nil
  ) -> (intent: Intent, members: IntentMembers) {
    let made = MadeMembers()
    let intent = MadeMembers.$current.withValue(made) { Intent() }
    return (intent, IntentMembers(of: intent, wrappers, made))
  }

  /// Looks into an intent, and tells each parameter where it is declared; `made` are the wrappers that were made with it.
  init<Intent: AppIntent>(of intent: Intent, _ wrappers: StoredWrappers? = nil, _ made: MadeMembers? = nil) {
    let known = made?.all ?? []
    let intentName = Intent.intentName
    (wrappers ?? StoredWrappers(of: Intent.self)).visit(intent) { name, object in
      // A cast to a protocol looks through every conformance of the program, and more than once if it fails.
      switch known.first(where: { $0.object === object }) ?? MadeMembers.Member(object) {
      case .parameter(let parameter):
        parameter.adopt(intent: intentName, parameter: name)
        parameters.append(NamedParameter(name: name, parameter: parameter))
      case .dependency(let dependency): dependencies.append(dependency)
      case nil: break
      }
    }
  }
}

/// The property wrappers that come to be while an intent is made: they know what they are, which else a cast has to find out.
final class MadeMembers: Sendable {
  /// A property wrapper.
  enum Member: Sendable {
    /// What `@Parameter` makes.
    case parameter(any AnyIntentParameter)
    /// What `@Dependency` makes.
    case dependency(any AnyAppDependency)

    /// The wrapper that an object is; `nil` if it is none.
    init?(_ object: AnyObject) {
      if let parameter = object as? any AnyIntentParameter {
        self = .parameter(parameter)
      } else if let dependency = object as? any AnyAppDependency {
        self = .dependency(dependency)
      } else {
        return nil
      }
    }

    /// The wrapper as an object.
    var object: AnyObject {
      switch self {
      case .parameter(let parameter): parameter
      case .dependency(let dependency): dependency
      }
    }
  }

  /// Where those are gathered that are made just now; `nil` if nobody wants to know.
  @TaskLocal static var current: MadeMembers?

  private let members = Mutex<[Member]>([])

  /// The wrappers so far.
  var all: [Member] { members.withLock { $0 } }

  /// Takes a wrapper.
  func add(_ member: Member) {
    members.withLock { $0.append(member) }
  }
}

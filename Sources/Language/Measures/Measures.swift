import ParlanceDiagnostics
import ParlanceTemplates
import Synchronization

/// The units of a language, by what is measured; each is collected when it is first asked for, and copies share it.
final class Measures: Sendable {
  private let make: @Sendable (String) -> MeasureRecognizer
  private let known = Mutex<[String: MeasureRecognizer]>([:])

  /// Takes what makes a recogniser of the units of a class of Foundation's.
  init(_ make: @escaping @Sendable (String) -> MeasureRecognizer) { self.make = make }

  /// What finds the quantities of a class of Foundation's.
  func recognizer(of dimension: String) -> MeasureRecognizer {
    known.withLock { known in
      if let recognizer = known[dimension] { return recognizer }
      let recognizer = make(dimension)
      known[dimension] = recognizer
      return recognizer
    }
  }
}

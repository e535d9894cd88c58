import Foundation
import ParlanceTerminal
import Synchronization

/// The programs that hear and speak for a conversation.
final class SpeechAids: Sendable {
  /// Says replies aloud; `nil` if nobody asked for it.
  let voice: Voice?
  /// Hears what is said; `nil` if nobody asked for it, and the input is heard alone.
  let recogniser: Recogniser?
  private let teller: Teller

  /// Where it is told what becomes of the programs.
  private final class Teller: Sendable {
    let tell = Mutex<@Sendable (String) -> Void> { Messages.tell($0) }
  }

  /// Takes what the command line asks for, of an app that is called `name`; ends the program if there is no voice.
  init(
    _ hearing: HearingOptions, _ listening: ListeningOptions, _ speaking: SpeakingOptions, of name: String,
    _ environment: [String: String]
  ) throws {
    let teller = Teller()
    let report: @Sendable (String) -> Void = { message in teller.tell.withLock { $0 }(message) }
    self.teller = teller
    voice = try speaking.makeVoice(environment, report: report)
    recogniser = listening.listen.map {
      Recogniser($0, wakeWord: hearing.name(of: name), environment: environment, report: report)
    }
  }

  /// Has it told elsewhere than on standard error.
  func tell(by tell: @escaping @Sendable (String) -> Void) {
    teller.tell.withLock { $0 = tell }
  }

  /// Ends the programs.
  func stop() {
    recogniser?.stop()
    voice?.stop()
  }

  /// Takes the programs along when a signal ends ours: they are in groups of their own, which it does not reach. `nil` if there are none.
  func watchSignals() -> SignalWatch? {
    guard recogniser != nil || voice != nil else { return nil }
    return SignalWatch(SignalWatch.ending + [SIGINT]) { [self] number in
      stop()
      exit(128 + number)
    }
  }
}

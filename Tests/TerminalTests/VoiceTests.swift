import Foundation
import ParlanceTestSupport
import Synchronization
import Testing

@testable import ParlanceTerminal

/// Small programs of shell stand for voices and recognisers.
@Suite("Programs that speak and hear", .serialized, .timeLimit(.minutes(15)))
struct VoiceTests {
  private let place: TemporaryFolder
  private let told = Told()
  private let environment: [String: String]

  /// Keeps what is told.
  private final class Told: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func tell(_ line: String) { lines.withLock { $0.append(line) } }
  }

  init() throws {
    place = try TemporaryFolder()
    environment = ProcessInfo.processInfo.environment.merging(["F": place.path]) { $1 }
  }

  private var folder: String { place.path }

  private func voice(
    _ command: String, isSSML: Bool = false, patience: TimeInterval = 600
  ) throws -> Voice {
    let command = try #require(VoiceCommand(command, isSSML: isSSML, environment: environment))
    return Voice(command, environment: environment, patience: { _ in patience }) { [told] in told.tell($0) }
  }

  private func file(_ name: String) -> String {
    (try? String(contentsOfFile: folder + "/" + name, encoding: .utf8)) ?? ""
  }

  // MARK: Voices

  @Test("A voice reads the text, and knows the language") func says() async throws {
    let voice = try voice(#"cat >"$F/said"; echo $PARLANCE_LOCALE >>"$F/said""#)
    voice.say("Good morning.", locale: "de-AT")
    await voice.finish()
    #expect(file("said") == "Good morning.\nde-AT\n")
    #expect(told.all == [])
    voice.say("", locale: "de")
    await voice.finish()
  }

  @Test("SSML is handed over with its language, and holds no signs of its own") func ssml() async throws {
    let voice = try voice(#"cat >"$F/said""#, isSSML: true)
    voice.say("a < b & c", locale: "de")
    await voice.finish()
    #expect(
      file("said")
        == "<speak version=\"1.1\" xmlns=\"http://www.w3.org/2001/10/synthesis\" xml:lang=\"de\">a &lt; b &amp; c</speak>\n"
    )
  }

  @Test("One text is said at a time: what is being said is cut off with all that it started") func oneAtATime()
    async throws
  {
    let voice = try voice(
      #"read text; echo "$text" >>"$F/log"; case $text in long) sleep 1000 | sleep 1000; echo over >>"$F/log";; esac"#)
    voice.say("long", locale: "en")
    voice.say("short", locale: "en")
    await voice.finish()
    #expect(!file("log").contains("over"))
    #expect(file("log").hasSuffix("short\n"))
    voice.say("long", locale: "en")
    voice.stop()
    await voice.finish()
    #expect(told.all == [])
  }

  @Test("No text leaves what is being said") func nothingToSay() async throws {
    let voice = try voice(#"read text; sleep 0.2; echo "$text" >>"$F/log""#)
    voice.say("long", locale: "en")
    voice.say("", locale: "en")
    await voice.finish()
    #expect(file("log") == "long\n")
  }

  @Test(
    "A voice that is not there, dies or hangs is told once, and the next text is tried",
    arguments: [
      ("no-such-voice-anywhere 2>/dev/null", "is not there"), ("exit 3", "ended with status 3"),
      ("kill -9 $$", "ended with status 137"), ("sleep 1000", "takes too long"),
    ])
  func failures(command: String, message: String) async throws {
    let voice = try voice(command, patience: command.hasPrefix("sleep") ? 0.05 : 600)
    for _ in 1...2 {
      voice.say("text", locale: "en")
      await voice.finish()
    }
    // What has hung is told right after it was stopped.
    while told.all.isEmpty { await Task.yield() }
    #expect(told.all.count == 1)
    #expect(told.all.first?.contains(message) == true)
  }

  @Test("A voice that reads nothing holds up nobody") func deaf() async throws {
    let voice = try voice("exec <&-; exit 0")
    voice.say(String(repeating: "long ", count: 100_000), locale: "en")
    await voice.finish()
    #expect(told.all == [])
  }

  @Test("The voice of the system is the first that is there, and speaks the language") func tools() throws {
    #expect(VoiceCommand(nil, isSSML: false, environment: ["PATH": folder]) == nil)
    for name in ["piper", "espeak-ng", "spd-say"] {
      let path = folder + "/" + name
      _ = FileManager.default.createFile(
        atPath: path, contents: Data("#!/bin/sh\n".utf8), attributes: [.posixPermissions: 0o755])
    }
    let speech = try #require(VoiceCommand(nil, isSSML: true, environment: ["PATH": "/nowhere:" + folder]))
    #expect(
      speech.arguments(for: "-x", language: "fr") == [
        folder + "/spd-say", "--wait", "--language", "fr", "--ssml", "--", "-x",
      ])
    #expect(speech.silencing == [folder + "/spd-say", "--cancel"])
    try FileManager.default.removeItem(atPath: folder + "/spd-say")
    let espeak = try #require(VoiceCommand(nil, isSSML: false, environment: ["PATH": folder]))
    #expect(espeak.arguments(for: "x", language: "ja") == [folder + "/espeak-ng", "-v", "ja", "--stdin"])
    try FileManager.default.removeItem(atPath: folder + "/espeak-ng")
    #expect(VoiceCommand(nil, isSSML: false, environment: ["PATH": folder]) == nil)
    #expect(VoiceCommand(nil, isSSML: false, environment: ["PATH": folder, "PIPER_MODEL": "m"]) != nil)
  }

  // MARK: Recognisers

  private func recogniser(_ command: String, deaths: Int = 3) -> Recogniser {
    var policy = Recogniser.Policy()
    policy.firstPause = .milliseconds(1)
    // However long a loaded machine takes to start it.
    policy.longestRepetition = .seconds(1000)
    policy.mostDeaths = deaths
    return Recogniser(command, environment: environment, policy: policy) { [told] in told.tell($0) }
  }

  private func words(_ recogniser: Recogniser) async -> [String] {
    var words: [String] = []
    for await event in recogniser { words += [event.words].compactMap { $0 } }
    return words
  }

  @Test("A recogniser that is done ends the input") func done() async {
    let recogniser = recogniser(#"echo "[00:00.000 --> 00:01.000] add milk"; echo noise >&2; printf "help""#)
    #expect(await words(recogniser) == ["add milk", "help"])
    #expect(told.all == ["the recogniser has ended"])
    #expect(!recogniser.hasFailed)
  }

  @Test("One that dies is started again, and what it says again is not done twice") func restarted() async {
    let recogniser = recogniser(
      #"echo "add milk"; if [ -e "$F/again" ]; then echo help; else touch "$F/again"; echo "no microphone" >&2; kill -9 $$; fi"#
    )
    #expect(await words(recogniser) == ["add milk", "help"])
    #expect(told.all.count == 2)
    #expect(told.all.first?.hasPrefix("the recogniser died with status 137") == true)
    #expect(!recogniser.hasFailed)
  }

  @Test("One that dies again and again is given up, with its last words") func givenUp() async {
    let recogniser = recogniser("echo \"no model\" >&2; exit 7")
    #expect(await words(recogniser) == [])
    #expect(told.all.count == 3)
    #expect(told.all.last?.contains("died with status 7 (no model); it is not started again") == true)
    #expect(recogniser.hasFailed)
  }

  @Test("One that is stopped ends with what it has started, and is not started again") func stopped() async {
    let recogniser = recogniser("echo ready; sleep 1000 | sleep 1000; echo never")
    var heard: [String] = []
    for await event in recogniser {
      heard += [event.words].compactMap { $0 }
      recogniser.stop()
    }
    #expect(heard == ["ready"])
    #expect(told.all == [])
  }
}

import ParlanceAssistant
import ParlanceTerminal

/// The forms of input; the first byte chooses.
private let forms = InputForm.allCases

/// Reads bytes as input, whole and in pieces: the turns are the same, and none says more than an utterance holds.
@_cdecl("LLVMFuzzerTestOneInput")
func fuzzHearing(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  guard count > 2 else { return 0 }
  let form = forms[Int(bytes[0]) % forms.count]
  let size = Int(bytes[1]) % 16 + 1
  let input = Array(UnsafeBufferPointer(start: bytes + 2, count: count - 2))
  let whole = turns(of: input, form, size: input.count)
  precondition(turns(of: input, form, size: size) == whole, "pieces of \(size) bytes make other turns")
  for case .line(let line, let number) in whole {
    precondition(number >= 0, "a line has no number")
    guard case .utterance(let said) = line.input else { continue }
    precondition(said.text.utf8.count <= 16_384, "an utterance is too long")
    precondition(!said.text.utf8.contains { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F }, "a control character is said")
  }
  return 0
}

private func turns(of input: [UInt8], _ form: InputForm, size: Int) -> [HeardEvent] {
  let moment = ContinuousClock.now
  var machine = HearingMachine(form: form, wakeWord: WakeWord("computer"), limit: 1024)
  var events: [HeardEvent] = []
  var rest = input[...]
  while !rest.isEmpty {
    events += machine.take(rest.prefix(size), at: moment)
    rest = rest.dropFirst(size)
  }
  events += machine.finish(at: moment)
  return events.filter { event in
    if case .partial = event { false } else { true }
  }
}

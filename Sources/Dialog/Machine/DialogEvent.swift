import AppIntents
import ParlanceLanguage

/// What a person's words can mean at this moment.
package struct Heard: Sendable, Hashable {
  /// The words.
  package var utterance: String
  /// A word that the dialog itself understands.
  package var builtIn: BuiltIn?
  /// Whether what is taken back goes whole, with all that it was mended from: “undo everything”.
  package var takesBackWhole = false
  /// Whether it takes back what was done last, and cannot be taken back.
  package var takesBackLasting = false
  /// What it answers, best first.
  package var answers: [Answer]
  /// The commands it can be: one, or several that are equally likely.
  package var commands: [Command]
  /// Whether the command is said exactly, with every name in full.
  package var isExactCommand: Bool
  /// Whether the command is said in the words of a phrase, though perhaps with part of a name.
  package var isPlainCommand = false
  /// The same command with other values that were said besides, to be done afterwards.
  package var others: [Command] = []
  /// What is said instead of something that was said before.
  package var repair: Repair?
  /// What the person would have said if the first command is what they meant; `nil` if nobody doubts it.
  package var suggestion: String?

  /// The words of the one command as they should have been, where something was forgiven in them.
  package var corrected: String?

  /// Whether it may be a yes that was not heard well enough to be taken for one.
  package var isDoubtedYes = false

  /// Whether it may be a no that was heard as another word.
  package var isDoubtedNo = false

  /// Whether any words at all would be the command in its place, so that it is done only after a yes.
  package var isGuess = false

  /// Whether a guess goes on with what was said before by an “and”, and so is no mere guess that a person forgets about: “and butter”.
  package var isNoted = false

  /// The words that nothing understands and for which the app offers the command; `nil` if it is said.
  package var offered: String?

  /// What is said to be otherwise, where that is a guess.
  package var guessed: String?

  /// Whether the words ask something.
  package var isQuestion = false

  /// Whether the command is meant also where any words would be an answer: it needs none, or names what there is.
  package var isCommandRather = false

  /// Whether the command is said as it stands, and lacks only the thing that it is about: “how many in November”.
  package var lacksThing = false

  /// Whether what is said to do is hardly what something is called, though it may name a thing by a part of its name.
  package var isNoText = false

  /// What the command says of all things of a kind where it takes one: it asks which, unless all can be taken; `nil` if it does not.
  package var ofAll: SlotBinding?

  /// Whether the command takes the place of the open question.
  package var dropsQuestion = false

  /// Whether it says that what was performed last was wrong, and not what is right.
  package var isMistake = false

  /// Whether it takes back itself what it says: “add milk, scratch that”.
  package var isWithdrawn = false

  /// Whether it is no answer, no command and mends nothing.
  package var saysNothing: Bool {
    builtIn == nil && answers.isEmpty && commands.isEmpty && repair == nil && !isMistake
  }

  /// Whether it can be meant to mend something: nothing that it says exactly comes before.
  package var mayMend: Bool {
    guard let answer = answers.first, answer.isExact, !answer.isFree else {
      return answers.isEmpty ? !isPlainCommand : true
    }
    return false
  }

  /// Makes an understanding.
  package init(
    utterance: String, builtIn: BuiltIn? = nil, answers: [Answer] = [], commands: [Command] = [],
    isExactCommand: Bool = false, repair: Repair? = nil, takesBackWhole: Bool = false
  ) {
    self.utterance = utterance
    self.builtIn = builtIn
    self.takesBackWhole = takesBackWhole
    self.answers = answers
    self.commands = commands
    self.isExactCommand = isExactCommand
    self.repair = repair
  }
}

/// What became of a parameter that was looked up.
package enum Resolution: Sendable, Hashable {
  /// It has a value.
  case resolved(IntentValue)
  /// The words fit several.
  case ambiguous([IntentValue])
  /// Nothing was said; these can be offered.
  case missing(suggestions: [IntentValue])
  /// Nothing was said, and there is nothing of the kind at all.
  case nothing
  /// Nobody knows the name; there are names like it, the nearest first, and others that can be offered.
  case unrecognised(name: String, near: [IntentValue] = [], suggestions: [IntentValue])
  /// The words say a day that no calendar has.
  case noSuchDay(String)
  /// Nobody knows the name, and there is nothing of the kind at all.
  case nothingCalled(String)
  /// Of several values some are known, but not all: nobody knows that name or, without one, it fits several. These can be offered.
  case partly(unknown: String?, suggestions: [IntentValue])
}

/// What happens to a conversation.
package enum DialogEvent: Sendable, Hashable {
  /// The person said something.
  case heard(Heard)
  /// The person took the choice with that identifier.
  case chosen(String)
  /// Nothing was said.
  case silence
  /// The person drops what is going on, without words.
  case cancelled
  /// A parameter was looked up.
  case resolved(Resolution)
  /// A parameter could not be looked up.
  case lookUpFailed
  /// The running intent asks; again, if there is a notice why the last answer will not do.
  case requested(Prompt, [Notice])
  /// The intent has run and returned the value; `values` are those that it had at its end, if they are known.
  case performed(IntentValue?, values: [String: IntentValue] = [:])
  /// The intent has run and opens another, of which these values are known.
  case opened(intent: String, values: [String: IntentValue])
  /// The intent has stopped because the person said no.
  case declined
  /// The intent failed.
  case failed
  /// The intent failed, and what it was to take the place of is done again.
  case failedInPlace
  /// What was done last is taken back, and is called so; `nil` if there was nothing.
  case undone(String?)
  /// What was taken back is done again, and is called so; `nil` if there was nothing.
  case redone(String?)
  /// Nothing is gone that could be brought back.
  case nothingToRestore
  /// What was taken back is to be performed anew.
  case again(intent: String, values: [String: IntentValue])
  /// An entity that a parameter holds is no longer there.
  case vanished(parameter: String, title: String)
  /// What the question is about that comes back is no longer there; with what was to be said before it.
  case gone([Notice])
  /// All that was said in one sentence is done.
  case rested
}

extension DialogEvent {
  /// Whether what is taken back goes whole, with all that it was mended from.
  var takesBackWhole: Bool {
    if case .heard(let heard) = self { heard.takesBackWhole } else { false }
  }
}

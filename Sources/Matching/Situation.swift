import Foundation
import ParlanceLanguage
import ParlancePhraseTables

/// All that the meaning of an utterance depends on besides its words.
package struct Situation: Sendable {
  /// The names that can be said.
  package var vocabulary: Vocabulary
  /// Facts that phrases can require or exclude.
  package var context: [String: ScalarValue]
  /// The moment, which “tomorrow” is counted from.
  package var now: Date
  /// The calendar with its time zone.
  package var calendar: Calendar
  /// Whether words that nobody knows as a name may stand for one; such a match is never acted on, but tells which name it was.
  package var takesUnknownNames: Bool

  /// Whether words that are not quite those of a phrase may be taken for it.
  package var isTolerant = true

  /// Whether a refusal tells which phrase came nearest, which takes about as long as matching does.
  package var wantsNearest = true

  /// Whether the words were heard by a recogniser, and not typed: then they may be others that sound alike.
  package var isHeard = false

  /// What else a recogniser may have heard in place of the words, likeliest first: they may be parts of it where they sound alike.
  package var otherHearings: [String] = []

  /// Whether of several intents whose phrases stand in one file, and are said word by word, the first is meant, as in hassil; where
  /// somebody can be asked, they are asked instead.
  package var heedsFileOrder = false

  /// Whether a question mark beside the words asks for nothing to be told, since they ask for something to be done, “could you …?”, or it is the
  /// mark of others.
  var ignoresMark = false

  /// The utterance, of whose tokens all ranges are.
  var utterance: String?

  /// What was read of dates in the utterance that is matched.
  package var dates: DateReadings?

  /// Makes a situation.
  package init(
    vocabulary: Vocabulary, context: [String: ScalarValue] = [:], now: Date, calendar: Calendar,
    takesUnknownNames: Bool = false
  ) {
    self.vocabulary = vocabulary
    self.context = context
    self.now = now
    self.calendar = calendar
    self.takesUnknownNames = takesUnknownNames
  }

  /// The same, where a question mark beside the words asks for nothing to be told.
  package var unmarked: Situation {
    var situation = self
    situation.ignoresMark = true
    return situation
  }

  /// The same, where nothing is forgiven: much cheaper where nothing that is forgiven would count.
  package var exactly: Situation {
    var situation = self
    situation.isTolerant = false
    situation.wantsNearest = false
    return situation
  }
}

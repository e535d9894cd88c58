import AppIntents
import Foundation
import ParlanceMatching
import ParlanceTemplates

// Of a moment only its time or its day may be changed.
extension RepairReader {
  /// A time alone, for a parameter that holds a moment: it is meant on the same day. `isOfAnother` tells that it is said of something else than what
  /// is at that moment.
  package func onTheSameDay(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor, isOfAnother: Bool = false
  ) -> SlotBinding? {
    guard let known = known(parameter.name), let current = known.moment(in: calendar) else { return nil }
    let moment = { said(new, parameter, at: $0)?.moment(in: calendar) }
    // Late in the evening “in the evening” is now, as on no other day.
    let part = language.isPartOfDay(new.tokens) ? moment(calendar.startOfDay(for: current)) : nil
    let half = known.isTimed(in: calendar) ? inTheOtherHalf(new.tokens, current) : nil
    let hour = part.flatMap { sameHour(in: $0, as: current, of: parameter) }
    var alone = TimeAlone(calendar: calendar, moment: moment).of(nameTokens, in: language)
    alone.isOfAnother = isOfAnother
    let time = half ?? hour ?? part ?? alone.onTheDay(of: current)
    // “In the evening” and “at 7 pm” are in one half of the day only: so they are said at midnight too.
    let isOfHalf = hour == nil && time == moment(calendar.startOfDay(for: current))
    return time.map { stillToCome(isOfHalf ? $0 : hasBeen($0, insteadOf: current), insteadOf: current) }.map { date in
      let said = said(new, parameter, at: answers.now)
      return SlotBinding(
        parameter: parameter.name, text: new.text, meaning: .value(known.moved(to: date, like: said, in: calendar)))
    }
  }

  /// The same time tomorrow where it is over today, and what is mended was to come: “no, at 8 am” behind “at 7”, said at ten. Whoever said that it
  /// is today means that.
  private func stillToCome(_ time: Date, insteadOf current: Date) -> Date {
    guard time < answers.now, answers.now < current, calendar.isDate(time, inSameDayAs: answers.now), !saidDay else {
      return time
    }
    return calendar.date(byAdding: .day, value: 1, to: time) ?? time
  }

  /// The same time in the other half of its day where that is nearer to what is mended, and has been: “no, 6:30” behind “went for a run at 7”.
  private func hasBeen(_ time: Date, insteadOf current: Date) -> Date {
    guard current <= answers.now,
      let other = calendar.date(byAdding: .hour, value: -12, to: time), other <= answers.now,
      calendar.isDate(other, inSameDayAs: time),
      abs(other.timeIntervalSince(current)) < abs(time.timeIntervalSince(current))
    else { return time }
    return other
  }

  /// Whether the sentence that was done last said a day.
  private var saidDay: Bool { momentsSaid.contains { $0.precision == .day } }

  /// The moments that the words of the sentence that was done last say.
  private var momentsSaid: [(date: Date, precision: MomentPrecision)] {
    let words = language.tokens(answers.saidBefore ?? "")
    let dates = language.dates(now: answers.now, calendar: calendar)
    return words.indices.flatMap { dates.spans(in: words, at: $0) }.compactMap { span in
      guard case .instant(let seconds, let precision) = span.value else { return nil }
      return (Date(timeIntervalSinceReferenceDate: seconds), precision)
    }
  }

  /// The same hour in the half of the day that is said by itself: “no, am”.
  private func inTheOtherHalf(_ words: [Token], _ current: Date) -> Date? {
    let parts = calendar.dateComponents([.hour, .minute], from: current)
    guard language.areHourWords(words), let hour = parts.hour, let minute = parts.minute else { return nil }
    let clock = "\(hour % 12 == 0 ? 12 : hour % 12):\(minute < 10 ? "0" : "")\(minute)"
    return TimeAlone(language.tokens(clock) + words, in: language, calendar: calendar).onTheDay(of: current)
  }

  /// The most hours between an hour that was said and the one that stands for its part of the day.
  private static var mostHoursApart: Int { 4 }

  /// Whether the sentence that was done last said a time of that hour, and not only a part of the day for which it stands.
  private func saidHour(_ hour: Int) -> Bool {
    momentsSaid.contains { $0.precision == .time && calendar.component(.hour, from: $0.date) % 12 == hour % 12 }
  }

  /// The hour that a parameter has, in the part of the day that `part` stands for: “no, in the evening” behind “at eight”; `nil` where none was
  /// said, or it is in no such part.
  private func sameHour(in part: Date, as current: Date, of parameter: ParameterDescriptor) -> Date? {
    guard known(parameter.name)?.isTimed(in: calendar) == true,
      saidHour(calendar.component(.hour, from: current))
    else { return nil }
    let (hour, middle) = (calendar.component(.hour, from: current) % 12, calendar.component(.hour, from: part))
    let minute = calendar.component(.minute, from: current)
    return [hour, hour + 12].filter { abs($0 - middle) <= Self.mostHoursApart }
      .min { abs($0 - middle) < abs($1 - middle) }
      .flatMap { calendar.date(bySettingHour: $0, minute: minute, second: 0, of: part) }
  }

  /// A day of a month without the month, for a parameter that holds a moment to come: it is meant near that moment, and at the same time.
  func nearItsDay(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard let known = known(parameter.name), let current = known.moment(in: calendar) else { return nil }
    let alone = DayOfMonthAlone(calendar: calendar) { said(new, parameter, at: $0)?.moment(in: calendar) }
    guard let day = alone.nearest(to: current, after: answers.now) else { return nil }
    let isWhole = day == calendar.startOfDay(for: day)
    let moment = known.isTimed(in: calendar) && isWhole ? time(of: current, on: day) : day
    return moment.map {
      SlotBinding(parameter: parameter.name, text: new.text, meaning: .value(known.moved(to: $0, in: calendar)))
    }
  }

  /// The time of day of a moment on another day.
  private func time(of moment: Date, on day: Date) -> Date? {
    let time = calendar.dateComponents([.hour, .minute, .second], from: moment)
    guard let hour = time.hour, let minute = time.minute, let second = time.second else { return nil }
    return calendar.date(bySettingHour: hour, minute: minute, second: second, of: day)
  }

  /// A day alone, for a parameter that holds a moment: it is meant at the same time.
  ///
  /// Words are a day alone if they mean its very beginning whatever the time is at which they are said.
  func atTheSameTime(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard let known = known(parameter.name), known.isTimed(in: calendar), let current = known.moment(in: calendar)
    else {
      return nil
    }
    guard let said = said(new, parameter, at: answers.now, by: reader(of: parameter)), !said.isTimed(in: calendar),
      let day = said.moment(in: calendar), let moment = time(of: current, on: day)
    else { return nil }
    return SlotBinding(
      parameter: parameter.name, text: new.text, meaning: .value(known.moved(to: moment, in: calendar)))
  }

  /// Another time on the same day, where a parameter holds a time of a day: “9” and “9:30” behind “at 8”. Of a day that is asked about it is a
  /// time too: “and in the evening” behind “what is due tomorrow”.
  package func otherTime(_ new: (tokens: [Token], text: String)) -> SlotBinding? {
    for parameter in subject.intent.parameters {
      guard let known = known(parameter.name), known.isTimed(in: calendar) || !subject.intent.isUndoable else {
        continue
      }
      if let change = onTheSameDay(new, parameter) ?? atTheHour(new, parameter) { return change }
    }
    return nil
  }

  /// Another day at the same time, where a parameter holds a time of a day: “Tuesday” behind “Monday at six”.
  package func otherDay(_ new: (tokens: [Token], text: String)) -> SlotBinding? {
    subject.intent.parameters.lazy.compactMap { self.nearItsDay(new, $0) ?? self.atTheSameTime(new, $0) }.first
  }

  /// A number alone, for a parameter that holds a time of a day: it is the hour.
  func atTheHour(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard let known = known(parameter.name), known.isTimed(in: calendar), let current = known.moment(in: calendar),
      let hour = answers.wholeNumber(new.tokens), (0..<24).contains(hour)
    else { return nil }
    let time = TimeAlone(calendar: calendar) { language.moment(ofHour: hour, now: $0, calendar: calendar) }
    return time.onTheDay(of: current).map { hasBeen($0, insteadOf: current) }.map { date in
      let exact = IntentValue.dateComponents(calendar.components(of: date, .time))
      return SlotBinding(
        parameter: parameter.name, text: "\(calendar.component(.hour, from: date)):00",
        meaning: .value(known.moved(to: date, like: exact, in: calendar)))
    }
  }

  /// How much later or earlier it is meant than the parameter has it: “an hour later”.
  ///
  /// Of a day without a time nothing is hours later.
  func moved(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor
  ) -> SlotBinding? {
    guard let known = known(parameter.name), let current = known.moment(in: calendar),
      let (words, isLater) = language.shift(new.tokens), let seconds = answers.length(Array(new.tokens[words]))
    else { return nil }
    let (day, sign) = (86_400, isLater ? 1 : -1)
    let whole = Int(seconds)
    guard known.isTimed(in: calendar) || whole % day == 0 else { return nil }
    return moved(current, by: sign * whole).map {
      SlotBinding(parameter: parameter.name, text: nil, meaning: .value(known.moved(to: $0, in: calendar)))
    }
  }

  /// What reads values of a parameter: what has been before is changed to another moment that has been, and where none was said it is one
  /// if the words or the intent's phrases say so.
  func reader(of parameter: ParameterDescriptor) -> AnswerReader {
    guard subject.prompt?.isOffer ?? true else { return answers }
    guard let current = known(parameter.name)?.moment(in: calendar) else {
      return speaksOfPast || answers.lead(parameter.name, subject.intent.name)?.takesPast == true
        ? answers.past : answers
    }
    return current < answers.now ? answers.past : answers
  }

  /// The words before a moment that ends them, and what it changes: “no, yoga yesterday”; `nil` where none does. Of a text, which may hold one,
  /// only where a moment was said before, and behind one too: “no, bread on Sunday” behind “add milk on Saturday”, „nein, am Sonntag Brot“.
  ///
  /// With `orBegin` a moment may begin a name as well, „und am Montag schwimmen“, and begins a text where it is more than a word: “Sunday roast” is
  /// one.
  package func dividedByMoment(_ new: Words, orBegin: Bool = false) -> (name: Words, moment: SlotBinding)? {
    let places = new.tokens.indices.dropFirst()
    for place in places {
      guard !leadsToMoment(new.tokens[..<place]) else { continue }
      if let moment = moment(in: place..<new.tokens.count, of: new), mayBeName(0..<place, of: new) {
        return (part(0..<place, of: new), moment)
      }
    }
    guard takesText || orBegin else { return nil }
    for place in places.reversed() where !orBegin || !takesText || place > 1 {
      if let moment = moment(in: 0..<place, of: new), mayBeName(place..<new.tokens.count, of: new) {
        return (part(place..<new.tokens.count, of: new), moment)
      }
    }
    return nil
  }

  private func part(_ range: Range<Int>, of new: Words) -> Words {
    let words = Array(new.tokens[range])
    let start = new.tokens[0].range.lowerBound
    return (
      words,
      UtteranceText(new.text).part(words[0].range.lowerBound - start..<words[words.count - 1].range.upperBound - start)
    )
  }

  /// What some of the words change if they are a moment.
  private func moment(in range: Range<Int>, of new: Words) -> SlotBinding? {
    guard answers.areAmount(Array(new.tokens[range])), let moment = meant(part(range, of: new)),
      case .value(let value) = moment.meaning,
      let date = value.moment(in: calendar),
      // Behind a text of which no moment was said, one to come is said with the other: “no, buy rolls tomorrow”.
      !takesText || isFilled(moment.parameter) || range.upperBound == new.tokens.count && date > answers.now
    else { return nil }
    return moment
  }

  /// Whether words are no name, but lead to a moment: “at” of “no at 4”. A no that is a “not” as well is rather that: «no a las 4».
  private func leadsToMoment(_ words: ArraySlice<Token>) -> Bool {
    !language.isNoANot && words.allSatisfy { language.stopWords.contains($0) || language.dateLeads.contains($0.text) }
  }

  /// Whether some of the words can be a name beside a moment: not what belongs to it, as “every” does, nor a small word that leads to it.
  private func mayBeName(_ range: Range<Int>, of new: Words) -> Bool {
    guard takesText else { return true }
    let (words, last) = (Array(new.tokens[range]), new.tokens[range.upperBound - 1].text)
    return language.mayBeObject(words) && !language.stopWords.contains(last) && !language.dateLeads.contains(last)
  }

  /// The moment that words are as a value of a parameter, said at some time.
  private func said(
    _ new: (tokens: [Token], text: String), _ parameter: ParameterDescriptor, at moment: Date,
    by reader: AnswerReader? = nil
  ) -> IntentValue? {
    let answers = (reader ?? answers).at(moment).values(new.tokens, new.text, for: parameter, of: subject.intent.name)
    return answers.lazy.flatMap(\.content.values).first { $0.moment(in: calendar) != nil }
  }

  /// The calendar in which moments are meant.
  var calendar: Calendar { answers.calendar }

  /// Whether words beside something's name tell which thing is meant, since the command takes only moments that have been, and they may be a
  /// day to come: “complete call mom on Friday”.
  package func tellWhich(_ tokens: [Token], of utterance: String, _ change: SlotBinding) -> Bool {
    subject.intent.parameter(named: change.parameter).map { mayBeAhead((tokens, utterance), $0, asDay: true) } ?? false
  }

  /// Whether words are hardly for a parameter that nobody asked for, since it takes only moments that have been, and they may be one to come.
  func isElsewhere(_ new: Words, _ parameter: ParameterDescriptor) -> Bool {
    guard let prompt = subject.prompt, prompt.purpose == .parameter, prompt.parameter != parameter.name,
      !isFilled(parameter.name)
    else { return false }
    return mayBeAhead(new, parameter, asDay: false)
  }

  /// Whether a moment is to come, and the command takes only those that have been: “tomorrow” behind “complete milk”.
  func isTooLate(_ value: IntentValue, for parameter: ParameterDescriptor) -> Bool {
    guard answers.lead(parameter.name, subject.intent.name)?.takesOnlyPast == true else { return false }
    return value.moment(in: calendar).map { $0 > answers.now } ?? false
  }

  /// Whether a moment is to come where one was told that has been.
  func isNotYet(_ value: IntentValue, for parameter: ParameterDescriptor) -> Bool {
    guard answers.lead(parameter.name, subject.intent.name)?.takesPast == true,
      let told = known(parameter.name)?.moment(in: calendar), told <= answers.now
    else { return false }
    return value.moment(in: calendar).map { $0 > answers.now } ?? false
  }

  private func mayBeAhead(_ new: Words, _ parameter: ParameterDescriptor, asDay: Bool) -> Bool {
    guard answers.lead(parameter.name, subject.intent.name)?.takesOnlyPast == true else { return false }
    return answers.values(new.tokens, new.text, for: parameter).flatMap(\.content.values)
      .compactMap { $0.moment(in: calendar) }
      .contains { $0 > answers.now && (!asDay || calendar.startOfDay(for: $0) == $0) }
  }
}

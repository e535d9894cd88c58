import AppIntents
import ArgumentParser
import ParlanceAssistant
import ParlanceDialog
import ParlanceJSONText
import ParlanceMatching
import ParlanceTerminal

/// Lists the intents.
struct IntentsCommand<App: AssistantApp>: AsyncParsableCommand where App.Options: ParsableArguments {
  /// Takes no words: all intents are listed.
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "intents", abstract: "List the intents, their parameters and how to say them.",
      usage: "\(Messages.program) intents [<options>]")
  }

  /// Of these `--locale` and `--phrases` choose the titles and phrases, and `--json` the form.
  @OptionGroup var common: CommonOptions
  /// What the app's own preparation is given.
  @OptionGroup(title: "Options of the app") var options: App.Options

  /// Writes the intents that are discoverable in the app's order, each as a few lines or as one of JSON.
  func run() async throws {
    try common.refuseRecording()
    try common.refuseMissingPhrases()
    let app = try await AppRun(App.self, options, common)
    let locale = try await app.assistant.locale(for: app.locale)
    let output = OutputWriter(descriptor: 1)
    let cases = app.assistant.caseNames(in: locale)
    for intent in app.assistant.intents where intent.isDiscoverable {
      let samples = SampleText.samples(of: intent.name, in: locale.table)
      try output.writeLine(
        common.json ? json(intent, samples, cases, locale) : text(intent, samples, cases, locale))
    }
  }

  private func text(
    _ intent: IntentDescriptor, _ samples: [String], _ cases: [String: [VocabularyEntry]], _ locale: AssistantLocale
  ) -> String {
    var lines = ["\(intent.name): \(locale.voice.localized(intent.title))"]
    if let summary = locale.voice.summary(of: intent) { lines.append("  \(summary)") }
    lines += IntentArguments.options(of: intent, cases: cases)
    let left = samples.count - 5
    let more = left > 0 ? ["  … and \(left) more \(left == 1 ? "phrase" : "phrases")"] : []
    return (lines + samples.prefix(5).map { "  “\($0)”" } + more).joined(separator: "\n")
  }

  private func json(
    _ intent: IntentDescriptor, _ samples: [String], _ cases: [String: [VocabularyEntry]], _ locale: AssistantLocale
  ) -> String {
    var writer = JSONWriter()
    writer.beginObject()
    writer.member("v", 1)
    writer.member("intent", intent.name)
    writer.member("title", locale.voice.localized(intent.title))
    writer.member("summary", locale.voice.summary(of: intent))
    writer.member("locale", locale.locale)
    writer.key("parameters")
    writer.beginArray()
    for parameter in intent.parameters {
      write(parameter, IntentArguments.cases(of: parameter.kind, cases), locale, to: &writer)
    }
    writer.endArray()
    writer.key("phrases")
    writer.beginArray()
    for sample in samples { writer.value(sample) }
    writer.endArray()
    writer.endObject()
    return writer.line
  }

  private func write(
    _ parameter: ParameterDescriptor, _ cases: [VocabularyEntry], _ locale: AssistantLocale, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.member("name", parameter.name)
    writer.member("title", parameter.title.map { locale.voice.localized($0) })
    writer.member("type", IntentArguments.form(of: parameter.kind))
    writer.member("required", parameter.isNeeded)
    if !cases.isEmpty {
      writer.key("cases")
      writer.beginArray()
      for value in cases {
        writer.beginObject()
        writer.member("id", value.id)
        writer.member("title", value.title)
        if !value.synonyms.isEmpty {
          writer.key("synonyms")
          writer.beginArray()
          for word in value.synonyms { writer.value(word) }
          writer.endArray()
        }
        writer.endObject()
      }
      writer.endArray()
    }
    writer.endObject()
  }
}

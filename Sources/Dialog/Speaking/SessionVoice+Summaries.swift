import AppIntents

extension SessionVoice {
  /// What an intent does as a sentence, with the titles of its parameters in angle brackets; `nil` if it has no summary.
  package func summary(of intent: IntentDescriptor) -> String? {
    CurrentRuntime.$value.withValue(LocalizingRuntime(self)) { intent.summaryOfTitles }
  }
}

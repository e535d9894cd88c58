import ParlanceStrings

/// The locale of the process's environment.
enum SystemLocale {
  /// What `LC_ALL`, `LC_MESSAGES` and `LANG` say, the first that says anything; `nil` if none does.
  static func requested(_ environment: [String: String]) -> String? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let value = environment[name], !value.isEmpty { return LocaleFallback.normalized(value) }
    }
    return nil
  }
}

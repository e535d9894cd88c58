/// A locale taken apart: `zh-Hant-TW` is a language, a script and a region.
struct LocaleIdentifier: Sendable, Hashable {
  /// The language in lower case; `und` where the name has none.
  var language: String

  /// The script, `Hant`; `nil` where the name has none.
  var script: String?

  /// The region, `TW` or `419`; `nil` where the name has none.
  var region: String?

  /// What is left, in lower case.
  var variants: [String]

  /// Reads `de`, `de-AT`, `zh_Hant_TW`, `de_DE.UTF-8`, `sr_RS@latin`; never fails. `C`, `POSIX` and nothing are English.
  init(_ name: String) {
    let modifierSplit = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    let base = modifierSplit[0].prefix { $0 != "." }
    let subtags = base.split { $0 == "_" || $0 == "-" }.map(String.init)
    variants = []
    let first = subtags.first ?? ""
    guard !name.isEmpty, first != "C", first != "POSIX" else {
      language = "en"
      return
    }
    guard (2...8).contains(first.utf8.count), first.utf8.allSatisfy(Self.isLetter) else {
      language = "und"
      return
    }
    language = Self.current(first.lowercased())
    for subtag in subtags.dropFirst() {
      // A single letter begins extensions (`-u-nu-latn`), which choose no text.
      guard subtag.utf8.count > 1 else { break }
      take(subtag)
    }
    switch modifierSplit.dropFirst().first?.lowercased() {
    case "latin": script = "Latn"
    case "cyrillic": script = "Cyrl"
    case "valencia": variants = ["valencia"]
    default: break
    }
  }

  private mutating func take(_ subtag: String) {
    let bytes = subtag.utf8
    guard bytes.allSatisfy({ Self.isLetter($0) || Self.isDigit($0) }), bytes.count <= 8 else { return }
    if bytes.count == 4, bytes.allSatisfy(Self.isLetter), script == nil, region == nil {
      script = subtag.prefix(1).uppercased() + subtag.dropFirst().lowercased()
    } else if region == nil,
      bytes.count == 2 && bytes.allSatisfy(Self.isLetter) || bytes.count == 3 && bytes.allSatisfy(Self.isDigit)
    {
      region = subtag.uppercased()
    } else {
      variants.append(subtag.lowercased())
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

  /// Today's code for a withdrawn one.
  private static func current(_ language: String) -> String {
    switch language {
    case "iw": "he"
    case "in": "id"
    case "ji": "yi"
    default: language
    }
  }

  /// The name in today's spelling.
  var name: String { ([language] + [script, region].compactMap { $0 } + variants).joined(separator: "-") }

  /// The script that the text is written in, where a language has two and its readers do not share them.
  var writtenScript: String? {
    if let script { return script }
    guard language == "zh" else { return nil }
    return ["TW", "HK", "MO"].contains(region) ? "Hant" : "Hans"
  }

  /// The names to look under, nearest first, down to the language alone.
  var ancestors: [String] {
    var names = [name]
    func add(_ parts: String?...) { names.append(parts.compactMap { $0 }.joined(separator: "-")) }
    add(language, script, region)
    // Norway's written standards are languages of their own, and stand under `no` as often.
    if language == "nn" || language == "no" { add("nb") }
    if let region, script == nil || writtenScript == LocaleIdentifier("\(language)-\(region)").writtenScript {
      add(language, region)
    }
    switch (language, region) {
    case ("zh", "MO"): add("zh", "HK")
    case ("en", let region?) where !["US", "GB", "CA", "PH"].contains(region): add("en", "GB")
    case ("es", let region?) where !["ES", "419", "EA", "IC", "GQ", "PH"].contains(region): add("es", "419")
    case ("pt", let region?) where region != "BR": add("pt", "PT")
    default: break
    }
    add(language, writtenScript)
    add(language)
    if ["nb", "nn"].contains(language) { add("no") }
    var seen = Set<String>()
    return names.filter { seen.insert($0).inserted }
  }
}

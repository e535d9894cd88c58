/// The name of a type without its module.
///
/// `String(describing:)` says the same, but first looks for conformances of each type, and that is a good part of a program's start.
func unqualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

/// What the name of a type says, without what it says of its kind: “Create Album” of `CreateAlbumIntent`.
func spokenName(of type: Any.Type) -> String {
  let name = unqualifiedName(of: type)
  let kind = ["AppIntent", "Intent", "AppEntity", "Entity", "AppEnum", "Enum"].first {
    name.hasSuffix($0) && name.count > $0.count
  }
  return spokenWords(String(name.dropLast(kind?.count ?? 0)))
}

/// The words of a name such as `createAlbum`.
func spokenWords(_ name: String) -> String {
  var words = ""
  for letter in name {
    if letter.isUppercase, let last = words.last, !last.isUppercase, last != " " { words += " " }
    words += words.isEmpty ? letter.uppercased() : String(letter)
  }
  return words
}

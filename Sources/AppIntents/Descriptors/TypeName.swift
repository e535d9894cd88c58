/// The name of a type without its module.
///
/// `String(describing:)` says the same, but first looks for conformances of each type, and that is a good part of a program's start.
func unqualifiedName(of type: Any.Type) -> String { _typeName(type, qualified: false) }

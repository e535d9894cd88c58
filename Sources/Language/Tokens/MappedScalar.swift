/// A normalised scalar, with the scalars of the original that it stands for.
struct MappedScalar {
  /// The scalar as it is compared.
  var scalar: Unicode.Scalar
  /// What it does to a word.
  var kind: ScalarKind
  /// Where it begins in the original, in Unicode scalars.
  var start: Int32
  /// Where it ends.
  var end: Int32
  /// Not 0: it came out of one character such as ½, which joins no digits around it. Equal for scalars of one character.
  var group: Int32
}

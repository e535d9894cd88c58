extension Int {
  /// One more, and never beyond the greatest number that there is: what was kept in a file may say any.
  package var oneMore: Int { self < .max ? self + 1 : self }
}

/// Whether a value may be read in a log.
public struct OSLogPrivacy: Sendable, Hashable {
  /// What is written in place of a value.
  public enum Mask: Sendable, Hashable {
    /// A number by which equal values are known in one run of a program.
    case hash
    /// Nothing.
    case none
  }

  private enum Kind: Sendable, Hashable {
    case auto, open, hidden
  }

  private let kind: Kind
  private let mask: Mask

  /// Numbers may be read, texts and everything else not.
  public static var auto: OSLogPrivacy { auto(mask: .none) }

  /// May be read.
  public static var `public`: OSLogPrivacy { OSLogPrivacy(kind: .open, mask: .none) }

  /// May not be read.
  public static var `private`: OSLogPrivacy { `private`(mask: .none) }

  /// May not be read by anybody.
  public static var sensitive: OSLogPrivacy { sensitive(mask: .none) }

  /// Numbers may be read, of everything else the mask.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .auto, mask: mask) }

  /// Of the value the mask may be read.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

  /// Of the value the mask may be read.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy(kind: .hidden, mask: mask) }

  /// What is written of a value.
  func shown(_ text: String, isNumber: Bool) -> String {
    guard kind == .hidden || kind == .auto && !isNumber else { return text }
    return mask == .hash ? "<mask.hash: \(UInt(bitPattern: text.hashValue))>" : "<private>"
  }
}

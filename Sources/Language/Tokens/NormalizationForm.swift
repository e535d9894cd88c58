import _FoundationICU

/// One of Unicode's normalisation forms.
struct NormalizationForm {
  private let normalizer: OpaquePointer?

  /// Canonical composition.
  static var nfc: NormalizationForm { NormalizationForm { swift_unorm2_getNFCInstance(&$0) } }

  /// Canonical decomposition.
  static var nfd: NormalizationForm { NormalizationForm { swift_unorm2_getNFDInstance(&$0) } }

  /// Compatibility composition.
  static var nfkc: NormalizationForm { NormalizationForm { swift_unorm2_getNFKCInstance(&$0) } }

  /// Takes ICU's instance, which lives as long as the process.
  private init(_ find: (inout UErrorCode) -> OpaquePointer?) {
    var status = U_ZERO_ERROR
    normalizer = find(&status)
  }

  /// Whether nothing before the scalar can combine with it.
  func begins(at scalar: Unicode.Scalar) -> Bool {
    swift_unorm2_hasBoundaryBefore(normalizer, Int32(bitPattern: scalar.value)) != 0
  }

  /// The form of a few scalars.
  func normalized(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: scalars.count * 2) { units in
      var count = 0
      for scalar in scalars { count += Self.write(scalar, to: units, at: count) }
      let few = count * 3 + 32
      return normalized(units, count, capacity: few) ?? normalized(units, count, capacity: few * 6) ?? scalars
    }
  }

  private func normalized(
    _ units: UnsafeMutableBufferPointer<UInt16>, _ count: Int, capacity: Int
  ) -> [Unicode.Scalar]? {
    withUnsafeTemporaryAllocation(of: UInt16.self, capacity: capacity) { buffer in
      var status = U_ZERO_ERROR
      let length = swift_unorm2_normalize(
        normalizer, units.baseAddress, Int32(count), buffer.baseAddress, Int32(capacity), &status)
      guard status.rawValue <= U_ZERO_ERROR.rawValue, (0...capacity).contains(Int(length)) else { return nil }
      return Self.scalars(of: buffer, Int(length))
    }
  }

  private static func write(
    _ scalar: Unicode.Scalar, to units: UnsafeMutableBufferPointer<UInt16>, at index: Int
  ) -> Int {
    guard scalar.value >= 0x1_0000 else {
      units[index] = UInt16(truncatingIfNeeded: scalar.value)
      return 1
    }
    units[index] = UTF16.leadSurrogate(scalar)
    units[index + 1] = UTF16.trailSurrogate(scalar)
    return 2
  }

  private static func scalars(of units: UnsafeMutableBufferPointer<UInt16>, _ count: Int) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    scalars.reserveCapacity(count)
    var index = 0
    while index < count {
      let unit = UInt32(units[index])
      index += 1
      if let scalar = Unicode.Scalar(unit) {
        scalars.append(scalar)
      } else if index < count,
        let scalar = Unicode.Scalar(0x1_0000 &+ (unit &- 0xD800) << 10 &+ UInt32(units[index]) &- 0xDC00)
      {
        scalars.append(scalar)
        index += 1
      }
    }
    return scalars
  }
}

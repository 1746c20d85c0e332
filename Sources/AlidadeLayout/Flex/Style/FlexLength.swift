/// A length of a style: points, a percentage, or a keyword.
///
/// It takes four bytes. Points are stored in sixty-fourths and clamped to about ±8 million;
/// percentages have 21 significant bits. NaN becomes ``invalid``, which the solver treats as `auto`
/// (zero for an edge or a gap) and debug builds report.
public struct FlexLength: Hashable, Sendable {
  /// The encoded value.
  ///
  /// The lowest two bits are the kind: 0 for points, 1 for a percentage, 2 for a keyword.
  let bits: Int32

  init(bits: Int32) { self.bits = bits }

  /// Returns a length in points; an infinite value is clamped.
  public static func points(_ value: Double) -> FlexLength {
    guard !value.isNaN else { return .invalid }
    let limit = Double((1 << 29) - 1)
    return FlexLength(bits: Int32(max(-limit, min(limit, (value * 64).rounded(.towardZero)))) << 2)
  }

  /// Returns a percentage of the containing block, where 100 is all of it.
  public static func percent(_ value: Double) -> FlexLength {
    guard !value.isNaN else { return .invalid }
    let finite = Float(max(-1e9, min(1e9, value)))
    return FlexLength(bits: Int32(bitPattern: (finite.bitPattern &+ 2) & ~3 | 1))
  }

  /// Returns a length in points, or ``invalid`` if the value isn't finite.
  public static func finite(_ points: Double) -> FlexLength {
    points.isFinite ? .points(points) : .invalid
  }

  /// Zero points.
  public static let zero = FlexLength(bits: 0)
  /// The automatic size or margin; for a maximum size, no limit.
  public static let auto = FlexLength(bits: 2)
  /// The size of the content; for `flex-basis` only.
  public static let content = FlexLength(bits: 6)
  /// No value for a logical edge; the physical edge applies instead.
  public static let unset = FlexLength(bits: 10)
  /// An invalid length, such as the result of NaN.
  public static let invalid = FlexLength(bits: 14)

  @inline(__always) package var isPoints: Bool { bits & 3 == 0 }
  @inline(__always) package var isPercent: Bool { bits & 3 == 1 }
  @inline(__always) var isKeyword: Bool { bits & 3 == 2 }
  @inline(__always) var isUnset: Bool { bits == FlexLength.unset.bits }
  /// The value of a length in points, in layout units.
  @inline(__always) var units: LayoutUnit { LayoutUnit(raw: Int(bits >> 2)) }
  /// The length in points; `nil` for percentages and keywords.
  public var points: Double? { isPoints ? units.points : nil }
  /// The percentage, where 100 is all of the base.
  @inline(__always) package var percentage: Double {
    Double(Float(bitPattern: UInt32(bitPattern: bits & ~3)))
  }

  /// Returns the length, with a percentage resolved against a base.
  ///
  /// Keywords are zero, and so is a percentage of an indefinite base.
  @inline(__always) func resolved(against base: LayoutUnit) -> LayoutUnit {
    if isPoints { return units }
    guard isPercent, base.isDefinite else { return .zero }
    return LayoutUnit(raw: LayoutUnit.clamped(Double(base.raw) * percentage / 100))
  }
}

extension FlexLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Creates a length in points.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Creates a length in points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension FlexLength: CustomStringConvertible {
  /// A textual representation of the length, similar to CSS.
  public var description: String {
    if isPoints { return "\(units.points)" }
    if isPercent { return "\(percentage)%" }
    switch self {
    case .auto: return "auto"
    case .content: return "content"
    case .unset: return "unset"
    default: return "not a number"
    }
  }
}

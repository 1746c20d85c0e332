/// A length of a style: points, a percentage, or a keyword.
///
/// Four bytes. Points are kept in sixty-fourths and cut to about ±8 million; percentages have 21
/// significant bits. NaN gives ``invalid``, which the solver takes for `auto` (zero for an edge or
/// a gap) and debug builds report.
public struct FlexLength: Hashable, Sendable {
  /// The lowest two bits say what it is: 0 points, 1 a percentage, 2 a keyword.
  let bits: Int32

  init(bits: Int32) { self.bits = bits }

  /// A length in points; an infinite one is cut to the largest.
  public static func points(_ value: Double) -> FlexLength {
    guard !value.isNaN else { return .invalid }
    let limit = Double((1 << 29) - 1)
    return FlexLength(bits: Int32(max(-limit, min(limit, (value * 64).rounded(.towardZero)))) << 2)
  }

  /// A percentage of the containing block, where 100 is all of it.
  public static func percent(_ value: Double) -> FlexLength {
    guard !value.isNaN else { return .invalid }
    let finite = Float(max(-1e9, min(1e9, value)))
    return FlexLength(bits: Int32(bitPattern: (finite.bitPattern &+ 2) & ~3 | 1))
  }

  /// A length in points, or ``invalid`` for what is not finite.
  public static func finite(_ points: Double) -> FlexLength {
    points.isFinite ? .points(points) : .invalid
  }

  /// No length at all: nothing on the edge, no gap.
  public static let zero = FlexLength(bits: 0)
  /// The automatic size or margin; no maximum.
  public static let auto = FlexLength(bits: 2)
  /// The size of the content; for `flex-basis` only.
  public static let content = FlexLength(bits: 6)
  /// Nothing said: of the logical edges, which then leave the physical ones in force.
  public static let unset = FlexLength(bits: 10)
  /// What a length that is not a number becomes.
  public static let invalid = FlexLength(bits: 14)

  @inline(__always) package var isPoints: Bool { bits & 3 == 0 }
  @inline(__always) package var isPercent: Bool { bits & 3 == 1 }
  @inline(__always) var isKeyword: Bool { bits & 3 == 2 }
  @inline(__always) var isUnset: Bool { bits == FlexLength.unset.bits }
  /// The length of points, in units.
  @inline(__always) var units: LayoutUnit { LayoutUnit(raw: Int(bits >> 2)) }
  /// The length in points; `nil` for percentages and keywords.
  public var points: Double? { isPoints ? units.points : nil }
  /// The percentage as a fraction of a hundred.
  @inline(__always) package var percentage: Double {
    Double(Float(bitPattern: UInt32(bitPattern: bits & ~3)))
  }

  /// The length against a base; keywords are zero, and so is a percentage of something indefinite.
  @inline(__always) func resolved(against base: LayoutUnit) -> LayoutUnit {
    if isPoints { return units }
    guard isPercent, base.isDefinite else { return .zero }
    return LayoutUnit(raw: LayoutUnit.clamped(Double(base.raw) * percentage / 100))
  }
}

extension FlexLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// Points.
  public init(floatLiteral value: Double) { self = .points(value) }
  /// Points.
  public init(integerLiteral value: Int) { self = .points(Double(value)) }
}

extension FlexLength: CustomStringConvertible {
  /// As in CSS.
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

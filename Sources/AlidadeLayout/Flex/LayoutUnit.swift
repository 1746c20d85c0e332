/// A length in sixty-fourths of a point, with the arithmetic of the solver.
///
/// Integers add up exactly, so neighbors touch, results are the same on every machine, and nothing
/// is ever NaN. Browsers use the same unit. Sums use 64 bits; stored values are clamped to 32 bits,
/// about ±33 million points.
struct LayoutUnit: Equatable, Comparable {
  var raw: Int

  @inline(__always) init(raw: Int) { self.raw = raw }

  /// Creates a length from points, rounded toward zero; NaN becomes zero, and large values are
  /// clamped.
  @inline(__always) init(truncating points: Double) {
    raw = LayoutUnit.clamped(points * 64)
  }

  /// Creates a length from points, rounded up, for measured content that must fit; NaN becomes
  /// zero.
  ///
  /// Noise below a thousandth of a unit is ignored.
  @inline(__always) init(ceiling points: Double) {
    raw = LayoutUnit.clamped((points * 64 - 0.001).rounded(.up))
  }

  @inline(__always) init(_ stored: Int32) { raw = Int(stored) }

  static let zero = LayoutUnit(raw: 0)
  /// The absence of a bound; larger than every stored sum.
  static let unlimited = LayoutUnit(raw: 1 << 40)
  /// An unknown size; never part of a sum.
  static let indefinite = LayoutUnit(raw: Int.min)

  @inline(__always) var isIndefinite: Bool { raw == Int.min }
  @inline(__always) var isDefinite: Bool { raw != Int.min }
  @inline(__always) var notNegative: LayoutUnit { LayoutUnit(raw: Swift.max(0, raw)) }
  @inline(__always) var points: Double { Double(raw) / 64 }

  /// The value to store, clamped to 32 bits; the smallest number for an indefinite size.
  @inline(__always) var stored: Int32 {
    isIndefinite
      ? Int32.min : Int32(truncatingIfNeeded: Swift.max(-Self.limit, Swift.min(Self.limit, raw)))
  }

  static let limit = Int(Int32.max)

  @inline(__always) static func clamped(_ value: Double) -> Int {
    // NaN fails every comparison and ends in the last branch.
    if value >= Double(limit) { return limit }
    if value > -Double(limit) { return Int(value) }
    return value <= -Double(limit) ? -limit : 0
  }

  @inline(__always) static func < (a: LayoutUnit, b: LayoutUnit) -> Bool { a.raw < b.raw }
  @inline(__always) static func + (a: LayoutUnit, b: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: a.raw &+ b.raw)
  }
  @inline(__always) static func - (a: LayoutUnit, b: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: a.raw &- b.raw)
  }
  @inline(__always) static prefix func - (a: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: 0 &- a.raw)
  }
  @inline(__always) static func += (a: inout LayoutUnit, b: LayoutUnit) { a.raw &+= b.raw }
  @inline(__always) static func -= (a: inout LayoutUnit, b: LayoutUnit) { a.raw &-= b.raw }
  @inline(__always) static func * (a: LayoutUnit, count: Int) -> LayoutUnit {
    LayoutUnit(raw: a.raw &* count)
  }
  /// Returns the length divided by `count`, which must be positive, rounded toward zero.
  @inline(__always) static func / (a: LayoutUnit, count: Int) -> LayoutUnit {
    LayoutUnit(raw: a.raw / count)
  }

  /// Returns the nearest value between the bounds; the lower bound wins if they conflict.
  @inline(__always) func clamped(_ least: LayoutUnit, _ most: LayoutUnit) -> LayoutUnit {
    LayoutUnit(raw: Swift.max(least.raw, Swift.min(raw, most.raw)))
  }

  /// Returns this length times a ratio, rounded toward zero.
  @inline(__always) func scaled(by ratio: Double) -> LayoutUnit {
    LayoutUnit(raw: LayoutUnit.clamped(Double(raw) * ratio))
  }
}

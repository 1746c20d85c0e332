/// The position of items or lines in their space: the values of the alignment properties of CSS Box
/// Alignment.
///
/// One type serves `align-items`, `align-self`, `align-content` and `justify-content`. A value that
/// a property doesn't support counts as `stretch` in `align-items` and `align-self`, as `start` in
/// `align-content`, and as `flex-start` in `justify-content`.
public struct FlexAlignment: Hashable, Sendable {
  enum Position: UInt8 {
    case auto
    case normal
    case stretch
    case flexStart
    case flexEnd
    case center
    case start
    case end
    case selfStart
    case selfEnd
    case baseline
    case left
    case right
    case spaceBetween
    case spaceAround
    case spaceEvenly
  }

  enum Overflow: UInt8 {
    case standard
    case safe
    case unsafe
  }

  /// The position, in the lower four bits, and the overflow, in the bits above them.
  let bits: UInt8

  init(position: Position, overflow: Overflow) {
    bits = position.rawValue | overflow.rawValue << 4
  }

  // Proof: each of the sixteen values of four bits is a position.
  @inline(__always) var position: Position { unsafeBitCast(bits & 15, to: Position.self) }
  @inline(__always) var overflow: Overflow { Overflow(rawValue: bits >> 4) ?? .standard }
  @inline(__always) var isSafe: Bool { bits >> 4 == Overflow.safe.rawValue }

  /// The value of the container (`align-self` only).
  public static let auto = FlexAlignment(position: .auto, overflow: .standard)
  /// The default behavior of the property.
  public static let normal = FlexAlignment(position: .normal, overflow: .standard)
  /// Filling the space.
  public static let stretch = FlexAlignment(position: .stretch, overflow: .standard)
  /// At the start of the flex container.
  public static let flexStart = FlexAlignment(position: .flexStart, overflow: .standard)
  /// At the end of the flex container.
  public static let flexEnd = FlexAlignment(position: .flexEnd, overflow: .standard)
  /// In the middle.
  public static let center = FlexAlignment(position: .center, overflow: .standard)
  /// At the start of the container's text direction.
  public static let start = FlexAlignment(position: .start, overflow: .standard)
  /// At the end of the container's text direction.
  public static let end = FlexAlignment(position: .end, overflow: .standard)
  /// At the start of the item's own text direction.
  public static let selfStart = FlexAlignment(position: .selfStart, overflow: .standard)
  /// At the end of the item's own text direction.
  public static let selfEnd = FlexAlignment(position: .selfEnd, overflow: .standard)
  /// With the first baselines aligned.
  public static let baseline = FlexAlignment(position: .baseline, overflow: .standard)
  /// At the left (`justify-content` only).
  public static let left = FlexAlignment(position: .left, overflow: .standard)
  /// At the right (`justify-content` only).
  public static let right = FlexAlignment(position: .right, overflow: .standard)
  /// Equal space between neighbors.
  public static let spaceBetween = FlexAlignment(position: .spaceBetween, overflow: .standard)
  /// Equal space on both sides of each item or line.
  public static let spaceAround = FlexAlignment(position: .spaceAround, overflow: .standard)
  /// Equal space between neighbors and at both ends.
  public static let spaceEvenly = FlexAlignment(position: .spaceEvenly, overflow: .standard)

  /// Returns an alignment that never moves items past the start edge, even if there is too little
  /// space.
  public static func safe(_ alignment: FlexAlignment) -> FlexAlignment {
    FlexAlignment(position: alignment.position, overflow: .safe)
  }

  /// Returns an alignment that may move items past the start edge.
  public static func unsafe(_ alignment: FlexAlignment) -> FlexAlignment {
    FlexAlignment(position: alignment.position, overflow: .unsafe)
  }
}

/// Where something stands in the space it has: the values of the alignment properties of CSS Box
/// Alignment.
///
/// One type serves `align-items`, `align-self`, `align-content` and `justify-content`; a value that
/// a property does not know counts as its initial value.
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

  /// The position in the lower four bits, the overflow above them.
  let bits: UInt8

  init(position: Position, overflow: Overflow) {
    bits = position.rawValue | overflow.rawValue << 4
  }

  // Proof: each of the sixteen values of four bits is a position.
  @inline(__always) var position: Position { unsafeBitCast(bits & 15, to: Position.self) }
  @inline(__always) var overflow: Overflow { Overflow(rawValue: bits >> 4) ?? .standard }
  @inline(__always) var isSafe: Bool { bits >> 4 == Overflow.safe.rawValue }

  /// As the container says (`align-self` only).
  public static let auto = FlexAlignment(position: .auto, overflow: .standard)
  /// What the property does by itself.
  public static let normal = FlexAlignment(position: .normal, overflow: .standard)
  /// Fills the space.
  public static let stretch = FlexAlignment(position: .stretch, overflow: .standard)
  /// Where the flex container begins.
  public static let flexStart = FlexAlignment(position: .flexStart, overflow: .standard)
  /// Where the flex container ends.
  public static let flexEnd = FlexAlignment(position: .flexEnd, overflow: .standard)
  /// In the middle.
  public static let center = FlexAlignment(position: .center, overflow: .standard)
  /// Where the direction of text of the container begins.
  public static let start = FlexAlignment(position: .start, overflow: .standard)
  /// Where the direction of text of the container ends.
  public static let end = FlexAlignment(position: .end, overflow: .standard)
  /// Where the direction of text of the item itself begins.
  public static let selfStart = FlexAlignment(position: .selfStart, overflow: .standard)
  /// Where the direction of text of the item itself ends.
  public static let selfEnd = FlexAlignment(position: .selfEnd, overflow: .standard)
  /// First baselines on one line.
  public static let baseline = FlexAlignment(position: .baseline, overflow: .standard)
  /// At the left (`justify-content` only).
  public static let left = FlexAlignment(position: .left, overflow: .standard)
  /// At the right (`justify-content` only).
  public static let right = FlexAlignment(position: .right, overflow: .standard)
  /// Equal space between neighbors.
  public static let spaceBetween = FlexAlignment(position: .spaceBetween, overflow: .standard)
  /// Equal space around each.
  public static let spaceAround = FlexAlignment(position: .spaceAround, overflow: .standard)
  /// Equal space everywhere.
  public static let spaceEvenly = FlexAlignment(position: .spaceEvenly, overflow: .standard)

  /// The same, but never over the start edge when there is too little space.
  public static func safe(_ alignment: FlexAlignment) -> FlexAlignment {
    FlexAlignment(position: alignment.position, overflow: .safe)
  }

  /// The same even when that goes over the start edge.
  public static func unsafe(_ alignment: FlexAlignment) -> FlexAlignment {
    FlexAlignment(position: alignment.position, overflow: .unsafe)
  }
}

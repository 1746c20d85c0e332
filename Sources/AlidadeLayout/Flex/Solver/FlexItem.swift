/// A flex item while its container is laid out.
struct FlexItem {
  var node: Int
  var traits: FlexTraits
  var flags: Flags = []
  /// The used value of `align-self`: stretch, flexStart, flexEnd, center or baseline.
  var alignment: FlexAlignment.Position = .flexStart
  var order: Int16 = 0
  var grow = 0.0
  var shrink = 0.0

  /// Margins; automatic ones are zero.
  var left = LayoutUnit.zero
  var right = LayoutUnit.zero
  var top = LayoutUnit.zero
  var bottom = LayoutUnit.zero
  /// Padding and border across, and down.
  var insetWidth = LayoutUnit.zero
  var insetHeight = LayoutUnit.zero

  /// The flex base size, its bounds and the size after flexing: all of the content box.
  var base = LayoutUnit.zero
  var hypothetical = LayoutUnit.zero
  var minimum = LayoutUnit.zero
  var maximum = LayoutUnit.zero
  var target = LayoutUnit.zero

  /// The border box.
  var width = LayoutUnit.zero
  var height = LayoutUnit.zero
  /// The first baseline from the top of the border box; indefinite when there is none.
  var baseline = LayoutUnit.indefinite

  init(node: Int, traits: FlexTraits) {
    self.node = node
    self.traits = traits
  }

  @inline(__always) var marginWidth: LayoutUnit { left + right }
  @inline(__always) var marginHeight: LayoutUnit { top + bottom }

  /// Whether it comes before another in order-modified document order.
  @inline(__always)
  func precedes(_ other: FlexItem) -> Bool {
    order == other.order ? node < other.node : order < other.order
  }

  struct Flags: OptionSet {
    let rawValue: UInt16
    static let autoLeft = Flags(rawValue: 1)
    static let autoRight = Flags(rawValue: 2)
    static let autoTop = Flags(rawValue: 4)
    static let autoBottom = Flags(rawValue: 8)
    /// The cross size is automatic and the alignment is stretch.
    static let stretches = Flags(rawValue: 16)
    /// Percentages of its height stay indefinite although its main size is set.
    static let isIndefiniteForChildren = Flags(rawValue: 32)
    static let isFrozen = Flags(rawValue: 64)
    /// Its last layout let the height follow from the content.
    static let hasNaturalHeight = Flags(rawValue: 128)
    /// Its height follows from the aspect ratio and grows to hold the content.
    static let holdsContent = Flags(rawValue: 2048)
    static let isSafe = Flags(rawValue: 256)
    /// The last round of flexing went below the minimum, or above the maximum.
    static let violatesMinimum = Flags(rawValue: 512)
    static let violatesMaximum = Flags(rawValue: 1024)
  }
}

/// A line of flex items.
struct FlexLine {
  /// Its items, as places in the container's run of items.
  var start: Int
  var end: Int
  /// With margins and gaps.
  var hypotheticalSum: LayoutUnit
  var baseSum: LayoutUnit
  var freeSpace = LayoutUnit.zero
  var crossSize = LayoutUnit.zero
  /// The largest distance from the cross-start margin edge to the baseline; indefinite without such
  /// items.
  var ascent = LayoutUnit.indefinite
  var autoMargins = 0

  var count: Int { end - start }
}

/// An item where it is: items are too large to be passed by value.
typealias FlexItemReference = UnsafeMutablePointer<FlexItem>

/// A flex item during the layout of its container.
struct FlexItem {
  var node: Int
  var traits: FlexTraits
  var flags: Flags = []
  /// The used value of `align-self`: stretch, flexStart, flexEnd, center or baseline.
  var alignment: FlexAlignment.Position = .flexStart
  var order: Int16 = 0
  var grow = 0.0
  var shrink = 0.0

  /// The margins; automatic ones are zero.
  var left = LayoutUnit.zero
  var right = LayoutUnit.zero
  var top = LayoutUnit.zero
  var bottom = LayoutUnit.zero
  /// The sums of padding and border, horizontally and vertically.
  var insetWidth = LayoutUnit.zero
  var insetHeight = LayoutUnit.zero

  /// The flex base size, its bounds and the size after flexing, all for the content box.
  var base = LayoutUnit.zero
  var hypothetical = LayoutUnit.zero
  var minimum = LayoutUnit.zero
  var maximum = LayoutUnit.zero
  var target = LayoutUnit.zero

  /// The size of the border box.
  var width = LayoutUnit.zero
  var height = LayoutUnit.zero
  /// The distance from the top of the border box to the first baseline; indefinite if there is
  /// none.
  var baseline = LayoutUnit.indefinite

  init(node: Int, traits: FlexTraits) {
    self.node = node
    self.traits = traits
  }

  @inline(__always) var marginWidth: LayoutUnit { left + right }
  @inline(__always) var marginHeight: LayoutUnit { top + bottom }

  /// Returns `true` if the item comes before `other` in order-modified document order.
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
    /// Percentages of the item's height stay indefinite although its main size is set.
    static let isIndefiniteForChildren = Flags(rawValue: 32)
    static let isFrozen = Flags(rawValue: 64)
    /// In the last layout, the height followed from the content.
    static let hasNaturalHeight = Flags(rawValue: 128)
    /// The height follows from the aspect ratio and grows to hold the content.
    static let holdsContent = Flags(rawValue: 2048)
    static let isSafe = Flags(rawValue: 256)
    /// The size in the last round of flexing was below the minimum, or above the maximum.
    static let violatesMinimum = Flags(rawValue: 512)
    static let violatesMaximum = Flags(rawValue: 1024)
  }
}

/// A line of flex items.
struct FlexLine {
  /// The range of its items in the container's items.
  var start: Int
  var end: Int
  /// The sum of the hypothetical main sizes with margins and gaps.
  var hypotheticalSum: LayoutUnit
  var baseSum: LayoutUnit
  var freeSpace = LayoutUnit.zero
  var crossSize = LayoutUnit.zero
  /// The largest distance from the cross-start margin edge to the baseline; indefinite if no item
  /// is aligned by its baseline.
  var ascent = LayoutUnit.indefinite
  var autoMargins = 0

  var count: Int { end - start }
}

/// A pointer to an item in place, because items are too large to pass by value.
typealias FlexItemReference = UnsafeMutablePointer<FlexItem>

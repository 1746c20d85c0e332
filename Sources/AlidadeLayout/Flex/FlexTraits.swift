/// The properties of a box that the solver needs before it reads the box's style, as bits.
struct FlexTraits: OptionSet {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  static let isRightToLeft = FlexTraits(rawValue: 1 << 0)
  static let isHidden = FlexTraits(rawValue: 1 << 1)
  static let isAbsolute = FlexTraits(rawValue: 1 << 2)
  /// A callback measures the content.
  static let isMeasured = FlexTraits(rawValue: 1 << 3)
  static let hasMargin = FlexTraits(rawValue: 1 << 4)
  static let hasPaddingOrBorder = FlexTraits(rawValue: 1 << 5)
  static let hasInset = FlexTraits(rawValue: 1 << 6)
  static let hasMinimumOrMaximum = FlexTraits(rawValue: 1 << 7)
  static let hasAspectRatio = FlexTraits(rawValue: 1 << 8)
  /// The padding depends on the width of the parent.
  static let hasPercentPadding = FlexTraits(rawValue: 1 << 9)
  /// The height bounds depend on the height of the parent.
  static let hasPercentHeightBounds = FlexTraits(rawValue: 1 << 10)
  /// At least one child has an `order` other than zero.
  static let hasOrderedChildren = FlexTraits(rawValue: 1 << 11)
  static let hasAbsoluteChildren = FlexTraits(rawValue: 1 << 12)
  static let hasHiddenChildren = FlexTraits(rawValue: 1 << 13)
  static let hasInFlowChildren = FlexTraits(rawValue: 1 << 14)
  /// The layout of the subtree may differ between a definite height and an equal height that
  /// follows from the content.
  static let dependsOnDefiniteHeight = FlexTraits(rawValue: 1 << 15)
  /// The intrinsic widths may depend on the height.
  static let intrinsicWidthDependsOnHeight = FlexTraits(rawValue: 1 << 16)
  static let isColumnWrap = FlexTraits(rawValue: 1 << 17)

  /// The bits that a parent gets from its children.
  static let fromChildren: FlexTraits = [
    .hasOrderedChildren, .hasAbsoluteChildren, .hasHiddenChildren, .hasInFlowChildren,
  ]

  /// Creates the bits that follow from a style alone.
  init(_ style: FlexStyle) {
    var traits: FlexTraits = []
    if style.display == .none { traits.insert(.isHidden) }
    if style.position == .absolute { traits.insert(.isAbsolute) }
    if style.margin != .zero { traits.insert(.hasMargin) }
    if style.padding != .zero || style.border != .zero { traits.insert(.hasPaddingOrBorder) }
    if style.inset != .auto { traits.insert(.hasInset) }
    if style.minimumWidth != .zero || style.minimumHeight != .zero
      || style.maximumWidth != .auto || style.maximumHeight != .auto
    {
      traits.insert(.hasMinimumOrMaximum)
    }
    if style.aspectRatio > 0, style.aspectRatio.isFinite { traits.insert(.hasAspectRatio) }
    if style.padding.contains(\.isPercent) { traits.insert(.hasPercentPadding) }
    if style.minimumHeight.isPercent || style.maximumHeight.isPercent {
      traits.insert(.hasPercentHeightBounds)
    }
    let isColumn = style.flexDirection == .column || style.flexDirection == .columnReverse
    if isColumn, style.flexWrap != .noWrap {
      traits.formUnion([.isColumnWrap, .intrinsicWidthDependsOnHeight])
    }
    if traits.contains(.hasAspectRatio) || style.height.isPercent || style.flexBasis.isPercent
      || style.rowGap.isPercent || style.inset.contains(\.isPercent)
      || traits.contains(.hasPercentHeightBounds)
    {
      traits.insert(.dependsOnDefiniteHeight)
    }
    self = traits
  }

  /// Returns the bits that a parent gets from a child with these bits.
  func inherited(order: Int16) -> FlexTraits {
    var traits: FlexTraits = []
    if contains(.isHidden) { return .hasHiddenChildren }
    if contains(.isAbsolute) { return .hasAbsoluteChildren }
    traits.insert(.hasInFlowChildren)
    if order != 0 { traits.insert(.hasOrderedChildren) }
    if contains(.dependsOnDefiniteHeight) { traits.insert(.dependsOnDefiniteHeight) }
    if contains(.intrinsicWidthDependsOnHeight) || contains(.hasAspectRatio) {
      traits.insert(.intrinsicWidthDependsOnHeight)
    }
    return traits
  }
}

// Boxes: edges, specified sizes, bounds and aspect ratios (CSS Sizing 3 and 4).
extension FlexSolver {
  /// Returns the padding and border of a box.
  @inline(__always)
  func insets(of node: Int, _ traits: FlexTraits, percentWidth: LayoutUnit) -> FlexInsets {
    guard traits.contains(.hasPaddingOrBorder) else { return FlexInsets() }
    return resolveInsets(of: node, traits, percentWidth)
  }

  private func resolveInsets(
    of node: Int, _ traits: FlexTraits, _ base: LayoutUnit
  ) -> FlexInsets {
    let style = styles + node
    let isRightToLeft = traits.contains(.isRightToLeft)
    var insets = FlexInsets()
    insets.left =
      style.pointee.padding.usedLeft(isRightToLeft).resolved(against: base).notNegative
      + borderLeft(node, isRightToLeft)
    insets.right =
      style.pointee.padding.usedRight(isRightToLeft).resolved(against: base).notNegative
      + borderRight(node, isRightToLeft)
    insets.top =
      style.pointee.padding.top.resolved(against: base).notNegative + borderTop(node)
    insets.bottom =
      style.pointee.padding.bottom.resolved(against: base).notNegative + borderBottom(node)
    return insets
  }

  func borderLeft(_ node: Int, _ isRightToLeft: Bool) -> LayoutUnit {
    styles[node].border.usedLeft(isRightToLeft).resolved(against: .indefinite).notNegative
  }

  func borderRight(_ node: Int, _ isRightToLeft: Bool) -> LayoutUnit {
    styles[node].border.usedRight(isRightToLeft).resolved(against: .indefinite).notNegative
  }

  func borderTop(_ node: Int) -> LayoutUnit {
    styles[node].border.top.resolved(against: .indefinite).notNegative
  }

  func borderBottom(_ node: Int) -> LayoutUnit {
    styles[node].border.bottom.resolved(against: .indefinite).notNegative
  }

  /// Initializes an item with the margins, padding and border of a box, for the width that their
  /// percentages refer to.
  @inline(__always)
  func initialize(_ item: FlexItemReference, node: Int, percentWidth: LayoutUnit) {
    let traits = links[node].traits
    item.initialize(to: FlexItem(node: node, traits: traits))
    if traits.contains(.hasMargin) { resolveMargins(item, percentWidth) }
    if traits.contains(.hasPaddingOrBorder) {
      let insets = resolveInsets(of: node, traits, percentWidth)
      item.pointee.insetWidth = insets.width
      item.pointee.insetHeight = insets.height
    }
  }

  /// Calls a closure with a temporary item for a box that isn't part of a line.
  @inline(__always)
  func withItem<Result>(
    _ node: Int, percentWidth: LayoutUnit,
    _ body: (FlexItemReference) -> Result
  ) -> Result {
    var storage = FlexItem(node: node, traits: [])
    return withUnsafeMutablePointer(to: &storage) { item in
      initialize(item, node: node, percentWidth: percentWidth)
      return body(item)
    }
  }

  private func resolveMargins(_ item: FlexItemReference, _ base: LayoutUnit) {
    let margin = styles + item.pointee.node
    let isRightToLeft = item.pointee.traits.contains(.isRightToLeft)
    let left = margin.pointee.margin.usedLeft(isRightToLeft)
    let right = margin.pointee.margin.usedRight(isRightToLeft)
    let top = margin.pointee.margin.top
    let bottom = margin.pointee.margin.bottom
    item.pointee.left = left.resolved(against: base)
    item.pointee.right = right.resolved(against: base)
    item.pointee.top = top.resolved(against: base)
    item.pointee.bottom = bottom.resolved(against: base)
    var flags: FlexItem.Flags = []
    if left == .auto { flags.insert(.autoLeft) }
    if right == .auto { flags.insert(.autoRight) }
    if top == .auto { flags.insert(.autoTop) }
    if bottom == .auto { flags.insert(.autoBottom) }
    item.pointee.flags = flags
  }

  // MARK: - Specified sizes

  /// Returns a specified size as a border box; indefinite for keywords and for percentages of an
  /// indefinite base.
  @inline(__always)
  func borderBox(
    _ length: FlexLength, against base: LayoutUnit, inset: LayoutUnit, _ sizing: FlexBoxSizing
  ) -> LayoutUnit {
    if length.isKeyword || (length.isPercent && base.isIndefinite) { return .indefinite }
    let value = length.resolved(against: base).notNegative
    return sizing == .borderBox ? max(inset, value) : value + inset
  }

  /// Returns the bounds of an item's height, as border boxes.
  ///
  /// An automatic minimum is the padding and border.
  @inline(__always)
  func heightBounds(
    _ item: FlexItemReference, percent: LayoutUnit
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    guard item.pointee.traits.contains(.hasMinimumOrMaximum) else {
      return (item.pointee.insetHeight, .unlimited)
    }
    let style = styles + item.pointee.node
    let sizing = style.pointee.boxSizing
    let base = percent.isIndefinite ? .zero : percent
    var least = borderBox(
      style.pointee.minimumHeight, against: base, inset: item.pointee.insetHeight, sizing)
    if least.isIndefinite { least = item.pointee.insetHeight }
    var most = borderBox(
      style.pointee.maximumHeight, against: percent, inset: item.pointee.insetHeight, sizing)
    if most.isIndefinite { most = .unlimited }
    return (least, max(least, most))
  }

  /// Returns the bounds of an item's width, as border boxes, for a given automatic minimum.
  @inline(__always)
  func widthBounds(
    _ item: FlexItemReference, percent: LayoutUnit, automaticMinimum: LayoutUnit = .indefinite
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    guard item.pointee.traits.contains(.hasMinimumOrMaximum) else {
      return (item.pointee.insetWidth, .unlimited)
    }
    let style = styles + item.pointee.node
    let sizing = style.pointee.boxSizing
    var most = borderBox(
      style.pointee.maximumWidth, against: percent, inset: item.pointee.insetWidth, sizing)
    if most.isIndefinite { most = .unlimited }
    let base = percent.isIndefinite ? .zero : percent
    var least = borderBox(
      style.pointee.minimumWidth, against: base, inset: item.pointee.insetWidth, sizing)
    if least.isIndefinite {
      least = automaticMinimum.isIndefinite ? item.pointee.insetWidth : min(automaticMinimum, most)
    }
    return (least, max(least, most))
  }

  /// Returns `true` if automatic minimum sizes apply to the box.
  @inline(__always)
  func allowsAutomaticMinimum(_ node: Int) -> Bool {
    let overflow = styles[node].overflow
    return overflow == .visible || overflow == .clip
  }

  // MARK: - Aspect ratio

  /// Returns the height that the aspect ratio gives for a width, both as border boxes.
  func ratioHeight(_ item: FlexItemReference, width: LayoutUnit) -> LayoutUnit {
    let ratio = 1 / Double(styles[item.pointee.node].aspectRatio)
    if styles[item.pointee.node].boxSizing == .borderBox {
      return max(item.pointee.insetHeight, width.scaled(by: ratio))
    }
    return (width - item.pointee.insetWidth).scaled(by: ratio) + item.pointee.insetHeight
  }

  /// Returns the width that the aspect ratio gives for a height, both as border boxes.
  func ratioWidth(_ item: FlexItemReference, height: LayoutUnit) -> LayoutUnit {
    let ratio = Double(styles[item.pointee.node].aspectRatio)
    if styles[item.pointee.node].boxSizing == .borderBox {
      return max(item.pointee.insetWidth, height.scaled(by: ratio))
    }
    return (height - item.pointee.insetHeight).scaled(by: ratio) + item.pointee.insetWidth
  }

  /// Returns the bounds of the width that follow from those of the height (CSS Sizing 4, size
  /// transfers).
  func transferredWidthBounds(
    _ item: FlexItemReference, _ bounds: (minimum: LayoutUnit, maximum: LayoutUnit)
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    let least = bounds.minimum > .zero ? ratioWidth(item, height: bounds.minimum) : .zero
    let most =
      bounds.maximum < .unlimited ? ratioWidth(item, height: bounds.maximum) : .unlimited
    return (least, max(least, most))
  }

  /// Returns the bounds of the height that follow from those of the width.
  func transferredHeightBounds(
    _ item: FlexItemReference, _ bounds: (minimum: LayoutUnit, maximum: LayoutUnit)
  ) -> (minimum: LayoutUnit, maximum: LayoutUnit) {
    let least = bounds.minimum > .zero ? ratioHeight(item, width: bounds.minimum) : .zero
    let most =
      bounds.maximum < .unlimited ? ratioHeight(item, width: bounds.maximum) : .unlimited
    return (least, max(least, most))
  }
}

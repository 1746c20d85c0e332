// §9.1 and §9.2: generating the flex items, and their flex base and hypothetical main sizes.
extension FlexSolver {
  /// Reads the style of a container into its activation.
  func readStyle(_ activation: UnsafeMutablePointer<FlexActivation>) {
    let node = activation.pointee.request.node
    let givenWidth = activation.pointee.request.width
    let givenHeight = activation.pointee.request.height
    let traits = links[node].traits
    let style = styles + node
    let direction = style.pointee.flexDirection
    activation.pointee.isRow = direction == .row || direction == .rowReverse
    activation.pointee.isReverse = direction == .rowReverse || direction == .columnReverse
    activation.pointee.isWrapping = style.pointee.flexWrap != .noWrap
    activation.pointee.isWrapReverse = style.pointee.flexWrap == .wrapReverse
    activation.pointee.isRightToLeft = traits.contains(.isRightToLeft)
    // Intrinsic widths and their heights are those of the content box.
    let insets =
      activation.pointee.kind == .layout
      ? insets(of: node, traits, percentWidth: activation.pointee.request.percentWidth)
      : FlexInsets()
    activation.pointee.insets = insets
    let width =
      givenWidth.isIndefinite ? givenWidth : (givenWidth - insets.width).notNegative
    let isHeightKnown =
      givenHeight.isDefinite && !activation.pointee.request.isIndefiniteForChildren
    var height =
      isHeightKnown ? (givenHeight - insets.height).notNegative : LayoutUnit.indefinite
    if activation.pointee.kind != .layout { height = activation.pointee.request.percentHeight }
    activation.pointee.contentWidth = width
    activation.pointee.contentHeight = height
    let rowGap = style.pointee.rowGap.resolved(against: height).notNegative
    let columnGap = style.pointee.columnGap.resolved(against: width).notNegative
    activation.pointee.mainGap = activation.pointee.isRow ? columnGap : rowGap
    activation.pointee.crossGap = activation.pointee.isRow ? rowGap : columnGap
  }

  /// Generates the flex items in order-modified document order (§9.1).
  func generateItems(_ activation: UnsafeMutablePointer<FlexActivation>) {
    readStyle(activation)
    let node = activation.pointee.request.node
    let percentWidth = activation.pointee.contentWidth
    let last = Int(links[node].lastChild)
    var child = last < 0 ? -1 : Int(links[last].nextSibling)
    while child >= 0 {
      let link = links + child
      if link.pointee.traits.isDisjoint(with: [.isHidden, .isAbsolute]) {
        let item = scratch.pointee.nextItem()
        initialize(item, node: child, percentWidth: percentWidth)
        let style = styles + child
        // Comparisons with NaN are false.
        let grow = style.pointee.flexGrow
        let shrink = style.pointee.flexShrink
        item.pointee.grow = grow > 0 ? Double(min(grow, .greatestFiniteMagnitude)) : 0
        item.pointee.shrink = shrink > 0 ? Double(min(shrink, .greatestFiniteMagnitude)) : 0
        align(item, in: activation)
      }
      child = child == last ? -1 : Int(link.pointee.nextSibling)
    }
    activation.pointee.itemCount = scratch.pointee.itemCount - activation.pointee.firstItem
    if links[node].traits.contains(.hasOrderedChildren) { sortItems(activation) }
  }

  /// Sorts the items by `order`, then by the order of the tree.
  ///
  /// The items are sorted in place.
  ///
  /// - Complexity: O(items × log items).
  private func sortItems(_ activation: UnsafeMutablePointer<FlexActivation>) {
    let items = scratch.pointee.items + activation.pointee.firstItem
    let count = activation.pointee.itemCount
    guard count > 1 else { return }
    for index in 0..<count { items[index].order = styles[items[index].node].order }
    // A heap sort needs no memory. It isn't stable, but no two items are equal, because nodes are
    // numbered in tree order.
    for root in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(items, root, count) }
    for end in stride(from: count - 1, to: 0, by: -1) {
      swap(&items[0], &items[end])
      siftDown(items, 0, end)
    }
  }

  private func siftDown(_ items: FlexItemReference, _ root: Int, _ count: Int) {
    var parent = root
    while parent * 2 + 1 < count {
      var child = parent * 2 + 1
      if child + 1 < count, items[child].precedes(items[child + 1]) { child += 1 }
      guard items[parent].precedes(items[child]) else { return }
      swap(&items[parent], &items[child])
      parent = child
    }
  }

  /// Returns `true` if an item without a cross size of its own fills its line.
  func stretches(
    _ item: FlexItemReference, in activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let style = styles + item.pointee.node
    let size = activation.pointee.isRow ? style.pointee.height : style.pointee.width
    guard size.isKeyword else { return false }
    let parent = styles + activation.pointee.request.node
    return usedAlignment(item, parent, activation.pointee.isRow).position == .stretch
  }

  /// Returns `align-self` with `auto` and `normal` replaced, and `stretch` and `baseline` where
  /// they don't apply.
  @inline(__always)
  private func usedAlignment(
    _ item: FlexItemReference, _ parent: UnsafePointer<FlexStyle>, _ isRow: Bool
  ) -> FlexAlignment {
    var alignment = styles[item.pointee.node].alignSelf
    if alignment.position == .auto { alignment = parent.pointee.alignItems }
    let automatic: FlexItem.Flags = isRow ? [.autoTop, .autoBottom] : [.autoLeft, .autoRight]
    switch alignment.position {
    case .stretch, .baseline:
      return item.pointee.flags.isDisjoint(with: automatic) ? alignment : .flexStart
    case .auto, .normal, .left, .right, .spaceBetween, .spaceAround, .spaceEvenly:
      return item.pointee.flags.isDisjoint(with: automatic) ? .stretch : .flexStart
    default:
      return alignment
    }
  }

  /// Sets the position of an item across the main axis.
  @inline(__always)
  private func align(
    _ item: FlexItemReference, in activation: UnsafeMutablePointer<FlexActivation>
  ) {
    let isRow = activation.pointee.isRow
    let parent = styles + activation.pointee.request.node
    let used = usedAlignment(item, parent, isRow)
    if used.isSafe { item.pointee.flags.insert(.isSafe) }
    let isSame =
      isRow || item.pointee.traits.contains(.isRightToLeft) == activation.pointee.isRightToLeft
    switch used.position {
    case .start: item.pointee.alignment = .flexStart
    case .end: item.pointee.alignment = .flexEnd
    case .selfStart: item.pointee.alignment = isSame ? .flexStart : .flexEnd
    case .selfEnd: item.pointee.alignment = isSame ? .flexEnd : .flexStart
    case .flexStart:
      item.pointee.alignment = activation.pointee.isWrapReverse ? .flexEnd : .flexStart
    case .flexEnd: item.pointee.alignment = activation.pointee.isWrapReverse ? .flexStart : .flexEnd
    default: item.pointee.alignment = used.position
    }
    if used.position == .stretch {
      let style = styles + item.pointee.node
      let size = isRow ? style.pointee.height : style.pointee.width
      if size.isKeyword { item.pointee.flags.insert(.stretches) }
    }
  }

  /// Returns the used value of a child's `align-self`.
  func alignment(
    of item: FlexItemReference, in activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexAlignment.Position {
    align(item, in: activation)
    return item.pointee.alignment
  }

  /// Determines the flex base size and hypothetical main size of each item (§9.2, step 3).
  func determineBaseSizes(_ activation: UnsafeMutablePointer<FlexActivation>) -> Bool {
    while activation.pointee.cursor < activation.pointee.itemCount {
      let item = scratch.pointee.items + (activation.pointee.firstItem + activation.pointee.cursor)
      let isDone =
        activation.pointee.isRow
        ? determineRowBaseSize(item, activation) : determineColumnBaseSize(item, activation)
      guard isDone else { return false }
      item.pointee.hypothetical = item.pointee.base.clamped(
        item.pointee.minimum, item.pointee.maximum)
      activation.pointee.cursor += 1
    }
    return true
  }

  /// Returns the space for the height of an item of a row.
  @inline(__always)
  func rowSpace(
    _ item: FlexItemReference, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexHeightSpace {
    var space = FlexHeightSpace()
    space.available = activation.pointee.contentHeight
    space.percent = space.available
    space.stretches =
      !activation.pointee.isWrapping && space.available.isDefinite
      && item.pointee.flags.contains(.stretches)
    return space
  }

  private func determineRowBaseSize(
    _ item: UnsafeMutablePointer<FlexItem>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    let style = styles + item.pointee.node
    let inset = item.pointee.insetWidth
    let sizing = style.pointee.boxSizing
    let available = activation.pointee.contentWidth
    let space = rowSpace(item, activation)
    let specified = borderBox(style.pointee.width, against: available, inset: inset, sizing)
    let basis = style.pointee.flexBasis
    var base =
      basis == .auto ? specified : borderBox(basis, against: available, inset: inset, sizing)
    if base.isIndefinite {
      guard let content = contentWidths(item, .maximum, in: space) else { return false }
      base = content.maximum
    }
    var automaticMinimum = LayoutUnit.indefinite
    if style.pointee.minimumWidth.isKeyword, allowsAutomaticMinimum(item.pointee.node) {
      guard let content = contentWidths(item, .minimum, in: space) else { return false }
      automaticMinimum = content.minimum
      if item.pointee.traits.contains(.hasAspectRatio) {
        guard
          let own = contentWidths(item, .minimum, ignoringRatio: true, in: space)
        else { return false }
        automaticMinimum = max(automaticMinimum, own.minimum)
      }
      if specified.isDefinite { automaticMinimum = min(automaticMinimum, specified) }
    }
    let bounds = widthBounds(
      item, percent: available, automaticMinimum: automaticMinimum)
    item.pointee.base = base - inset
    item.pointee.minimum = bounds.minimum - inset
    item.pointee.maximum = bounds.maximum - inset
    return true
  }
}

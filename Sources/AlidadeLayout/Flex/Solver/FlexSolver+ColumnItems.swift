// §9.2, step 3, for columns: the main size is a height, so content sizes require a layout.
extension FlexSolver {
  /// Returns the space for measuring the height of an item's content, where percentages of the
  /// height are indefinite.
  @inline(__always)
  private func contentSpace(
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> FlexHeightSpace {
    var space = FlexHeightSpace()
    space.available = activation.pointee.contentHeight
    space.isIndefinite = true
    return space
  }

  func determineColumnBaseSize(
    _ item: UnsafeMutablePointer<FlexItem>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    if activation.pointee.kind == .columnWrapWidths {
      guard determineContribution(item, activation) else { return false }
    }
    let style = styles + item.pointee.node
    let inset = item.pointee.insetHeight
    let sizing = style.pointee.boxSizing
    let available = activation.pointee.contentHeight
    let specified = borderBox(style.pointee.height, against: available, inset: inset, sizing)
    let basis = style.pointee.flexBasis
    var base =
      basis == .auto ? specified : borderBox(basis, against: available, inset: inset, sizing)
    if base.isIndefinite {
      guard let content = contentHeight(item, activation) else { return false }
      base = content
      if available.isIndefinite, !item.pointee.traits.contains(.hasAspectRatio) {
        item.pointee.flags.insert(.isIndefiniteForChildren)
      }
    }
    var bounds = heightBounds(item, percent: available)
    if style.pointee.minimumHeight.isKeyword, allowsAutomaticMinimum(item.pointee.node) {
      guard let least = automaticMinimumHeight(item, specified, activation) else {
        return false
      }
      bounds.minimum = min(least, bounds.maximum)
    }
    item.pointee.base = base - inset
    item.pointee.minimum = bounds.minimum - inset
    item.pointee.maximum = bounds.maximum - inset
    return true
  }

  /// Returns the automatic minimum size along a column (§4.5); `nil` if the item must be laid out
  /// first.
  private func automaticMinimumHeight(
    _ item: FlexItemReference, _ specified: LayoutUnit,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> LayoutUnit? {
    guard var least = contentHeight(item, activation) else { return nil }
    if item.pointee.traits.contains(.hasAspectRatio) {
      guard let own = contentHeight(item, ignoringRatio: true, activation) else { return nil }
      least = max(least, own)
    }
    return specified.isDefinite ? min(least, specified) : least
  }

  /// Returns the height of an item's content at its final width, as a border box; `nil` if it must
  /// be laid out first.
  private func contentHeight(
    _ item: FlexItemReference, ignoringRatio: Bool = false,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> LayoutUnit? {
    let space = contentSpace(activation)
    guard let width = contentHeightWidth(item, space, activation) else { return nil }
    let hasRatio = item.pointee.traits.contains(.hasAspectRatio)
    if hasRatio, !ignoringRatio { return ratioHeight(item, width: width) }
    var request = FlexRequest(
      node: item.pointee.node, width: width, percentWidth: activation.pointee.contentWidth)
    // The item's own height bounds the content, but its percentages stay indefinite.
    let own = height(of: item, width: width, in: space)
    request.minimumHeight = own.value.isDefinite ? own.value : own.minimum
    request.maximumHeight = own.value.isDefinite ? own.value : own.maximum
    guard let result = layOut(request) else { return nil }
    guard hasRatio else { return result.contentHeight }
    let bounds = transferredHeightBounds(
      item, widthBounds(item, percent: activation.pointee.contentWidth))
    return result.contentHeight.clamped(bounds.minimum, bounds.maximum)
  }

  private func contentHeightWidth(
    _ item: FlexItemReference, _ space: FlexHeightSpace,
    _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> LayoutUnit? {
    if activation.pointee.kind == .columnWrapWidths { return item.pointee.width }
    return width(
      of: item, available: activation.pointee.contentWidth,
      stretches: !activation.pointee.isWrapping && item.pointee.flags.contains(.stretches),
      in: space)
  }

  /// Determines the width of an item for the intrinsic widths of a column with several lines: its
  /// max-content contribution.
  private func determineContribution(
    _ item: UnsafeMutablePointer<FlexItem>, _ activation: UnsafeMutablePointer<FlexActivation>
  ) -> Bool {
    var space = FlexHeightSpace()
    space.available = activation.pointee.contentHeight
    space.percent = space.available
    guard let widths = contribution(of: item, .both, in: space) else { return false }
    item.pointee.width = widths.maximum
    activation.pointee.minimumWidth = max(
      activation.pointee.minimumWidth, widths.minimum + item.pointee.marginWidth)
    return true
  }
}

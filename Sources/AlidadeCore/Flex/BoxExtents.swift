import AlidadeLayout

/// The permitted sizes of a box and of its content in a range.
struct BoxExtents {
  /// The distances of the content from the edges of the box, in points; may be negative.
  struct Insets {
    var top = 0.0
    var left = 0.0
    var bottom = 0.0
    var right = 0.0

    var total: Size { Size(width: left + right, height: top + bottom) }
  }

  /// The range that the parent proposes.
  private let offered: SizeRange
  /// The permitted sizes of the box: its preferred sizes, within the range of the parent.
  let range: SizeRange
  let insets: Insets
  private let placement: FlexBox.ContentPlacement
  private let isRightToLeft: Bool

  init(
    _ box: FlexBox, _ placement: FlexBox.ContentPlacement, in range: SizeRange,
    _ direction: LayoutDirection
  ) {
    let style = box.style
    let base = range.max
    let isRightToLeft = direction == .rightToLeft
    let horizontal = BoxExtents.bounds(
      style.width, style.minimumWidth, style.maximumWidth, of: base.width)
    let vertical = BoxExtents.bounds(
      style.height, style.minimumHeight, style.maximumHeight, of: base.height)
    let requested = SizeRange(
      min: Size(width: horizontal.least, height: vertical.least),
      max: Size(width: horizontal.most, height: vertical.most))
    var insets = Insets()
    for edges in [style.padding, style.border] {
      insets.add(edges, of: base.width, isRightToLeft) { max(0, $0) }
    }
    insets.add(placement.margin, of: base.width, isRightToLeft) { $0 }
    offered = range
    self.range = range.intersection(requested)
    self.insets = insets
    self.placement = placement
    self.isRightToLeft = isRightToLeft
  }

  /// Returns the bounds of an extent; as in CSS, a minimum overrides a maximum, and both override
  /// the exact extent.
  private static func bounds(
    _ requested: FlexLength, _ minimum: FlexLength, _ maximum: FlexLength, of base: Double
  ) -> (least: Double, most: Double) {
    let least = max(0, minimum.points(of: base) ?? 0)
    let most = max(maximum.points(of: base) ?? .infinity, least)
    guard let exact = requested.points(of: base) else { return (least, most) }
    let extent = min(max(exact, least), most)
    return (extent, extent)
  }

  /// Returns the permitted sizes of the content.
  ///
  /// The content fills the box. Content with a fixed extent keeps it, except in a modifier, which
  /// passes on the minimum that its parent imposes.
  ///
  /// - Parameters:
  ///   - fixed: the axes along which the content has a fixed extent.
  ///   - isModified: `true` if the box is that of a modifier of the content.
  func contentRange(fixed: Axis.Set, isModified: Bool) -> SizeRange {
    func bounds(_ axis: Axis) -> (Double, Double) {
      let taken = insets.total[axis]
      let most = max(0, range.max[axis] - taken)
      if placement.alignedAxes.contains(Axis.Set(axis)) { return (0, most) }
      let isFixed = fixed.contains(Axis.Set(axis))
      let least = isFixed ? isModified ? offered.min[axis] : 0 : range.min[axis]
      return (max(0, least - taken), most)
    }
    let (width, height) = (bounds(.horizontal), bounds(.vertical))
    return SizeRange(
      min: Size(width: width.0, height: height.0), max: Size(width: width.1, height: height.1))
  }

  /// Returns the sizes that the content might have if the box didn't limit its width; `nil` if that
  /// makes no difference.
  ///
  /// As in CSS, a box has its maximum width if its content would be wider, even if text in it is
  /// broken into shorter lines.
  func freeContentRange(in inner: SizeRange) -> SizeRange? {
    guard range.max.width < offered.max.width, inner.min.width < inner.max.width else { return nil }
    return SizeRange(
      min: inner.min,
      max: Size(
        width: max(0, offered.max.width - insets.total.width), height: inner.max.height))
  }

  /// Returns the size of the box around its content.
  func size(around content: Size) -> Size {
    func extent(_ axis: Axis) -> Double {
      let takesAll = !placement.isCompact && placement.alignedAxes.contains(Axis.Set(axis))
      if takesAll, range.max[axis].isFinite { return range.max[axis] }
      return content[axis] + insets.total[axis]
    }
    return range.clamp(Size(width: extent(.horizontal), height: extent(.vertical)))
  }

  /// Returns the size of content that fills the box.
  func contentSize(in size: Size) -> Size {
    Size(
      width: max(0, size.width - insets.total.width),
      height: max(0, size.height - insets.total.height))
  }

  /// Returns the top-left corner of the content in the box.
  func position(of content: Size, in size: Size) -> Point {
    let space = contentSize(in: size)
    let x = placement.horizontal?.offset(of: content.width, in: space.width) ?? 0
    let y = placement.vertical?.offset(of: content.height, in: space.height) ?? 0
    return Point(
      x: isRightToLeft ? size.width - insets.right - x - content.width : insets.left + x,
      y: insets.top + y)
  }
}

extension BoxExtents.Insets {
  fileprivate mutating func add(
    _ edges: FlexEdges, of base: Double, _ isRightToLeft: Bool, _ usable: (Double) -> Double
  ) {
    func points(_ length: FlexLength, _ side: FlexLength) -> Double {
      usable((length == .unset ? side : length).points(of: base) ?? 0)
    }
    top += points(edges.top, .zero)
    bottom += points(edges.bottom, .zero)
    left += points(isRightToLeft ? edges.end : edges.start, edges.left)
    right += points(isRightToLeft ? edges.start : edges.end, edges.right)
  }
}

extension FlexLength {
  /// Returns the length in points; `nil` for a percentage of an unbounded extent, and for a keyword
  /// such as `auto`.
  fileprivate func points(of base: Double) -> Double? {
    if isPercent { return base.isFinite ? base * percentage / 100 : nil }
    return points
  }
}

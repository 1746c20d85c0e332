import AlidadeCore
import AlidadeLayout

/// The place of a popover beside its anchor.
struct PopoverPlacement {
  /// The frame of the anchor.
  let anchor: Rect
  /// The area in which the popover stays.
  let bounds: Rect
  let edge: PopoverConfiguration.Edge
  let direction: LayoutDirection

  /// The distance between a popover and its anchor, in points.
  static let distance = 4.0

  /// Returns the frame of a popover of a size, which is limited to that of the bounds.
  ///
  /// If the popover doesn't fit at the preferred edge, and there is more space at the opposite
  /// edge, it is placed there. Along the edge, it is centered as far as the bounds allow.
  func frame(of size: Size) -> Rect {
    let size = Size(
      width: min(size.width, bounds.size.width), height: min(size.height, bounds.size.height))
    let axis: Axis = edge == .top || edge == .bottom ? .vertical : .horizontal
    let (lowest, highest) = (bounds.origin[axis], bounds.origin[axis] + bounds.size[axis])
    let before = anchor.origin[axis] - PopoverPlacement.distance - size[axis]
    let after = anchor.origin[axis] + anchor.size[axis] + PopoverPlacement.distance
    let (spaceBefore, spaceAfter) = (before - lowest, highest - after - size[axis])
    let isBefore =
      prefersBefore ? spaceBefore >= min(0, spaceAfter) : spaceAfter < min(0, spaceBefore)
    var origin = Point.zero
    origin[axis] = clamp(isBefore ? before : after, lowest, highest - size[axis])
    let other: Axis = axis == .vertical ? .horizontal : .vertical
    origin[other] = clamp(
      anchor.origin[other] + (anchor.size[other] - size[other]) / 2, bounds.origin[other],
      bounds.origin[other] + bounds.size[other] - size[other])
    return Rect(origin: origin, size: size)
  }

  /// A Boolean value that is `true` if the popover is preferably above or to the left of the
  /// anchor.
  private var prefersBefore: Bool {
    switch edge {
    case .top: true
    case .bottom: false
    case .start: direction == .leftToRight
    case .end: direction == .rightToLeft
    }
  }

  private func clamp(_ value: Double, _ lowest: Double, _ highest: Double) -> Double {
    max(lowest, min(value, highest))
  }
}

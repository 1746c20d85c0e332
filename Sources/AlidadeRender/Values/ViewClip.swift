import AlidadeLayout

/// A rectangle to which a view and everything in it are clipped where they are painted, including
/// the view's background, border and shadow.
///
/// ```swift
/// Details().clipped(to: isOpen ? nil : ViewClip(bottom: 80))
/// ```
///
/// The edges are given by their distances from those of the view. A negative distance is outside
/// the view, for example to leave room for a shadow. Like those of a ``ViewTransform``, the
/// distances from the left and the right are the same in every layout direction.
///
/// A clip is animated: its edges and corners move. Between no clip and a clip, the edges move
/// between those of the view and those of the clip. In the eighth of the motion that is next to no
/// clip, anything outside the edges fades, so that nothing that sticks out of the view appears or
/// vanishes suddenly.
public struct ViewClip: Hashable, Sendable {
  /// The distance from the top edge of the view, in points; positive downward.
  public let top: Double
  /// The distance from the left edge of the view, in points; positive to the right.
  public let left: Double
  /// The distance from the bottom edge of the view, in points; positive upward.
  public let bottom: Double
  /// The distance from the right edge of the view, in points; positive to the left.
  public let right: Double
  /// The radius of the corners, in points; at most half the shorter side counts.
  public let cornerRadius: Double
  /// The opacity of everything outside the clip, from 0 to less than 1; 0 except while the clip
  /// appears or disappears with an animation.
  public let outsideOpacity: Double

  /// The clip to the bounds of the view.
  public static let bounds = ViewClip()

  /// Creates a clip.
  ///
  /// A distance that isn't finite is reported and counts as zero; others are limited to a million
  /// points.
  ///
  /// - Parameters:
  ///   - top: the distance from the top edge of the view, in points.
  ///   - left: the distance from the left edge, in points.
  ///   - bottom: the distance from the bottom edge, in points.
  ///   - right: the distance from the right edge, in points.
  ///   - cornerRadius: the radius of the corners, in points. Infinity makes them as round as
  ///     possible; NaN and negative numbers are reported and count as zero.
  public init(
    top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0,
    cornerRadius: Double = 0
  ) {
    self.init(
      top: top, left: left, bottom: bottom, right: right, cornerRadius: cornerRadius,
      outsideOpacity: 0)
  }

  /// Creates a clip with the same distance from all edges of the view.
  ///
  /// - Parameters:
  ///   - distance: the distance, in points; negative outside the view.
  ///   - cornerRadius: the radius of the corners, in points.
  public init(_ distance: Double, cornerRadius: Double = 0) {
    self.init(
      top: distance, left: distance, bottom: distance, right: distance, cornerRadius: cornerRadius)
  }

  package init(
    top: Double, left: Double, bottom: Double, right: Double, cornerRadius: Double,
    outsideOpacity: Double
  ) {
    self.top = ViewClip.usable(top, "top")
    self.left = ViewClip.usable(left, "left")
    self.bottom = ViewClip.usable(bottom, "bottom")
    self.right = ViewClip.usable(right, "right")
    if cornerRadius >= 0 {
      self.cornerRadius = cornerRadius
    } else {
      ViewClip.report("cornerRadius", cornerRadius, "It must not be negative")
      self.cornerRadius = 0
    }
    self.outsideOpacity = outsideOpacity
  }

  /// Returns the rectangle in the coordinates of a view; without an extent if edges meet.
  ///
  /// - Parameter size: the size of the view, in points.
  public func frame(in size: Size) -> Rect {
    Rect(
      x: left, y: top, width: max(0, size.width - left - right),
      height: max(0, size.height - top - bottom))
  }

  /// The radius of the corners in a view, in points: at most half the shorter side.
  ///
  /// - Parameter size: the size of the view, in points.
  public func cornerRadius(in size: Size) -> Double {
    let size = frame(in: size).size
    return min(cornerRadius, min(size.width, size.height) / 2)
  }

  /// Returns `true` if a point in the coordinates of a view is visible, so that it responds to the
  /// pointer.
  ///
  /// - Parameters:
  ///   - point: the point.
  ///   - size: the size of the view, in points.
  public func shows(_ point: Point, in size: Size) -> Bool {
    if outsideOpacity > 0 { return true }
    let frame = frame(in: size)
    guard frame.contains(point) else { return false }
    let radius = cornerRadius(in: size)
    // The distances beyond the centers of the corners.
    let x = max(frame.minX + radius - point.x, point.x - frame.maxX + radius, 0)
    let y = max(frame.minY + radius - point.y, point.y - frame.maxY + radius, 0)
    return x == 0 || y == 0 || x * x + y * y <= radius * radius
  }

  private static func usable(_ distance: Double, _ name: String) -> Double {
    if distance.isFinite { return max(-1_000_000, min(distance, 1_000_000)) }
    report(name, distance, "It must be finite")
    return 0
  }

  private static func report(_ name: String, _ value: Double, _ rule: String) {
    Diagnostics.report(
      Diagnostic(
        "The \(name) of a clip has an invalid value.", values: ["value  \(value)"],
        remedy: "\(rule); 0 is used instead. A NaN usually comes from a division by zero."))
  }
}

/// The pixel grid of a display, to which frames are aligned.
///
/// Alignment rounds edges, not sizes. Frames that share an edge before alignment also share it
/// afterward, without a gap or an overlap.
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels per point; positive and finite.
  public let scale: Double

  /// Creates the grid of a display with `scale` pixels per point.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public init(scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// Returns the pixel edge nearest to `value`, in points; halves round up.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// Returns the length of the smallest whole number of pixels that isn't less than `value`, in
  /// points.
  ///
  /// A value that exceeds a pixel edge by less than a thousandth of a pixel counts as that edge, so
  /// that floating-point noise doesn't add a pixel.
  public func roundUp(_ value: Double) -> Double {
    (value * scale - 0.001).rounded(.up) / scale
  }

  /// Returns the frame with each edge rounded to the nearest pixel edge of the display.
  ///
  /// - Parameters:
  ///   - frame: the frame, relative to `origin`.
  ///   - origin: the exact position on the display that `frame` is relative to.
  /// - Returns: a frame relative to the *rounded* origin.
  public func align(_ frame: Rect, in origin: Point) -> Rect {
    let x = round(origin.x)
    let y = round(origin.y)
    let left = round(origin.x + frame.minX)
    let top = round(origin.y + frame.minY)
    return Rect(
      x: left - x, y: top - y, width: round(origin.x + frame.maxX) - left,
      height: round(origin.y + frame.maxY) - top)
  }
}

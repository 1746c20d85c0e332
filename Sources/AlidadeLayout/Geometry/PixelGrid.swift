/// The pixels of a display, for putting frames on them.
///
/// Edges are rounded, not sizes, so two frames that share an edge before still share it afterwards:
/// no gap and no overlap appears between neighbors.
public struct PixelGrid: Hashable, Sendable {
  /// Pixels in a point; positive and finite.
  public let scale: Double

  /// Makes the grid of a display with `scale` pixels in a point; a scale that is not positive and
  /// finite counts as 1.
  public init(scale: Double = 1) {
    self.scale = scale > 0 && scale.isFinite ? scale : 1
  }

  /// The nearest edge of a pixel; halves go up.
  public func round(_ value: Double) -> Double {
    (value * scale + 0.5).rounded(.down) / scale
  }

  /// The smallest whole number of pixels that is not below `value`.
  ///
  /// A value that exceeds a pixel edge by less than a thousandth of a pixel is taken to be on it,
  /// so that floating point noise does not add a pixel.
  public func roundUp(_ value: Double) -> Double {
    (value * scale - 0.001).rounded(.up) / scale
  }

  /// The frame with each of its edges on the nearest pixel edge, given where its surroundings
  /// start.
  ///
  /// - Parameters:
  ///   - frame: relative to `origin`.
  ///   - origin: the exact position of the surroundings on the display.
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

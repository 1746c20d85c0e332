import AlidadeLayout

/// The space, in pixels, that an image is decoded for.
public struct ImageTarget: Hashable, Sendable {
  /// The width of the space, in pixels.
  public let width: Int
  /// The height of the space, in pixels.
  public let height: Int
  /// The way that the image fits into the space.
  public let mode: ContentMode

  /// Creates the target for a view.
  ///
  /// - Parameters:
  ///   - size: the size of the view, in points.
  ///   - mode: the way that the image fits into the view.
  ///   - scale: the number of pixels per point.
  ///   - step: the number that the width and height are rounded to a multiple of, so that views of
  ///     similar sizes share a target.
  public init(size: Size, mode: ContentMode, scale: Double, step: Int = 1) {
    // A centered image has its natural size in every view.
    let space = mode == .center ? .zero : size
    width = ImageTarget.pixels(space.width * scale, step)
    height = ImageTarget.pixels(space.height * scale, step)
    self.mode = mode
  }

  /// Returns the size in pixels at which an image fits the target; at most its own size.
  ///
  /// - Parameters:
  ///   - width: the width of the image, in pixels; positive.
  ///   - height: the height of the image, in pixels; positive.
  /// - Returns: a width and a height of at least one pixel.
  public func extent(width: Int, height: Int) -> (width: Int, height: Int) {
    let across = Double(self.width) / Double(width)
    let down = Double(self.height) / Double(height)
    let factor =
      switch mode {
      case .fit: min(across, down)
      case .fill, .stretch: max(across, down)
      case .center: 1.0
      }
    if factor >= 1 { return (width, height) }
    return (
      max(1, Int((Double(width) * factor).rounded())),
      max(1, Int((Double(height) * factor).rounded()))
    )
  }

  private static func pixels(_ extent: Double, _ step: Int) -> Int {
    // Views don't get larger than this, and the number must be convertible.
    let pixels = extent > 0 ? Int(min(extent, 1e6).rounded(.up)) : 0
    return (pixels + step - 1) / step * step
  }
}

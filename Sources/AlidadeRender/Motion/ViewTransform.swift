import AlidadeLayout

/// A change to how a view is painted, which doesn't affect its layout: the view is scaled and
/// rotated about an anchor, and then moved.
///
/// The view responds to the pointer where it is painted.
public struct ViewTransform: Hashable, Sendable {
  /// The distance by which the view is moved, in points.
  public var translation: Point
  /// The horizontal and vertical factor of the size.
  public var scale: Size
  /// The angle by which the view is rotated, clockwise.
  public var rotation: Angle
  /// The anchor of the scale and the rotation, as fractions of the size.
  public var anchor: UnitPoint

  /// Creates a transform.
  ///
  /// - Parameters:
  ///   - translation: the distance by which the view is moved, in points.
  ///   - scale: the horizontal and vertical factor of the size.
  ///   - rotation: the angle by which the view is rotated, clockwise.
  ///   - anchor: the anchor of the scale and the rotation.
  ///
  /// Numbers that aren't finite are replaced with those of ``identity``.
  public init(
    translation: Point = .zero, scale: Size = Size(width: 1, height: 1), rotation: Angle = .zero,
    anchor: UnitPoint = .center
  ) {
    let isFinite = translation.x.isFinite && translation.y.isFinite
    self.translation = isFinite ? translation : .zero
    self.scale = Size(
      width: scale.width.isFinite ? scale.width : 1,
      height: scale.height.isFinite ? scale.height : 1)
    self.rotation = rotation.radians.isFinite ? rotation : .zero
    self.anchor = anchor.x.isFinite && anchor.y.isFinite ? anchor : .center
  }

  /// The transform that changes nothing.
  public static let identity = ViewTransform()

  /// A Boolean value that is `true` if the transform only moves the view.
  public var isTranslation: Bool { scale == Size(width: 1, height: 1) && rotation == .zero }

  /// Returns the transform from the coordinates of a view to those of its superview, apart from the
  /// position of its frame.
  public func transform(for size: Size) -> Transform {
    if isTranslation { return .translation(x: translation.x, y: translation.y) }
    let center = Point(x: anchor.x * size.width, y: anchor.y * size.height)
    return Transform.translation(x: -center.x, y: -center.y)
      .followed(by: .scale(x: scale.width, y: scale.height))
      .followed(by: .rotation(rotation))
      .followed(by: .translation(x: center.x + translation.x, y: center.y + translation.y))
  }
}

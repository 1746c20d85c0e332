import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A view around content that changes how it is painted, and not its layout.
struct VisualEffect: ViewComponent, Equatable {
  private let options: ViewOptions
  let children: [AnyComponent]

  init<Content: Component>(_ content: Content, _ options: ViewOptions) {
    children = [AnyComponent(content)]
    self.options = options
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  var box: FlexBox { .decoration() }

  func view() -> ViewConfiguration? {
    ViewConfiguration(.container(), attributes: options.viewAttributes())
  }
}

extension Component {
  /// Makes the component and everything in it transparent.
  ///
  /// - Parameter opacity: the opacity, limited to 0...1; NaN counts as 1.
  public func opacity(_ opacity: Double) -> some Component {
    VisualEffect(self, ViewOptions(alpha: opacity.isNaN ? 1 : max(0, min(opacity, 1))))
  }

  /// Moves, scales and rotates the component where it is painted; its layout and that of others stay
  /// the same.
  ///
  /// The pointer reacts to the component where it is painted.
  public func transform(_ transform: ViewTransform) -> some Component {
    VisualEffect(self, ViewOptions(transform: transform))
  }

  /// Scales the component about a point where it is painted; see ``transform(_:)``.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size; a number that isn't finite counts as 1.
  ///   - anchor: the point that stays in place, as a share of the size.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Component {
    transform(ViewTransform(scale: Size(width: scale, height: scale), anchor: anchor))
  }

  /// Rotates the component about a point where it is painted; see ``transform(_:)``.
  ///
  /// - Parameters:
  ///   - angle: the angle, clockwise.
  ///   - anchor: the point that stays in place, as a share of the size.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Component {
    transform(ViewTransform(rotation: angle, anchor: anchor))
  }
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A view around content that changes the way that the content is painted, but not its layout.
struct VisualEffect: ViewComponent, ContainerComponent, ModifierComponent, Equatable {
  private let options: ViewOptions
  var children: [AnyComponent]

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
  /// Sets the opacity of the component and everything in it.
  ///
  /// - Parameter opacity: the opacity, limited to 0...1; NaN counts as 1.
  public func opacity(_ opacity: Double) -> some Component {
    VisualEffect(self, ViewOptions(alpha: opacity.isNaN ? 1 : max(0, min(opacity, 1))))
  }

  /// Moves, scales and rotates the component where it is painted; the layout of this and other
  /// components stays the same.
  ///
  /// The component responds to the pointer where it is painted.
  public func transform(_ transform: ViewTransform) -> some Component {
    VisualEffect(self, ViewOptions(transform: transform))
  }

  /// Clips the component and everything in it, including its background, border and shadow, where
  /// it is painted; the layout of this and other components stays the same.
  ///
  /// Parts that are clipped away don't respond to the pointer. A change to the clip can be
  /// animated, even from or to `nil`.
  ///
  /// - Parameter clip: the clip, by default to the bounds of the component; `nil` for none.
  public func clipped(to clip: ViewClip? = .bounds) -> some Component {
    VisualEffect(self, ViewOptions(clip: clip))
  }

  /// Scales the component about a point where it is painted; see ``transform(_:)``.
  ///
  /// - Parameters:
  ///   - scale: the factor of the size; a number that isn't finite counts as 1.
  ///   - anchor: the anchor of the scale, as fractions of the size.
  public func scale(_ scale: Double, anchor: UnitPoint = .center) -> some Component {
    transform(ViewTransform(scale: Size(width: scale, height: scale), anchor: anchor))
  }

  /// Rotates the component about a point where it is painted; see ``transform(_:)``.
  ///
  /// - Parameters:
  ///   - angle: the angle, clockwise.
  ///   - anchor: the anchor of the rotation, as fractions of the size.
  public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> some Component {
    transform(ViewTransform(rotation: angle, anchor: anchor))
  }
}

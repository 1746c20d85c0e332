import AlidadeCore
import AlidadeRender

/// A rectangle with a background, a border, rounded corners, a shadow, and optional content.
public struct Box: ViewComponent, ContainerComponent, Equatable {
  private let options: ViewOptions
  private let role: AccessibilityRole
  /// The components in the box, each as large as the box.
  public package(set) var children: [AnyComponent]

  /// Creates a box without content; its parent or a frame determines its size.
  public init(
    background: Color? = nil, border: Border? = nil, cornerRadius: Double = 0,
    shadow: Shadow? = nil
  ) {
    self.init(
      background: background, border: border, cornerRadius: cornerRadius, shadow: shadow,
      content: {})
  }

  /// Creates a box around components.
  ///
  /// - Parameters:
  ///   - background: the color behind the content.
  ///   - border: the line around the box, inside its frame.
  ///   - cornerRadius: the radius of the corners, in points; at most half of the smaller side is
  ///     used. If it is zero, negative or NaN, the corners are square.
  ///   - shadow: the shadow of the box.
  ///   - clips: `true` if content outside the box is clipped.
  ///   - role: the role of the box for assistive technologies.
  ///   - content: the components in the box, each as large as the box.
  public init(
    background: Color? = nil, border: Border? = nil, cornerRadius: Double = 0,
    shadow: Shadow? = nil, clips: Bool = false, role: AccessibilityRole = .generic,
    @ComponentBuilder content: () -> ComponentList
  ) {
    options = ViewOptions(
      backgroundColor: background, clipsToBounds: clips ? true : nil, border: border,
      cornerRadius: cornerRadius > 0 ? cornerRadius : nil, shadow: shadow)
    self.role = role
    children = content().components
  }

  /// Returns the configuration of the painted view.
  public func view() -> ViewConfiguration? {
    ViewConfiguration(.container(role: role), attributes: options.viewAttributes())
  }
}

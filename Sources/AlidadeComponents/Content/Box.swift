import AlidadeCore
import AlidadeRender

/// A painted rectangle: background, border, rounded corners, shadow, and perhaps something in it.
public struct Box: ViewComponent, Equatable {
  private let options: ViewOptions
  private let role: AccessibilityRole
  /// What is laid over all of it.
  public let children: [AnyComponent]

  /// Makes a box that is as large as it is told to be.
  public init(
    background: Color? = nil, border: Border? = nil, cornerRadius: Double = 0,
    shadow: Shadow? = nil
  ) {
    self.init(
      background: background, border: border, cornerRadius: cornerRadius, shadow: shadow,
      content: {})
  }

  /// Makes a box around components.
  ///
  /// - Parameters:
  ///   - background: what is painted behind the content.
  ///   - border: the line around the box, inside its frame.
  ///   - cornerRadius: the radius of the corners, in points.
  ///   - shadow: what the box casts on its surroundings.
  ///   - clips: whether content that sticks out is cut off.
  ///   - role: what the box is to assistive technologies.
  ///   - content: what is laid over all of the box.
  public init(
    background: Color? = nil, border: Border? = nil, cornerRadius: Double = 0,
    shadow: Shadow? = nil, clips: Bool = false, role: AccessibilityRole = .generic,
    @ComponentBuilder content: () -> [AnyComponent]
  ) {
    options = ViewOptions(
      backgroundColor: background, clipsToBounds: clips ? true : nil, border: border,
      cornerRadius: cornerRadius > 0 ? cornerRadius : nil, shadow: shadow)
    self.role = role
    children = content()
  }

  /// The view that is painted.
  public func view() -> ViewConfiguration? {
    ViewConfiguration(.container(role: role), attributes: options.viewAttributes())
  }
}

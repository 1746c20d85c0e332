import AlidadeCore
import AlidadeRender

/// A component that binds the keyboard focus of its content to state.
///
/// Create it with ``Component/focused(_:equals:onChange:)`` or ``Component/defaultFocus()``.
public struct Focused: ViewComponent, ControllerProviding, ContainerComponent, ModifierComponent,
  Equatable
{
  /// The controller that moves the focus and reports the user's moves.
  public typealias Controller = FocusController

  let isFocused: Bool
  let request: Int
  /// The action for the user's moves; `nil` if no state follows the focus.
  let onChange: Action<Bool>?
  /// The content that can have the focus.
  public package(set) var children: [AnyComponent]

  init<Content: Component>(
    _ content: Content, isFocused: Bool, request: Int, onChange: Action<Bool>?
  ) {
    self.isFocused = isFocused
    self.request = request
    self.onChange = onChange
    children = [AnyComponent(content)]
  }

  /// The layout behavior of a modifier of the content.
  public var layoutBehavior: LayoutBehavior { .modifier() }

  /// Returns the configuration of a view that tracks the focus in its content.
  public func view() -> ViewConfiguration? { ViewConfiguration(.focusScope()) }
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Connects whether the keyboard focus is in a component with the state of the program.
///
/// Made with ``AlidadeCore/Component/focused(_:equals:onChange:)``.
public struct Focused: ViewComponent, ControlledComponent, Equatable {
  /// Moves the focus after the component was mounted, and tells when the user does.
  public typealias Controller = FocusController

  let isFocused: Bool
  let request: Int
  let onChange: Action<Bool>
  /// The component that can have the focus.
  public let children: [AnyComponent]

  init<Content: Component>(
    _ content: Content, isFocused: Bool, request: Int, onChange: Action<Bool>
  ) {
    self.isFocused = isFocused
    self.request = request
    self.onChange = onChange
    children = [AnyComponent(content)]
  }

  /// A modifier of the component that can have the focus.
  public var layoutTraits: LayoutTraits { .modifier() }

  /// A view that knows whether the focus is in it.
  public func view() -> ViewConfiguration? { ViewConfiguration(.focusScope()) }
}

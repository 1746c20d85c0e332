import AlidadeCore
import AlidadeRender

/// The content of an area that moves the window when it is dragged.
public struct WindowHandleContent: ControlContent {
  /// The value, which is always `nil`; the toolkit moves the window itself.
  public typealias Value = WindowButton?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.group
  /// An area.
  public static let initial = WindowHandleContent()
  /// No value.
  public static let initialValue: WindowButton? = nil
  /// A Boolean value that is `false`, because the area itself isn't reachable with the keyboard.
  public static let isInteractive = false

  /// Creates the content.
  public init() {}

  /// Returns zero; the area is as large as the components in it.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }
}

/// An area that moves the window when the user drags a part of it where nothing handles the drag,
/// and that maximizes the window with a double click, as the desktop's title bars do.
struct WindowHandle: ViewComponent, Equatable {
  let children: [AnyComponent]

  /// The layout behavior of a modifier of the content.
  var layoutBehavior: LayoutBehavior { .modifier() }

  /// Returns the configuration of the area.
  func view() -> ViewConfiguration? {
    .control(WindowHandleContent(), value: nil) { _ in }
  }
}

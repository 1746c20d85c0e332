import AlidadeLayout
import AlidadeRender

/// The content of a control with the window's buttons at one side of a header bar.
public struct WindowControlsContent: ControlContent {
  /// The value of the control, which is always `nil`; the toolkit performs the buttons' actions
  /// itself.
  public typealias Value = WindowButton?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.group
  /// A control without buttons.
  public static let initial = WindowControlsContent()
  /// No button.
  public static let initialValue: WindowButton? = nil

  /// A Boolean value that is `true` if the buttons are at the start of the window.
  public var isAtStart: Bool
  /// The buttons, from the start to the end.
  public var buttons: [WindowButton]

  /// Creates the content.
  public init(isAtStart: Bool = false, buttons: [WindowButton] = []) {
    self.isAtStart = isAtStart
    self.buttons = buttons
  }

  /// Returns the size of the buttons side by side.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    if buttons.isEmpty { return ControlExtents(natural: .zero) }
    var size = measurer.controlMetrics[.windowControls].minimum
    size.width +=
      Double(buttons.count - 1) * measurer.controlMetrics[.anotherWindowButton].minimum.width
    return ControlExtents(natural: size)
  }

  /// Returns the names of the buttons, for dumps.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text(buttons.map(\.rawValue).joined(separator: " "))
  }
}

extension ControlMetrics.Element {
  /// The window's buttons if there is only one.
  public static let windowControls = Self("windowControls", .fixed(30, 30))
  /// The space that each additional window button takes.
  public static let anotherWindowButton = Self("anotherWindowButton", .fixed(36, 30))
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A button that stays pressed while it is on, as in a toolbar.
///
/// ```swift
/// ToggleButton("Bold", icon: "format-text-bold-symbolic", isOn: state.isBold) { isOn in
///   context.update { $0.isBold = isOn }
/// }
/// ```
public struct ToggleButton: Component, Equatable {
  private let label: String
  private let icon: String?
  private let isOn: Bool
  private let isEnabled: Bool
  private let onChange: Action<Bool>

  /// Creates a button that stays pressed.
  ///
  /// - Parameters:
  ///   - label: the text on the button.
  ///   - icon: the name of an icon of the toolkit's theme, shown instead of the text. The text is
  ///     then the name for assistive technologies.
  ///   - isOn: `true` if the button is on. The control shows this value until it gets a new one.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread with the new value when the user presses the button.
  public init(
    _ label: String, icon: String? = nil, isOn: Bool, isEnabled: Bool = true,
    onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    self.label = label
    self.icon = icon
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// Creates a button with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(
    _ label: String, icon: String? = nil, isOn: Binding<Bool>, isEnabled: Bool = true
  ) {
    self.init(label, icon: icon, isOn: isOn.value, isEnabled: isEnabled) {
      isOn.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    Control(
      ToggleButtonContent(label: label, icon: icon), value: isOn, isEnabled: isEnabled,
      label: label, onChange: onChange)
  }
}

/// The content of a toggle button, apart from its value.
public struct ToggleButtonContent: ControlContent {
  /// A Boolean value that is `true` if the button is on.
  public typealias Value = Bool

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.toggleButton
  /// A button without text.
  public static let initial = ToggleButtonContent()
  /// Off.
  public static let initialValue = false

  /// The text of the button; empty for none.
  public var label: String
  /// The name of the icon on the button, shown instead of the text; `nil` for none.
  public var icon: String?

  /// Creates the content.
  public init(label: String = "", icon: String? = nil) {
    self.label = label
    self.icon = icon
  }

  /// Returns the size of the button around its text or icon.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    if icon != nil {
      return ControlExtents(natural: measurer.controlMetrics[.toggleIconButton].minimum)
    }
    return measurer.extents(of: .toggleButton, around: [label], canBeCut: false)
  }

  /// Returns the visible text.
  public func visibleText(showing value: Bool) -> String? { icon == nil ? label : nil }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Bool) -> AccessibilityValue? { .isOn(value) }
}

extension ControlMetrics.Element {
  /// A toggle button around its text.
  public static let toggleButton = Self(
    "toggleButton", .around(34, 16, least: Size(width: 36, height: 34)))
  /// A toggle button that shows an icon.
  public static let toggleIconButton = Self("toggleIconButton", .fixed(36, 34))
}

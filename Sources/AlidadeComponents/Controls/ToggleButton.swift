import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A button that stays pressed: something is on or off, as in a toolbar.
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

  /// Makes a button that stays pressed.
  ///
  /// - Parameters:
  ///   - label: the text on the button.
  ///   - icon: the name of an icon of the toolkit's theme, shown in place of the text; the text is
  ///     then the name for assistive technologies.
  ///   - isOn: whether it is pressed; stays so until this says otherwise.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user presses it, on the main thread, with whether it is to
  ///     be on.
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

  /// Makes a button that shows and changes a value; otherwise like the initializer with a closure.
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

/// What a button that stays pressed shows beside whether it is.
public struct ToggleButtonContent: ControlContent {
  /// Whether it is pressed.
  public typealias Value = Bool

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.toggleButton
  /// No text.
  public static let initial = ToggleButtonContent()
  /// Not pressed.
  public static let initialValue = false

  /// The text of the button; empty for none.
  public var label: String
  /// The name of the icon on the button, in place of the text; `nil` for none.
  public var icon: String?

  /// Makes the content.
  public init(label: String = "", icon: String? = nil) {
    self.label = label
    self.icon = icon
  }

  /// As large as the text or the icon and the button around it.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    if icon != nil {
      return ControlExtents(natural: measurer.controlMetrics[.toggleIconButton].minimum)
    }
    return measurer.extents(of: .toggleButton, around: [label], canBeCut: false)
  }

  /// The text that it shows.
  public func visibleText(showing value: Bool) -> String? { icon == nil ? label : nil }

  /// Whether it is pressed.
  public func accessibilityValue(of value: Bool) -> AccessibilityValue? { .isOn(value) }
}

extension ControlMetrics.Element {
  /// A button that stays pressed, around its text.
  public static let toggleButton = Self(
    "toggleButton", .around(34, 16, least: Size(width: 36, height: 34)))
  /// A button that stays pressed and shows an icon.
  public static let toggleIconButton = Self("toggleIconButton", .fixed(36, 34))
}

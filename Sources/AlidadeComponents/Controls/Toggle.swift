import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A switch that turns something on or off immediately.
///
/// ```swift
/// Toggle("Airplane mode", isOn: state.isOn) { isOn in context.update { $0.isOn = isOn } }
/// ```
///
/// The label is at the start of the available space, and the switch at its end. A click anywhere on
/// either of them toggles the switch.
public struct Toggle: Component, Equatable {
  private let label: String
  private let isOn: Bool
  private let isEnabled: Bool
  private let showsLabel: Bool
  private let onChange: Action<Bool>

  /// Creates a switch.
  ///
  /// - Parameters:
  ///   - label: the name of the setting.
  ///   - isOn: `true` if the switch is on. The control shows this value until it gets a new one.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - showsLabel: `true` if the label is visible; in any case, the label is the name for
  ///     assistive technologies.
  ///   - onChange: called on the main thread when the user flips the switch. State changes that the
  ///     closure makes are shown immediately afterward; then the switch shows `isOn` again.
  public init(
    _ label: String, isOn: Bool, isEnabled: Bool = true, showsLabel: Bool = true,
    onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) {
    self.label = label
    self.isOn = isOn
    self.isEnabled = isEnabled
    self.showsLabel = showsLabel
    self.onChange = Action(onChange)
  }

  /// Creates a switch with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(
    _ label: String, isOn: Binding<Bool>, isEnabled: Bool = true, showsLabel: Bool = true
  ) {
    self.init(label, isOn: isOn.value, isEnabled: isEnabled, showsLabel: showsLabel) {
      isOn.set($0)
    }
  }

  /// The label and the switch.
  public var body: some Component {
    if showsLabel {
      Row(spacing: 12, alignment: .center) {
        Text(label, style: TextStyle(size: 14)).grow()
        control.shrink(0)
      }
      .onTap { toggle() }
    } else {
      control
    }
  }

  /// Toggles after a tap beside the switch, as the switch itself does.
  @MainActor private func toggle() {
    if isEnabled { withImmediateUpdates { onChange(!isOn) } }
  }

  private var control: Control<ToggleContent> {
    Control(ToggleContent(), value: isOn, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}

/// The content of a switch, which is empty.
public struct ToggleContent: ControlContent {
  /// A Boolean value that is `true` if the switch is on.
  public typealias Value = Bool

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.toggle
  /// The only content.
  public static let initial = ToggleContent()
  /// Off.
  public static let initialValue = false

  /// Creates the content.
  public init() {}

  /// Returns the fixed size of the switch.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.toggle].minimum)
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .isOn(value)
  }
}

extension ControlMetrics.Element {
  /// A switch.
  public static let toggle = Self("toggle", .fixed(48, 26))
}

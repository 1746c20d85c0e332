import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A switch: something is on or off, at once.
///
/// ```swift
/// Toggle("Airplane mode", isOn: state.isOn) { isOn in context.update { $0.isOn = isOn } }
/// ```
///
/// The label stands at the start of the space there is, the switch at its end.
public struct Toggle: Component, Equatable {
  private let label: String
  private let isOn: Bool
  private let isEnabled: Bool
  private let showsLabel: Bool
  private let onChange: Action<Bool>

  /// Makes a switch.
  ///
  /// - Parameters:
  ///   - label: what it switches.
  ///   - isOn: whether it is on; stays so until this says otherwise.
  ///   - isEnabled: whether the user can use it.
  ///   - showsLabel: whether the label is seen; if not, it is still the name for assistive
  ///     technologies.
  ///   - onChange: what happens when the user switches, on the main thread. Changes of state that it
  ///     makes are shown before it returns to the switch, which then shows `isOn` again.
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

  /// Makes a switch that shows and changes a value; otherwise like the initializer with a closure.
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
    } else {
      control
    }
  }

  private var control: Control<ToggleContent> {
    Control(ToggleContent(), value: isOn, isEnabled: isEnabled, label: label, onChange: onChange)
  }
}

/// What a switch shows beside whether it is on: nothing.
public struct ToggleContent: ControlContent {
  /// Whether the switch is on.
  public typealias Value = Bool

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.toggle
  /// Nothing.
  public static let initial = ToggleContent()
  /// Off.
  public static let initialValue = false

  /// Makes the content, which is always the same.
  public init() {}

  /// One size.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.toggle].minimum)
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .isOn(value)
  }
}

extension ControlMetrics.Element {
  /// A switch.
  public static let toggle = Self("toggle", .fixed(48, 26))
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Buttons of which one is chosen, all in sight.
///
/// ```swift
/// RadioGroup(
///   "Size", selection: state.size, choices: [PickerOption(.small, "Small"), PickerOption(.large, "Large")]
/// ) { size in context.update { $0.size = size } }
/// ```
///
/// Arrow keys choose among them. For more than a handful ``Picker`` takes less space.
public struct RadioGroup<Value: Hashable & Sendable>: Component, Equatable {
  private let selection: Selection<Value>
  private let axis: Axis

  /// Makes a group of buttons.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for assistive technologies.
  ///   - selection: the value that is chosen; `nil` for none. One that is not among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: what there is to choose, in order.
  ///   - axis: the axis along which the buttons stand.
  ///   - isEnabled: whether the user can use them.
  ///   - onChange: what happens when the user chooses, on the main thread.
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], axis: Axis = .vertical,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.selection = Selection(
      label: label, value: selection, choices: choices, isEnabled: isEnabled,
      onChange: Action(onChange))
    self.axis = axis
  }

  /// Makes a group that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, selection: Binding<Value?>, choices: [PickerOption<Value>],
    axis: Axis = .vertical,
    isEnabled: Bool = true
  ) {
    self.init(label, selection: selection.value, choices: choices, axis: axis, isEnabled: isEnabled)
    {
      selection.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    selection.control(of: "A RadioGroup") { RadioGroupContent(options: $0, axis: axis) }
  }
}

/// What a group of radio buttons shows beside which of them is chosen.
public struct RadioGroupContent: OptionsContent {
  /// The index of the button that is chosen; `nil` for none.
  public typealias Value = Int?

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.radioGroup
  /// No buttons.
  public static let initial = RadioGroupContent()
  /// None.
  public static let initialValue: Int? = nil
  /// The distance between two buttons, in points.
  public static let spacing = 6.0

  /// The labels of the buttons, in order.
  public var options: [String]
  /// The axis along which they stand.
  public var axis: Axis

  /// Makes the content.
  public init(options: [String] = [], axis: Axis = .vertical) {
    self.options = options
    self.axis = axis
  }

  /// The buttons one after the other; their labels may be cut off.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let buttons = options.map { measurer.extents(of: .radioButton, around: [$0]) }
    let gaps = RadioGroupContent.spacing * Double(max(0, buttons.count - 1))
    func total(_ size: (ControlExtents) -> Size) -> Size {
      Size(
        along: axis, main: buttons.reduce(gaps) { $0 + size($1)[axis] },
        cross: buttons.reduce(0) { max($0, size($1)[axis.cross]) })
    }
    return ControlExtents(
      natural: total(\.natural), minimum: total(\.minimum), baseline: buttons.first?.baseline)
  }

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    options.joined(separator: " | ")
  }
}

extension ControlMetrics.Element {
  /// A radio button around its label.
  public static let radioButton = Self(
    "radioButton", .around(22, 2, least: Size(width: 16, height: 20)))
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A group of buttons, all visible, one of which is selected.
///
/// ```swift
/// RadioGroup(
///   "Size", selection: context.binding(\.size),
///   choices: [PickerOption(.small, "Small"), PickerOption(.large, "Large")])
/// ```
///
/// Arrow keys change the selection. For more than a few choices, ``Picker`` takes up less space.
public struct RadioGroup<Value: Hashable & Sendable>: Component, Equatable {
  private let selection: Selection<Value>
  private let axis: Axis

  /// Creates a group of buttons.
  ///
  /// - Parameters:
  ///   - label: the name of the choice, for assistive technologies.
  ///   - selection: the selected value; `nil` for none. A value that isn't among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: the choices, in order.
  ///   - axis: the axis along which the buttons are arranged.
  ///   - isEnabled: `true` if the user can use the buttons.
  ///   - onChange: called on the main thread when the user selects a choice.
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], axis: Axis = .vertical,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.selection = Selection(
      label: label, value: selection, choices: choices, isEnabled: isEnabled,
      onChange: Action(onChange))
    self.axis = axis
  }

  /// Creates a group with a binding to a value that is `nil` for no selection; otherwise like the
  /// initializer with a closure.
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

  /// Creates a group with a binding to a value that is never `nil`; otherwise like the initializer
  /// with a closure.
  public init(
    _ label: String, selection: Binding<Value>, choices: [PickerOption<Value>],
    axis: Axis = .vertical, isEnabled: Bool = true
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

extension RadioGroup {
  /// Unavailable; a radio group must also be able to change the selection.
  @available(
    *, unavailable,
    message:
      "a RadioGroup changes its selection; pass a binding, as in context.binding(\\.size), or add a closure"
  )
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], axis: Axis = .vertical,
    isEnabled: Bool = true
  ) {
    preconditionFailure("unavailable")
  }
}

/// The content of a group of radio buttons, apart from the selection.
public struct RadioGroupContent: OptionsContent {
  /// The index of the selected button; `nil` for none.
  public typealias Value = Int?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.radioGroup
  /// A group without buttons.
  public static let initial = RadioGroupContent()
  /// No selection.
  public static let initialValue: Int? = nil
  /// The distance between two buttons, in points.
  public static let spacing = 6.0

  /// The labels of the buttons, in order.
  public var options: [String]
  /// The axis along which the buttons are arranged.
  public var axis: Axis

  /// Creates the content.
  public init(options: [String] = [], axis: Axis = .vertical) {
    self.options = options
    self.axis = axis
  }

  /// Returns the size of all buttons, one after the other; their labels can be truncated.
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

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    options.joined(separator: " | ")
  }
}

extension ControlMetrics.Element {
  /// A radio button around its label.
  public static let radioButton = Self(
    "radioButton", .around(22, 2, least: Size(width: 16, height: 20)))
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A drop-down list: one of several things is chosen, and only it is in sight.
///
/// ```swift
/// Picker("Country", selection: state.country, choices: countries, isSearchable: true) { country in
///   context.update { $0.country = country }
/// }
/// ```
///
/// It is as wide as its widest choice.
public struct Picker<Value: Hashable & Sendable>: Component, Equatable {
  private let selection: Selection<Value>
  private let isSearchable: Bool

  /// Makes a drop-down list.
  ///
  /// - Parameters:
  ///   - label: what is chosen, for assistive technologies.
  ///   - selection: the value that is chosen; `nil` for none. One that is not among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: what there is to choose, in order.
  ///   - isSearchable: whether the list has a field that finds choices by their text.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses, on the main thread.
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], isSearchable: Bool = false,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.selection = Selection(
      label: label, value: selection, choices: choices, isEnabled: isEnabled,
      onChange: Action(onChange))
    self.isSearchable = isSearchable
  }

  /// Makes a drop-down list that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, selection: Binding<Value?>, choices: [PickerOption<Value>],
    isSearchable: Bool = false, isEnabled: Bool = true
  ) {
    self.init(
      label, selection: selection.value, choices: choices, isSearchable: isSearchable,
      isEnabled: isEnabled
    ) {
      selection.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    selection.control(of: "A Picker") { PickerContent(options: $0, isSearchable: isSearchable) }
  }
}

/// What a drop-down list shows beside which option is chosen.
public struct PickerContent: OptionsContent {
  /// The index of the option that is chosen; `nil` for none.
  public typealias Value = Int?

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.comboBox
  /// No options.
  public static let initial = PickerContent()
  /// None.
  public static let initialValue: Int? = nil

  /// The texts of the options, in order.
  public var options: [String]
  /// Whether the list has a field that finds options by their text.
  public var isSearchable: Bool

  /// Makes the content.
  public init(options: [String] = [], isSearchable: Bool = false) {
    self.options = options
    self.isSearchable = isSearchable
  }

  /// Wide enough for any option, so that it does not change with the choice.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .picker, around: options, canBeCut: false)
  }

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    value.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }
}

extension ControlMetrics.Element {
  /// A drop-down list around the text of the choice.
  public static let picker = Self("picker", .around(46, 16, least: Size(width: 46, height: 34)))
}

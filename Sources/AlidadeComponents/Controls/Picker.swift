import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A drop-down list that shows only the selected choice.
///
/// ```swift
/// Picker("Country", selection: context.binding(\.country), choices: countries, isSearchable: true)
/// ```
///
/// The list is as wide as its widest choice.
public struct Picker<Value: Hashable & Sendable>: Component, Equatable {
  private let selection: Selection<Value>
  private let isSearchable: Bool

  /// Creates a drop-down list.
  ///
  /// - Parameters:
  ///   - label: the name of the choice, for assistive technologies.
  ///   - selection: the selected value; `nil` for none. A value that isn't among the choices is
  ///     reported and counts as `nil`.
  ///   - choices: the choices, in order.
  ///   - isSearchable: `true` if the list has a field for searching the choices by text.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread when the user selects a choice.
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], isSearchable: Bool = false,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (Value) -> Void
  ) {
    self.selection = Selection(
      label: label, value: selection, choices: choices, isEnabled: isEnabled,
      onChange: Action(onChange))
    self.isSearchable = isSearchable
  }

  /// Creates a drop-down list with a binding to a value that is `nil` for no selection; otherwise
  /// like the initializer with a closure.
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

  /// Creates a drop-down list with a binding to a value that is never `nil`; otherwise like the
  /// initializer with a closure.
  public init(
    _ label: String, selection: Binding<Value>, choices: [PickerOption<Value>],
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

extension Picker {
  /// Unavailable; a picker must also be able to change the selection.
  @available(
    *, unavailable,
    message:
      "a Picker changes its selection; pass a binding, as in context.binding(\\.size), or add a closure"
  )
  public init(
    _ label: String, selection: Value?, choices: [PickerOption<Value>], isSearchable: Bool = false,
    isEnabled: Bool = true
  ) {
    preconditionFailure("unavailable")
  }
}

/// The content of a drop-down list, apart from the selection.
public struct PickerContent: OptionsContent {
  /// The index of the selected option; `nil` for none.
  public typealias Value = Int?

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.comboBox
  /// A list without options.
  public static let initial = PickerContent()
  /// No selection.
  public static let initialValue: Int? = nil

  /// The texts of the options, in order.
  public var options: [String]
  /// A Boolean value that is `true` if the list has a field for searching the options by text.
  public var isSearchable: Bool

  /// Creates the content.
  public init(options: [String] = [], isSearchable: Bool = false) {
    self.options = options
    self.isSearchable = isSearchable
  }

  /// Returns a size with enough space for any option, so that it doesn't change with the selection.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .picker, around: options, canBeCut: false)
  }

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    value.flatMap { options.indices.contains($0) ? options[$0] : nil }
  }
}

extension ControlMetrics.Element {
  /// A drop-down list around the text of its selection.
  public static let picker = Self("picker", .around(46, 16, least: Size(width: 46, height: 34)))
}

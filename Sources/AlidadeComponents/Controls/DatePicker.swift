import AlidadeCore
import AlidadeRender

/// A control for choosing a day.
///
/// ```swift
/// DatePicker("Departure", date: state.day) { day in context.update { $0.day = day } }
/// ```
///
/// Moving to another month selects the same day of that month, or its last day.
public struct DatePicker: Component, Equatable {
  /// The presentation of the calendar.
  public enum Style: Hashable, Sendable {
    /// A button with the date, which opens the calendar.
    case compact
    /// An inline calendar.
    case calendar
  }

  private let label: String
  private let date: CalendarDate
  private let style: Style
  private let title: String
  private let isEnabled: Bool
  private let onChange: Action<CalendarDate>

  /// Creates a date picker.
  ///
  /// - Parameters:
  ///   - label: the name of the date, for assistive technologies.
  ///   - date: the date. The control shows this value until it gets a new one.
  ///   - style: the presentation of the calendar.
  ///   - title: the text on the button; by default, the date in ISO 8601 format.
  ///   - isEnabled: `true` if the user can use the control.
  ///   - onChange: called on the main thread when the user chooses a day.
  public init(
    _ label: String, date: CalendarDate, style: Style = .compact, title: String? = nil,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (CalendarDate) -> Void
  ) {
    self.label = label
    self.date = date
    self.style = style
    self.title = title ?? date.description
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// Creates a date picker with a binding.
  ///
  /// The other parameters are those of the initializer with a closure.
  public init(
    _ label: String, date: Binding<CalendarDate>, style: Style = .compact, title: String? = nil,
    isEnabled: Bool = true
  ) {
    self.init(label, date: date.value, style: style, title: title, isEnabled: isEnabled) {
      date.set($0)
    }
  }

  /// The native control.
  public var body: some Component {
    switch style {
    case .compact:
      Control(
        DatePickerContent(label: title), value: date, isEnabled: isEnabled, label: label,
        onChange: onChange)
    case .calendar:
      Control(
        CalendarContent(), value: date, isEnabled: isEnabled, label: label, onChange: onChange)
    }
  }
}

/// The content of a button that opens a calendar, apart from the date.
public struct DatePickerContent: ControlContent {
  /// The date.
  public typealias Value = CalendarDate

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.button
  /// A button without text.
  public static let initial = DatePickerContent()
  /// January 1, 1970.
  public static let initialValue = CalendarDate.epoch

  /// The text of the button.
  public var label: String

  /// Creates the content.
  public init(label: String = "") {
    self.label = label
  }

  /// Returns the size of the button with its label.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .menuButton, around: [label], canBeCut: false)
  }

  /// Returns the visible text.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text(value.description)
  }
}

/// The content of an inline calendar, which is empty: it shows only the date.
public struct CalendarContent: ControlContent {
  /// The date.
  public typealias Value = CalendarDate

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.group
  /// The only content.
  public static let initial = CalendarContent()
  /// January 1, 1970.
  public static let initialValue = CalendarDate.epoch

  /// Creates the content.
  public init() {}

  /// Returns the natural size of the calendar, which can be stretched.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.calendar].minimum)
  }

  /// Returns the value for assistive technologies.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text(value.description)
  }
}

extension ControlMetrics.Element {
  /// A calendar of one month.
  public static let calendar = Self("calendar", .fixed(240, 210))
}

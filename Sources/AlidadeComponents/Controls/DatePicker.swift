import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Lets the user choose a day.
///
/// ```swift
/// DatePicker("Departure", date: state.day) { day in context.update { $0.day = day } }
/// ```
public struct DatePicker: Component, Equatable {
  /// How the calendar is shown.
  public enum Style: Hashable, Sendable {
    /// A button with the date on it opens the calendar.
    case compact
    /// The calendar is in place.
    case calendar
  }

  private let label: String
  private let date: CivilDate
  private let style: Style
  private let title: String
  private let isEnabled: Bool
  private let onChange: Action<CivilDate>

  /// Makes a date picker.
  ///
  /// - Parameters:
  ///   - label: what the date is, for assistive technologies.
  ///   - date: the date; stays so until this says otherwise.
  ///   - style: how the calendar is shown.
  ///   - title: the text on the button; the date as ISO 8601 has it unless given.
  ///   - isEnabled: whether the user can use it.
  ///   - onChange: what happens when the user chooses a day, on the main thread.
  public init(
    _ label: String, date: CivilDate, style: Style = .compact, title: String? = nil,
    isEnabled: Bool = true, onChange: @escaping @MainActor @Sendable (CivilDate) -> Void
  ) {
    self.label = label
    self.date = date
    self.style = style
    self.title = title ?? date.description
    self.isEnabled = isEnabled
    self.onChange = Action(onChange)
  }

  /// Makes a date picker that shows and changes a value; otherwise like the initializer with a closure.
  public init(
    _ label: String, date: Binding<CivilDate>, style: Style = .compact, title: String? = nil,
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

/// What a button that opens a calendar shows.
public struct DatePickerContent: ControlContent {
  /// The date.
  public typealias Value = CivilDate

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.button
  /// No text.
  public static let initial = DatePickerContent()
  /// The first of January 1970.
  public static let initialValue = CivilDate.epoch

  /// The text of the button.
  public var label: String

  /// Makes the content.
  public init(label: String = "") {
    self.label = label
  }

  /// As large as the button with its label.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    measurer.extents(of: .menuButton, around: [label], canBeCut: false)
  }

  /// The text that it shows.
  public func visibleText(showing value: Value) -> String? {
    label
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text(value.description)
  }
}

/// What a calendar shows beside the date that is chosen: nothing.
public struct CalendarContent: ControlContent {
  /// The date.
  public typealias Value = CivilDate

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.group
  /// Nothing.
  public static let initial = CalendarContent()
  /// The first of January 1970.
  public static let initialValue = CivilDate.epoch

  /// Makes the content, which is always the same.
  public init() {}

  /// One size, which may be stretched.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.calendar].minimum)
  }

  /// What is told of its value.
  public func accessibilityValue(of value: Value) -> AccessibilityValue? {
    .text(value.description)
  }
}

extension ControlMetrics.Element {
  /// A calendar of one month.
  public static let calendar = Self("calendar", .fixed(240, 210))
}

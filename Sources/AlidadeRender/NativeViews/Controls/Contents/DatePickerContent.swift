/// What a button that opens a calendar shows.
public struct DatePickerContent: ControlContent {
  /// The date.
  public typealias Value = CivilDate

  /// A button that opens a calendar.
  public static let kind = PortableViewClass.Kind.datePicker
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
}

/// What a calendar shows beside the date that is chosen: nothing.
public struct CalendarContent: ControlContent {
  /// The date.
  public typealias Value = CivilDate

  /// A calendar of one month.
  public static let kind = PortableViewClass.Kind.calendar
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
}

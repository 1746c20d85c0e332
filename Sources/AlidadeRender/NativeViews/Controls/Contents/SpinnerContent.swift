/// What a spinner shows beside whether it turns: nothing.
public struct SpinnerContent: ControlContent {
  /// Whether it turns.
  public typealias Value = Bool

  /// A spinner.
  public static let kind = PortableViewClass.Kind.spinner
  /// Nothing.
  public static let initial = SpinnerContent()
  /// It stands still.
  public static let initialValue = false

  /// Makes the content, which is always the same.
  public init() {}

  /// One size, which may be stretched.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: measurer.controlMetrics[.spinner].minimum)
  }
}

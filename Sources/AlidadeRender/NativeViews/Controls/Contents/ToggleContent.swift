/// What a switch shows beside whether it is on: nothing.
public struct ToggleContent: ControlContent {
  /// Whether the switch is on.
  public typealias Value = Bool

  /// A switch.
  public static let kind = PortableViewClass.Kind.toggle
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
}

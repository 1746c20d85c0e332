import AlidadeLayout

/// What a line between things is like.
public struct SeparatorContent: ControlContent {
  /// A line has no value.
  public struct Value: Hashable, Sendable {
    /// Makes the only value.
    public init() {}
  }

  /// A line between things.
  public static let kind = PortableViewClass.Kind.separator
  /// A horizontal line.
  public static let initial = SeparatorContent()
  /// The only value.
  public static let initialValue = Value()

  /// The axis along which the line runs.
  public var axis: Axis

  /// Makes the content.
  public init(axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// The axis along which it lies.
  public var filledAxis: Axis? { axis }

  /// As thick as it must be.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let thickness = measurer.controlMetrics[.separator].minimum.height
    return ControlExtents(
      along: axis, length: thickness, minimumLength: thickness, thickness: thickness)
  }
}

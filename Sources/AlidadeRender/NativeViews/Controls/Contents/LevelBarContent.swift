import AlidadeLayout

/// What a bar that shows a level shows beside the level.
public struct LevelBarContent: ControlContent {
  /// The level, in the range.
  public typealias Value = Double

  /// A bar that shows a level.
  public static let kind = PortableViewClass.Kind.levelBar
  /// From 0 to 1.
  public static let initial = LevelBarContent()
  /// At the start.
  public static let initialValue = 0.0
  /// The length of a bar where nothing else is said, in points.
  public static let length = 160.0

  /// The levels between which it moves; from 0 or more, finite, with an extent.
  public var range: ClosedRange<Double>
  /// Whether it shows whole blocks.
  public var isDiscrete: Bool

  /// Makes the content; numbers must make sense.
  public init(range: ClosedRange<Double> = 0...1, isDiscrete: Bool = false) {
    self.range = range
    self.isDiscrete = isDiscrete
  }

  /// The axis along which it lies.
  public var filledAxis: Axis? { .horizontal }

  /// As thick as it must be.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let measure = measurer.controlMetrics[isDiscrete ? .levelBlock : .levelBar].minimum
    let blocks = isDiscrete ? (range.upperBound - range.lowerBound).rounded() : 1
    return ControlExtents(
      along: .horizontal, length: LevelBarContent.length,
      minimumLength: measure.width * max(1, blocks), thickness: measure.height)
  }
}

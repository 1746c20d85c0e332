import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A line between things, in the look of the toolkit.
///
/// It takes all the length it is offered, and in a row or column what is across.
public struct Separator: Component, Equatable {
  private let axis: Axis

  /// Makes a line.
  ///
  /// - Parameter axis: the axis along which it runs.
  public init(_ axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// The native control.
  public var body: some Component {
    Control(SeparatorContent(axis: axis), value: SeparatorContent.initialValue)
  }
}

/// What a line between things is like.
public struct SeparatorContent: ControlContent {
  /// A line has no value.
  public struct Value: Hashable, Sendable {
    /// Makes the only value.
    public init() {}
  }

  /// What it is to assistive technologies.
  public static let role = AccessibilityRole.separator
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

  /// The user does nothing with it.
  public static let isInteractive = false
}

extension ControlMetrics.Element {
  /// A line between things; its height is its thickness.
  public static let separator = Self("separator", .fixed(1, 1))
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A line between components, in the style of the toolkit.
///
/// The line takes all of the available length; in a row or column, it spans the cross axis.
public struct Separator: Component, Equatable {
  private let axis: Axis

  /// Creates a line.
  ///
  /// - Parameter axis: the axis along which the line runs.
  public init(_ axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// The native control.
  public var body: some Component {
    Control(SeparatorContent(axis: axis), value: SeparatorContent.initialValue)
  }
}

/// The content of a separator.
public struct SeparatorContent: ControlContent {
  /// An empty value.
  public struct Value: Hashable, Sendable {
    /// Creates the only value.
    public init() {}
  }

  /// The role for assistive technologies.
  public static let role = AccessibilityRole.separator
  /// A horizontal line.
  public static let initial = SeparatorContent()
  /// The only value.
  public static let initialValue = Value()

  /// The axis along which the line runs.
  public var axis: Axis

  /// Creates the content.
  public init(axis: Axis = .horizontal) {
    self.axis = axis
  }

  /// The axis along which the control takes all of the available space.
  public var filledAxis: Axis? { axis }

  /// Returns the length and the thickness of the control.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    let thickness = measurer.controlMetrics[.separator].minimum.height
    return ControlExtents(
      along: axis, length: thickness, minimumLength: thickness, thickness: thickness)
  }

  /// A Boolean value that is `false`, because the user can't change the control.
  public static let isInteractive = false
}

extension ControlMetrics.Element {
  /// A separator; its height is its thickness.
  public static let separator = Self("separator", .fixed(1, 1))
}

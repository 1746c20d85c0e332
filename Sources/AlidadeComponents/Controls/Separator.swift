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
  public func body(_ context: Context<NoState>) -> some Component {
    Control(SeparatorContent(axis: axis), value: SeparatorContent.initialValue)
  }
}

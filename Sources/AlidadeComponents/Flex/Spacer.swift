import AlidadeCore

/// A flexible space that takes the remaining space in a row or column.
///
/// ```
/// ┌───────┬────────────────┬──────┐
/// │ title │     spacer     │ date │
/// └───────┴────────────────┴──────┘
/// ```
public struct Spacer: Component, Equatable {
  /// The smallest extent of the spacer, in points.
  let minimum: Double

  /// Creates a spacer.
  ///
  /// - Parameter minimum: the smallest extent along the row or column, in points; a negative or
  ///   nonfinite value counts as zero.
  public init(minimum: Double = 0) {
    self.minimum = minimum.isFinite ? max(0, minimum) : 0
  }

  /// An empty component that grows.
  public var body: some Component {
    Leaf().basis(minimum).shrink(0).grow()
  }
}

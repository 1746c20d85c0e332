import AlidadeCore
import AlidadeLayout

/// Takes the space that is left over in a row or column.
///
/// ```
/// ┌───────┬────────────────┬──────┐
/// │ title │     spacer     │ date │
/// └───────┴────────────────┴──────┘
/// ```
public struct Spacer: Component, Equatable {
  /// The extent below which it does not shrink, in points.
  public let minimum: Double

  /// Makes a spacer.
  ///
  /// - Parameter minimum: the extent along the row or column below which it does not shrink, in
  ///   points.
  public init(minimum: Double = 0) {
    self.minimum = minimum.isFinite ? max(0, minimum) : 0
  }

  /// Nothing that grows.
  public var body: some Component {
    Leaf().basis(minimum).shrink(0).grow()
  }
}

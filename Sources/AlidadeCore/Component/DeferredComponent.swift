import AlidadeLayout

/// A component that is built when it is laid out, because its content depends on the available
/// size.
///
/// Components in the content keep their identity and their state for all ranges: components of the
/// same type, key and occurrence are the same component. The state of a component that is in none
/// of the contents of a generation is discarded with the next generation.
public protocol DeferredComponent: Component where Body == Never {
  /// Returns the content for a range; several components are stacked vertically.
  ///
  /// Called on any thread, once for each range that the parent proposes, and again if the content
  /// has been evicted since. Most parents propose two or three ranges. A bound may be infinite, and
  /// it may be zero.
  func content(in range: SizeRange) -> ComponentList
}

extension DeferredComponent {
  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(deferring: self)
  }
}

import AlidadeLayout

/// A component that is built when it is laid out, because its content depends on the available
/// size.
///
/// Components in the content keep their identity and their state across ranges: two components are
/// the same if their types, their keys and their indices among siblings of that type and key are
/// equal. If no content of a generation contains a component, its state is discarded with the next
/// generation.
public protocol DeferredComponent: Component where Body == Never {
  /// Returns the content for a range; several components are stacked vertically.
  ///
  /// This method is called on any thread, once for each range that the parent proposes, and again
  /// if the content has been evicted from the cache since then. Most parents propose two or three
  /// ranges. A bound may be infinite or zero.
  func content(in range: SizeRange) -> ComponentList
}

extension DeferredComponent {
  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(deferring: self)
  }
}

import AlidadeLayout

/// A component whose content depends on the sizes it may choose from, so that it is built when it
/// is laid out.
///
/// Whatever range it is laid out in, what stands in its content keeps its identity, and with it its
/// state: components of the same type, key and occurrence are the same in the contents for all
/// ranges. What is in none of the contents of a generation is forgotten with the next.
public protocol DeferredComponent: Component where Body == Never {
  /// The content for a range; several components stand below each other.
  ///
  /// Any thread. Called once for each range that the surroundings ask about, and again after some
  /// others; most ask about two or three. A bound may be infinite, and it may be zero.
  func content(in range: SizeRange) -> ComponentList
}

extension DeferredComponent {
  /// Builds the component as one of its kind.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(deferring: self)
  }
}

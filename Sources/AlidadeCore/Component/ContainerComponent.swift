/// A primitive component that stores its children.
///
/// The nodes of the children tell whether the children are equal to those of the previous
/// generation, so the component is compared without them. Otherwise, each component would be
/// compared once for every component around it.
package protocol ContainerComponent: PrimitiveComponent {
  /// The children, from back to front.
  var children: [AnyComponent] { get set }
}

extension ContainerComponent {
  /// Replaces the children with those of another component.
  public mutating func _takeChildren(from other: Self) { children = other.children }
}

import AlidadeLayout
import AlidadeRender

/// A component with a frame that the contract suite mounts.
struct ContractNode {
  /// The type of the component.
  enum Component {}

  let identity = UnitIdentity.unique()
  var configuration: ViewConfiguration?
  var frame = Rect(x: 0, y: 0, width: 40, height: 10)
  var children: [ContractNode] = []
  var observer: (any MountObserver)?

  init(_ attributes: [ViewAttribute<any NativeView>] = [], _ children: [ContractNode] = []) {
    configuration = ViewConfiguration(.container(), attributes: attributes)
    self.children = children
  }

  var layout: Layout {
    Layout(
      identity: identity, componentType: ComponentType(Component.self),
      configuration: configuration, size: frame.size,
      children: children.map { Layout.Child(position: $0.frame.origin, layout: $0.layout) },
      observer: observer)
  }

  /// Returns the node in its next generation, with other attributes.
  func with(_ attributes: ViewAttribute<any NativeView>...) -> ContractNode {
    var copy = self
    copy.configuration = ViewConfiguration(.container(), attributes: attributes)
    return copy
  }

  /// Returns a copy of the node with other children.
  func holding(_ children: [ContractNode]) -> ContractNode {
    var copy = self
    copy.children = children
    return copy
  }

  /// Returns a copy of the node at another position.
  func at(y: Double) -> ContractNode {
    var copy = self
    copy.frame.origin.y = y
    return copy
  }
}

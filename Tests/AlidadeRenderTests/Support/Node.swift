import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// What a test mounts: one component with its place.
struct Node {
  var identity = UnitIdentity.unique()
  var type: Any.Type = Row.self
  var configuration: ViewConfiguration?
  var frame = Rect(x: 0, y: 0, width: 10, height: 10)
  var children: [Node] = []
  var observer: (any MountObserver)?

  var layout: Layout {
    Layout(
      identity: identity, componentType: ComponentType(type), configuration: configuration,
      size: frame.size,
      children: children.map { Layout.Child(position: $0.frame.origin, layout: $0.layout) },
      observer: observer)
  }

  /// A label that shows a text.
  static func label(_ text: String, y: Double = 0, _ children: [Node] = []) -> Node {
    Node(
      configuration: ViewConfiguration(Label.self, attributes: [.set(\.text, text)]),
      frame: Rect(x: 0, y: y, width: 10, height: 10), children: children)
  }

  /// A plain view that holds others.
  static func box(_ children: [Node], y: Double = 0) -> Node {
    Node(
      type: Card.self, configuration: ViewConfiguration(HeadlessView.self),
      frame: Rect(x: 0, y: y, width: 100, height: 100), children: children)
  }

  /// The same node in another generation.
  func showing(_ text: String) -> Node {
    var copy = self
    copy.configuration = ViewConfiguration(Label.self, attributes: [.set(\.text, text)])
    return copy
  }

  /// The same node in another generation with other attributes.
  func with(_ attributes: ViewAttribute<Label>...) -> Node {
    var copy = self
    copy.configuration = ViewConfiguration(Label.self, attributes: attributes)
    return copy
  }

  /// The same node around others.
  func holding(_ children: [Node]) -> Node {
    var copy = self
    copy.children = children
    return copy
  }
}

import AlidadeCore
import AlidadeRender

/// A component that is defined by a view configuration and a size.
///
/// ```swift
/// Leaf(
///   view: ViewConfiguration(.container(), attributes: ViewOptions(backgroundColor: .red).viewAttributes()),
///   size: ComponentSize(width: 50, height: 50))
/// ```
public struct Leaf: ViewComponent, ContainerComponent, Equatable {
  private let configuration: ViewConfiguration?
  /// The requested size.
  public let size: ComponentSize
  /// The components inside the view, each as large as the view.
  public package(set) var children: [AnyComponent]

  /// Creates a component without children.
  ///
  /// - Parameters:
  ///   - view: the view configuration; `nil` or `.none` for no view.
  ///   - size: the requested size.
  public init(view: ViewConfiguration? = nil, size: ComponentSize = ComponentSize()) {
    configuration = view
    self.size = size
    children = []
  }

  /// Creates a component with children, each as large as the component.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = ComponentSize(),
    @ComponentBuilder children: () -> ComponentList
  ) {
    configuration = view
    self.size = size
    self.children = children().components
  }

  /// Returns the view configuration.
  public func view() -> ViewConfiguration? { configuration }
}

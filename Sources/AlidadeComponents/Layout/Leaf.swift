import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component made on the spot from a view configuration and a size.
///
/// ```swift
/// Leaf(
///   view: ViewConfiguration(.container(), attributes: ViewOptions(backgroundColor: .red).viewAttributes()),
///   size: ComponentSize(width: 50, height: 50))
/// ```
public struct Leaf: ViewComponent, Equatable {
  private let configuration: ViewConfiguration?
  /// The size it wishes for.
  public let size: ComponentSize
  /// What is laid over all of it, inside the view.
  public let children: [AnyComponent]

  /// Makes a component without children.
  ///
  /// - Parameters:
  ///   - view: the view; `nil` or `.none` for no view.
  ///   - size: the size it wishes for.
  public init(view: ViewConfiguration? = nil, size: ComponentSize = ComponentSize()) {
    configuration = view
    self.size = size
    children = []
  }

  /// Makes a component with children, which are laid over all of it.
  public init(
    view: ViewConfiguration? = nil, size: ComponentSize = ComponentSize(),
    @ComponentBuilder children: () -> [AnyComponent]
  ) {
    configuration = view
    self.size = size
    self.children = children()
  }

  /// The view.
  public func view() -> ViewConfiguration? { configuration }
}

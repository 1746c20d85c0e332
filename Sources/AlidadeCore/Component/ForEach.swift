/// A group of components, one for each element of a sequence, identified by the elements' ids.
public struct ForEach: Component, Equatable {
  private let components: [AnyComponent]

  /// Creates components from elements that a property identifies.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of the components.
  ///   - id: a property with a unique value for each element.
  ///   - content: returns the component for an element.
  public init<Data: Sequence, ID: Hashable & Sendable, Content: Component>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    components = data.map { content($0).key($0[keyPath: id]) }
  }

  /// Creates components from identifiable elements.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of the components.
  ///   - content: returns the component for an element.
  public init<Data: Sequence, Content: Component>(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    components = data.map { content($0).key($0.id) }
  }

  /// Creates components from elements that a property identifies, with content that can use `if`,
  /// `switch` and `for`.
  @_disfavoredOverload
  public init<Data: Sequence, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ComponentBuilder content: (Data.Element) -> ComponentList
  ) {
    components = data.map { content($0).key($0[keyPath: id]) }
  }

  /// Creates components from identifiable elements, with content that can use `if`, `switch` and
  /// `for`.
  @_disfavoredOverload
  public init<Data: Sequence>(
    _ data: Data, @ComponentBuilder content: (Data.Element) -> ComponentList
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    components = data.map { content($0).key($0.id) }
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the components.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(grouping: components)
  }
}

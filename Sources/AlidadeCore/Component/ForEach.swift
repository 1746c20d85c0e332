/// One component for each element of a sequence, kept apart by the elements' ids.
public struct ForEach: Component, Equatable {
  private let components: [AnyComponent]

  /// Makes components from elements with a property that tells them apart.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of the components.
  ///   - id: a property that no two elements share.
  ///   - content: the component for an element.
  public init<Data: Sequence, ID: Hashable & Sendable, Content: Component>(
    _ data: Data, id: KeyPath<Data.Element, ID>, content: (Data.Element) -> Content
  ) {
    components = data.map { content($0).key($0[keyPath: id]) }
  }

  /// Makes components from elements that have identities.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of the components.
  ///   - content: the component for an element.
  public init<Data: Sequence, Content: Component>(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    components = data.map { content($0).key($0.id) }
  }

  /// Makes components from elements with a property that tells them apart, written with `if`, `switch`
  /// and `for`.
  @_disfavoredOverload
  public init<Data: Sequence, ID: Hashable & Sendable>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ComponentBuilder content: (Data.Element) -> ComponentList
  ) {
    components = data.map { content($0).key($0[keyPath: id]) }
  }

  /// Makes components from elements that have identities, written with `if`, `switch` and `for`.
  @_disfavoredOverload
  public init<Data: Sequence>(
    _ data: Data, @ComponentBuilder content: (Data.Element) -> ComponentList
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    components = data.map { content($0).key($0.id) }
  }

  /// There is no body.
  public typealias Body = Never

  /// Builds the components.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(grouping: components)
  }
}

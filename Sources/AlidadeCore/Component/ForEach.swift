/// One component for each element of a sequence, kept apart by the elements' ids.
public struct ForEach: Component, Equatable {
  private let components: [AnyComponent]

  /// Makes components from elements.
  ///
  /// - Parameters:
  ///   - data: the elements, in the order of the components.
  ///   - id: a property that no two elements share.
  ///   - content: the component for an element.
  public init<Data: Sequence, Id: Hashable & Sendable, Content: Component>(
    _ data: Data, id: KeyPath<Data.Element, Id>, content: (Data.Element) -> Content
  ) {
    components = data.map { content($0).key($0[keyPath: id]) }
  }

  /// Makes components from elements that have ids.
  public init<Data: Sequence, Content: Component>(
    _ data: Data, content: (Data.Element) -> Content
  ) where Data.Element: Identifiable, Data.Element.ID: Sendable {
    components = data.map { content($0).key($0.id) }
  }

  // swift-format-ignore: OmitExplicitReturns
  /// Cannot be called: a group has no body.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("A group is resolved in place; it has no body.")
  }

  /// Builds the components.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(grouping: components)
  }
}

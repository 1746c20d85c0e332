/// Components that stand in the component around them as if they were written there.
public struct ComponentList: Component, Equatable {
  /// The components.
  public let components: [AnyComponent]

  /// Groups components.
  public init(_ components: [AnyComponent] = []) {
    self.components = components
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

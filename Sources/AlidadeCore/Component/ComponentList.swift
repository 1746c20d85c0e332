/// Components that take the place of the list in its parent.
public struct ComponentList: Component, Equatable {
  /// The components.
  public let components: [AnyComponent]

  /// Groups components.
  public init(_ components: [AnyComponent] = []) {
    self.components = components
  }

  /// There is no body.
  public typealias Body = Never

  /// Builds the components.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(grouping: components)
  }
}

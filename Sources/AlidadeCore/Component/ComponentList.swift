/// A list of components that take its place in the parent.
public struct ComponentList: Component, Equatable {
  /// The components of the list.
  public let components: [AnyComponent]

  /// Creates a list of components.
  public init(_ components: [AnyComponent] = []) {
    self.components = components
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the components.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(grouping: components)
  }
}

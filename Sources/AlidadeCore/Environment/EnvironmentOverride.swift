/// A component that says something to all components inside it.
protocol EnvironmentProvider: Component where Body == Never {
  /// What is said, by key.
  var key: ObjectIdentifier { get }
  /// What is said.
  var anyValue: any Sendable { get }
  /// Whether another value is the same.
  func isSame(as value: any Sendable) -> Bool
  /// Whom it is said to.
  var content: AnyComponent { get }
}

/// Says something to all components inside it, under a key.
///
/// Made with ``Component/environment(_:_:)``.
public struct EnvironmentOverride<Key: EnvironmentKey>: EnvironmentProvider, Equatable {
  let value: Key.Value
  let content: AnyComponent

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var anyValue: any Sendable { value }

  func isSame(as value: any Sendable) -> Bool { (value as? Key.Value) == self.value }

  // swift-format-ignore: OmitExplicitReturns
  /// Cannot be called: what is inside is built in its place.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("What is inside is built in place of an environment override.")
  }

  /// Visits the component as one that provides a value.
  public func accept<Visitor: ComponentVisitor>(_ visitor: inout Visitor) -> Visitor.Result {
    visitor.visit(special: SpecialComponent(.environment(self)))
  }
}

extension Component {
  /// Tells the component, and everything inside it, something under a key.
  public func environment<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> EnvironmentOverride<Key> {
    EnvironmentOverride(value: value, content: AnyComponent(self))
  }
}

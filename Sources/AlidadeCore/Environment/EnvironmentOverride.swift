/// A component that provides a value to its descendants.
protocol EnvironmentProvider: Component where Body == Never {
  /// The key of the value.
  var key: ObjectIdentifier { get }
  /// The value.
  var anyValue: any Sendable { get }
  /// Returns `true` if the value provided in the previous generation can replace this one.
  ///
  /// - Parameter links: the actions that were compared during the build.
  func isRepresented(by previous: any Sendable, _ links: ActionLinks) -> Bool
  /// The content, which gets the value.
  var content: AnyComponent { get }
}

/// A component that provides a value for a key to its descendants.
///
/// Create an override with ``Component/environment(_:_:)``.
public struct EnvironmentOverride<Key: EnvironmentKey>: EnvironmentProvider, ModifierComponent,
  Equatable
{
  let value: Key.Value
  package let content: AnyComponent

  var key: ObjectIdentifier { ObjectIdentifier(Key.self) }
  var anyValue: any Sendable { value }

  func isRepresented(by previous: any Sendable, _ links: ActionLinks) -> Bool {
    (previous as? Key.Value) == value
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    pass.visit(providing: self)
  }
}

extension Component {
  /// Provides a value for a key to this component and its descendants.
  public func environment<Key: EnvironmentKey>(
    _ key: Key.Type, _ value: Key.Value
  ) -> EnvironmentOverride<Key> {
    EnvironmentOverride(value: value, content: AnyComponent(self))
  }
}

/// A type-erased component, with its key and its traits.
public struct AnyComponent: Component {
  let base: any Component
  /// The key that distinguishes the component from siblings of the same type; `nil` if its position
  /// does.
  public var key: ComponentKey?
  /// The values that this component passes to the component that places it.
  public var traits: Traits

  /// Creates a type-erased component.
  ///
  /// If `component` is already an `AnyComponent`, the result is a copy of it.
  public init<C: Component>(_ component: C) {
    if C.self == AnyComponent.self {
      // Proof: the types are the same. A cast would check at run time what the compiler knows.
      self = unsafeBitCast(component, to: AnyComponent.self)
    } else {
      base = component
      key = nil
      traits = Traits()
    }
  }

  /// `Never`, because this component has no body.
  public typealias Body = Never

  /// Builds the wrapped component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    base._accept(&pass)
  }
}

extension Component {
  /// Distinguishes the component from siblings of the same type, so that its state and its views
  /// follow it when siblings are inserted, removed or moved.
  ///
  /// - Parameter key: a value that is unique among siblings of the same type, such as the id of an
  ///   item. Equal keys are reported, and those components are then distinguished by their order.
  public func key<Key: Hashable & Sendable>(_ key: Key) -> AnyComponent {
    var component = AnyComponent(self)
    component.key = ComponentKey(key)
    return component
  }

  /// Sets a value for the component that places this one.
  public func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> AnyComponent {
    var component = AnyComponent(self)
    component.traits[key] = value
    return component
  }
}

extension AnyComponent: Equatable {
  /// Returns `true` if both components are equal; components that can't be compared aren't equal.
  public static func == (one: AnyComponent, other: AnyComponent) -> Bool {
    guard one.key == other.key, one.traits == other.traits else { return false }
    switch ComponentComparison.compare(one.base, other.base) {
    case .equal: return true
    case .different: return false
    case .impossible: return ActionLinks.active?.isChecking ?? false
    }
  }
}

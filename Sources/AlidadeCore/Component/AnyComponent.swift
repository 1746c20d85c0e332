/// A component of any type, with what it tells its siblings and the component around it.
public struct AnyComponent: Component {
  let base: any Component
  /// Tells it from siblings of the same type; `nil` when its place does.
  public var key: ComponentKey?
  /// What it tells the component that places it.
  public var traits: Traits

  /// Wraps a component; one that is wrapped already stays as it is.
  public init<C: Component>(_ component: C) {
    if C.self == AnyComponent.self {
      // Proof: the types are the same. A cast would ask at run time what the compiler knows.
      self = unsafeBitCast(component, to: AnyComponent.self)
    } else {
      base = component
      key = nil
      traits = Traits()
    }
  }

  /// Wraps components that stand below each other.
  init(grouping list: ComponentList) {
    base = list
    key = nil
    traits = Traits()
  }

  /// There is no body.
  public typealias Body = Never

  /// Builds the wrapped component.
  public func _accept(_ pass: inout _BuildPass) -> _BuildPass.Result {
    base._accept(&pass)
  }
}

extension Component {
  /// Tells the component from siblings of the same type, so that its state and its views follow it
  /// when siblings come, go and change places.
  ///
  /// - Parameter key: a value that no sibling of the same type has, such as the id of an item.
  ///   Equal keys are reported, and the components are then told apart by their order.
  public func key<Key: Hashable & Sendable>(_ key: Key) -> AnyComponent {
    var component = AnyComponent(self)
    component.key = ComponentKey(key)
    return component
  }

  /// Tells the component that places this one something about it.
  public func trait<Key: TraitKey>(_ key: Key.Type, _ value: Key.Value) -> AnyComponent {
    var component = AnyComponent(self)
    component.traits[key] = value
    return component
  }
}

extension AnyComponent: Equatable {
  /// Whether both are the same component; two that cannot be compared are not.
  public static func == (one: AnyComponent, other: AnyComponent) -> Bool {
    guard one.key == other.key, one.traits == other.traits else { return false }
    switch ComponentComparison.compare(one.base, other.base) {
    case .equal: return true
    case .different: return false
    case .impossible: return ActionLinks.active?.isChecking ?? false
    }
  }
}

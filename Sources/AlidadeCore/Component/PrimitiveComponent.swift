import AlidadeRender

/// A component that is laid out itself, with its children, instead of being composed of other
/// components.
///
/// Conform to one of its two kinds: a box, which the flexbox solver lays out (``FlexComponent``),
/// or a component that measures and places its children itself (``LayoutComponent``).
public protocol PrimitiveComponent: Component where Body == Never {
  /// The children, from back to front; none by default.
  var children: [AnyComponent] { get }

  /// The options for how the parent treats the component; read once, when the component is built.
  ///
  /// No special treatment by default.
  var layoutBehavior: LayoutBehavior { get }

  /// Replaces the children with equal ones of another component, so that comparing both components
  /// doesn't compare the children again.
  mutating func _takeChildren(from other: Self)
}

extension PrimitiveComponent {
  /// No children.
  public var children: [AnyComponent] { [] }

  /// No special treatment.
  public var layoutBehavior: LayoutBehavior { LayoutBehavior() }

  /// Keeps the children, which are then compared again.
  public mutating func _takeChildren(from other: Self) {}

  // swift-format-ignore: OmitExplicitReturns
  /// Traps: a primitive component isn't composed of other components.
  public func body(_ context: Context<State>) -> Never {
    return preconditionFailure("\(Self.self) is a primitive component, which has no body.")
  }
}

extension PrimitiveComponent where State == NoState {
  // swift-format-ignore: OmitExplicitReturns
  /// Traps: a primitive component isn't composed of other components.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("\(Self.self) is a primitive component, which has no body.")
  }
}

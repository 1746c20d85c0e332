import AlidadeRender

/// A component that is not composed of others: it is laid out, with its children.
///
/// It is either a box, which the flexbox solver lays out (``BoxComponent``), or it measures and
/// places its children itself (``LayoutComponent``). A component of yours conforms to one of the two.
public protocol PrimitiveComponent: Component where Body == Never {
  /// The children, from the lowest to the topmost; none unless implemented.
  var children: [AnyComponent] { get }

  /// How the component is treated by the one around it; asked once, when the component is built.
  ///
  /// Nothing special unless implemented.
  var layoutTraits: LayoutTraits { get }
}

extension PrimitiveComponent {
  /// No children.
  public var children: [AnyComponent] { [] }

  /// Nothing special.
  public var layoutTraits: LayoutTraits { LayoutTraits() }

  // swift-format-ignore: OmitExplicitReturns
  /// Traps: a primitive component is not composed of others.
  public func body(_ context: Context<State>) -> Never {
    return preconditionFailure("\(Self.self) has no body; it is laid out itself.")
  }
}

extension PrimitiveComponent where State == NoState {
  // swift-format-ignore: OmitExplicitReturns
  /// Traps: a primitive component is not composed of others.
  public func body(_ context: Context<NoState>) -> Never {
    return preconditionFailure("\(Self.self) has no body; it is laid out itself.")
  }
}

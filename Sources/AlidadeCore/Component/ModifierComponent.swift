/// A component that modifies another one, such as a padding or an effect.
///
/// Siblings with the same modifier are distinguished by what they modify, so that they keep their
/// state and their views if another one appears before them or disappears.
package protocol ModifierComponent: Component {
  /// The modified component.
  var content: AnyComponent { get }
}

extension ModifierComponent {
  /// The type of the component inside all modifiers.
  public var _modifiedType: ObjectIdentifier? {
    content.base._modifiedType ?? ObjectIdentifier(Swift.type(of: content.base))
  }
}

extension ModifierComponent where Self: ContainerComponent {
  /// The first child.
  package var content: AnyComponent { children[0] }
}

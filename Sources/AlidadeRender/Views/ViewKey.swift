/// The key under which a view can be reused: component type, view class and attribute shape;
/// interned.
///
/// Two units may share a view only if their keys are equal.
package struct ViewKey: Hashable, Sendable {
  let rawValue: Int32

  /// Creates the key of a component type and a configuration.
  ///
  /// This initializer can be called on any thread.
  package init(_ componentType: ComponentType, _ configuration: ViewConfiguration) {
    rawValue = ViewKey.table.identifier(
      of: Parts(
        componentType: componentType, viewClass: configuration.viewClass.identifier,
        shape: configuration.shape))
  }

  /// The type of the components that share views of this key.
  package var componentType: ComponentType { ViewKey.table.key(of: rawValue).componentType }

  private struct Parts: Internable {
    let componentType: ComponentType
    let viewClass: Int32
    let shape: AttributeShape

    var internHash: UInt64 {
      UInt64(truncatingIfNeeded: componentType.identifier).mixed(with: viewClass)
        .mixed(with: shape.rawValue)
    }
  }

  private static let table = InternTable<Parts>()
}

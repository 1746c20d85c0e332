/// A type of component; interned, so a comparison compares two integers.
public struct ComponentType: Hashable, Sendable {
  let identifier: Int32

  /// Creates the component type of a Swift type.
  ///
  /// This initializer can be called on any thread.
  public init(_ type: Any.Type) {
    identifier = ComponentType.table.identifier(of: Key(type: type))
  }

  /// The name of the type without its module.
  public var name: String { String(describing: ComponentType.table.key(of: identifier).type) }

  /// The name of the type with its module and the types it is declared in.
  package var qualifiedName: String {
    String(reflecting: ComponentType.table.key(of: identifier).type)
  }

  private struct Key: Internable {
    let type: Any.Type

    var internHash: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(type))) }

    static func == (one: Key, other: Key) -> Bool { one.type == other.type }
  }

  private static let table = InternTable<Key>()
}

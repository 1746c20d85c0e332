/// What tells one attribute of a view from another; interned, so comparing two is comparing two
/// integers.
///
/// An identifier is a name, or a key path, which names itself.
public struct AttributeIdentifier: Hashable, Sendable {
  let rawValue: Int32

  /// Interns a name.
  ///
  /// Any thread.
  public init(_ name: String) {
    rawValue = AttributeIdentifier.table.identifier(of: .name(name))
  }

  init(_ keyPath: AnyKeyPath) {
    rawValue = AttributeIdentifier.table.identifier(of: .keyPath(SendableKeyPath(keyPath)))
  }

  /// The name, or the description of the key path.
  public var name: String {
    switch AttributeIdentifier.table.key(of: rawValue) {
    case .name(let name): name
    case .keyPath(let path): String(describing: path.keyPath)
    }
  }

  private enum Key: Hashable, Sendable {
    case name(String)
    case keyPath(SendableKeyPath)
  }

  private static let table = InternTable<Key>()
}

extension AttributeIdentifier: ExpressibleByStringLiteral {
  /// Interns a name.
  public init(stringLiteral name: String) {
    self.init(name)
  }
}

/// A key path that crosses threads.
// Proof: key paths are immutable, and those made here have no subscripts whose arguments could be
// shared state.
struct SendableKeyPath: Hashable, @unchecked Sendable {
  let keyPath: AnyKeyPath

  init(_ keyPath: AnyKeyPath) {
    self.keyPath = keyPath
  }
}

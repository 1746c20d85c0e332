/// The identifier of a view's attribute; interned, so a comparison compares two integers.
///
/// An identifier is a name, a key path, or an input of the user.
public struct AttributeIdentifier: Hashable, Sendable {
  let rawValue: Int32

  /// Creates the identifier with a name.
  ///
  /// This initializer can be called on any thread.
  public init(_ name: String) {
    rawValue = AttributeIdentifier.table.identifier(of: .name(name))
  }

  /// Creates the identifier of a key path that is set at a location.
  init(_ keyPath: AnyKeyPath, at location: SourceLocation) {
    rawValue = AttributeIdentifier.table.identifier(
      of: .property(SendableKeyPath(keyPath), location))
  }

  /// Creates the identifier of the attribute that listens for an input.
  ///
  /// It has no name yet, because describing an input takes longer than building a component that
  /// listens for it.
  init(_ input: ViewInput) {
    rawValue = AttributeIdentifier.table.identifier(of: .input(input))
  }

  /// The name, or the description of the key path or the input.
  ///
  /// The description of a computed property contains only types, so the name also includes the
  /// place where the property was first set.
  public var name: String {
    switch key {
    case .name(let name): name
    case .property(let path, let location):
      AttributeIdentifier.description(of: path.keyPath, at: location)
    case .input(let input): "alidade.input.\(input)"
    }
  }

  /// A Boolean value that is `true` if the identifier is a key path.
  var isProperty: Bool {
    if case .property = key { true } else { false }
  }

  private var key: Key { AttributeIdentifier.table.key(of: rawValue) }

  private static func description(of path: AnyKeyPath, at location: SourceLocation) -> String {
    let address = "computed 0x"
    let parts = String(describing: path).split(separator: "<", omittingEmptySubsequences: false)
    var isComputed = false
    let description = parts.dropFirst().reduce(into: String(parts[0])) { description, part in
      guard part.hasPrefix(address) else {
        description += "<" + part
        return
      }
      isComputed = true
      // The digits of the address are followed by the type in parentheses.
      let digits = part.dropFirst(address.count)
      description += "<computed " + digits.drop { $0.isHexDigit || $0 == " " }
    }
    return isComputed ? "\(description) set at \(location)" : description
  }

  private enum Key: Internable {
    case name(String)
    /// A key path and the location where it was first set.
    case property(SendableKeyPath, SourceLocation)
    case input(ViewInput)

    var internHash: UInt64 {
      switch self {
      case .name(let name): UInt64(truncatingIfNeeded: name.hashValue)
      case .property(let path, _): UInt64(truncatingIfNeeded: path.hashValue)
      case .input(let input): UInt64(truncatingIfNeeded: input.hashValue)
      }
    }

    static func == (one: Key, other: Key) -> Bool {
      switch (one, other) {
      case (.name(let one), .name(let other)): one == other
      case (.property(let one, _), .property(let other, _)): one == other
      case (.input(let one), .input(let other)): one == other
      default: false
      }
    }
  }

  private static let table = InternTable<Key>()
}

extension AttributeIdentifier: ExpressibleByStringLiteral {
  /// Creates the identifier with a name.
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

import Synchronization

/// The identity of a node of a component tree; unique, and the same in all generations of the node.
public struct UnitIdentity: Hashable, Sendable {
  let rawValue: UInt64

  private init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private static let last = Atomic<UInt64>(0)

  /// Returns an identity that no other node has had.
  ///
  /// This method can be called on any thread.
  public static func unique() -> UnitIdentity {
    UnitIdentity(rawValue: last.wrappingAdd(1, ordering: .relaxed).newValue)
  }
}

extension UnitIdentity: CustomStringConvertible {
  /// The number behind the identity, as in `#12`.
  public var description: String { "#\(rawValue)" }
}

extension UnitIdentity: Comparable {
  /// Returns `true` if the first identity was created before the other.
  public static func < (one: UnitIdentity, other: UnitIdentity) -> Bool {
    one.rawValue < other.rawValue
  }
}

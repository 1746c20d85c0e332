/// A box of a ``FlexTree``, as an index into the tree's flat arrays.
public struct FlexNode: Hashable, Sendable, RawRepresentable {
  /// The index; parents come before their children.
  public let rawValue: Int32

  /// Creates the node at an index.
  public init(rawValue: Int32) { self.rawValue = rawValue }

  @inline(__always) init(_ index: Int) { rawValue = Int32(truncatingIfNeeded: index) }
  @inline(__always) var index: Int { Int(rawValue) }
}

/// The values that a node and its descendants read; an object, because most nodes read none.
final class NodeReads: Sendable {
  /// The values that the body of the node read.
  let own: BodyReads
  /// The keys of the environment values, and the stores, that the node and its descendants read.
  let keys: Set<ObjectIdentifier>

  init(own: BodyReads, keys: Set<ObjectIdentifier>) {
    self.own = own
    self.keys = keys
  }
}

/// The name under which a component takes the place of another one.
package struct MatchedIdentifier: Hashable, Sendable {
  private let identifier: MotionIdentifier
  private let namespace: MotionIdentifier

  /// Creates a name from an identifier that is unique in a namespace.
  package init(_ identifier: some Hashable & Sendable, in namespace: some Hashable & Sendable) {
    self.identifier = MotionIdentifier(value: AnyHashable(identifier))
    self.namespace = MotionIdentifier(value: AnyHashable(namespace))
  }
}

/// A hashable value of any type.
// Proof: created from a sendable value only.
private struct MotionIdentifier: Hashable, @unchecked Sendable {
  let value: AnyHashable
}

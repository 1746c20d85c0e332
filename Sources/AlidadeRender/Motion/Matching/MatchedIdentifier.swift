/// The name under which a component replaces another one.
package struct MatchedIdentifier: Sendable {
  private let identifier: any Hashable & Sendable
  private let namespace: any Hashable & Sendable

  /// Creates a name from an identifier that is unique in a namespace.
  package init(_ identifier: some Hashable & Sendable, in namespace: some Hashable & Sendable) {
    self.identifier = identifier
    self.namespace = namespace
  }
}

extension MatchedIdentifier: Hashable {
  package static func == (one: MatchedIdentifier, other: MatchedIdentifier) -> Bool {
    // Erased here, because erased values aren't sendable.
    AnyHashable(one.identifier) == AnyHashable(other.identifier)
      && AnyHashable(one.namespace) == AnyHashable(other.namespace)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(AnyHashable(identifier))
    hasher.combine(AnyHashable(namespace))
  }
}

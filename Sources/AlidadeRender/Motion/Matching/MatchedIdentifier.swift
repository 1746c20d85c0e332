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
    one.erased == other.erased
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(erased) }

  /// The values as a collection that can be compared; not stored, because it isn't sendable.
  private var erased: [AnyHashable] { [AnyHashable(identifier), AnyHashable(namespace)] }
}

import Synchronization

/// What an identifier meant when it was first used on a type of view.
struct AttributeMeaning: Sendable {
  private struct Use: Hashable {
    let identifier: AttributeIdentifier
    let view: ObjectIdentifier
  }

  private let types: ObjectIdentifier
  private let abilities: AnyViewAttribute.Abilities
  private let location: SourceLocation

  private static let known = Mutex<[Use: AttributeMeaning]>([:])

  /// The identifier, or one of its own for an attribute that means something else than the first
  /// with that identifier.
  static func checked(
    _ identifier: AttributeIdentifier, view: Any.Type, types: ObjectIdentifier,
    abilities: AnyViewAttribute.Abilities, at location: SourceLocation
  ) -> AttributeIdentifier {
    let use = Use(identifier: identifier, view: ObjectIdentifier(view))
    let first = known.withLock { known -> AttributeMeaning? in
      if let first = known[use] { return first }
      known[use] = AttributeMeaning(types: types, abilities: abilities, location: location)
      return nil
    }
    guard let first, first.types != types || first.abilities != abilities else {
      return identifier
    }
    report(identifier, view: view, first: first, abilities: abilities, at: location)
    return AttributeIdentifier("\(identifier.name) at \(location)")
  }

  private static func report(
    _ identifier: AttributeIdentifier, view: Any.Type, first: AttributeMeaning,
    abilities: AnyViewAttribute.Abilities, at location: SourceLocation
  ) {
    Diagnostics.report(
      Diagnostic(
        "Two attributes of \(view) share the identifier \"\(identifier.name)\" but differ in meaning.",
        values: [
          "first   \(first.abilities.summary) at \(first.location)",
          "second  \(abilities.summary) at \(location)",
        ],
        remedy: """
          Views are recycled by identifiers, so one attribute would be taken for the other. Give them different \
          identifiers, or declare the same type of value, unapplicator and updater in both places. Until then the \
          second is treated as an attribute of its own.
          """,
        location: location))
  }
}

extension AnyViewAttribute.Abilities {
  fileprivate var summary: String {
    let parts = [
      "an applicator", contains(.unapply) ? "an unapplicator" : nil,
      contains(.update) ? "an updater" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

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

  /// What is known of all identifiers.
  private struct Known {
    var meanings: [Use: AttributeMeaning] = [:]
    /// What was found in order last, by identifier: nearly all attributes mean what the one before
    /// them with that identifier did, and this is found without hashing.
    var latest: [(view: ObjectIdentifier, meaning: AttributeMeaning)?] = []

    func isLatest(
      _ use: Use, _ types: ObjectIdentifier, _ abilities: AnyViewAttribute.Abilities
    ) -> Bool {
      let place = Int(use.identifier.rawValue)
      guard place < latest.count, let (view, meaning) = latest[place] else { return false }
      return view == use.view && meaning.types == types && meaning.abilities == abilities
    }

    mutating func setLatest(_ use: Use, _ meaning: AttributeMeaning) {
      let place = Int(use.identifier.rawValue)
      while latest.count <= place { latest.append(nil) }
      latest[place] = (use.view, meaning)
    }
  }

  private static let known = Mutex(Known())

  /// The identifier, or one of its own for an attribute that means something else than the first
  /// with that identifier.
  static func checked(
    _ identifier: AttributeIdentifier, view: Any.Type, types: ObjectIdentifier,
    abilities: AnyViewAttribute.Abilities, at location: SourceLocation
  ) -> AttributeIdentifier {
    let use = Use(identifier: identifier, view: ObjectIdentifier(view))
    let other = known.withLock { known -> AttributeMeaning? in
      if known.isLatest(use, types, abilities) { return nil }
      let first =
        known.meanings[use]
        ?? AttributeMeaning(types: types, abilities: abilities, location: location)
      known.meanings[use] = first
      if first.types != types || first.abilities != abilities { return first }
      known.setLatest(use, first)
      return nil
    }
    guard let first = other else { return identifier }
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

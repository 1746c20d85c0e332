/// An identifier with what it means: the types of view and value, and what the attribute can do beside
/// being applied; interned.
///
/// Attributes are compared, recycled and taken back by their meanings, so two that share an identifier
/// and mean something else are never taken for each other.
struct AttributeMeaning: Sendable {
  let identifier: AttributeIdentifier
  /// The interned number with the abilities in its lowest bits, which so cost no memory of their own.
  private let packed: Int32

  /// Interns a meaning; a second one of the same name for the same type of view is reported.
  ///
  /// The two forms of setting a property, with and without a value to restore, mean different things
  /// by design and are not reported.
  ///
  /// Any thread.
  ///
  /// - Parameters:
  ///   - identifier: what tells the attribute from others.
  ///   - view: the type of view that it is declared for.
  ///   - types: what tells the types of view and value.
  ///   - abilities: what the attribute can do.
  ///   - location: where it is declared; `nil` for those of the framework.
  init(
    _ identifier: AttributeIdentifier, view: Any.Type, types: ObjectIdentifier,
    abilities: AnyViewAttribute.Abilities, at location: SourceLocation?
  ) {
    self.identifier = identifier
    let key = Key(
      identifier: identifier, types: types, abilities: abilities, view: ObjectIdentifier(view),
      location: location)
    let (number, first) = AttributeMeaning.table.identifier(of: key) {
      $0.identifier == identifier && $0.view == key.view
    }
    packed = number << AnyViewAttribute.Abilities.bitCount | Int32(abilities.rawValue)
    if let first, !identifier.isProperty { key.report(view, first) }
  }

  /// Equal for equal meanings.
  var number: Int32 { packed }

  /// What the attribute can do beside being applied.
  var abilities: AnyViewAttribute.Abilities {
    AnyViewAttribute.Abilities(
      rawValue: UInt8(packed & (1 << AnyViewAttribute.Abilities.bitCount - 1)))
  }

  private struct Key: Internable {
    let identifier: AttributeIdentifier
    let types: ObjectIdentifier
    let abilities: AnyViewAttribute.Abilities
    /// Follows from `types`.
    let view: ObjectIdentifier
    /// Where the meaning was declared first.
    let location: SourceLocation?

    var internHash: UInt64 {
      UInt64(truncatingIfNeeded: identifier.rawValue).mixed(with: types)
        .mixed(with: abilities.rawValue)
    }

    static func == (one: Key, other: Key) -> Bool {
      one.identifier == other.identifier && one.types == other.types
        && one.abilities == other.abilities
    }

    func report(_ view: Any.Type, _ first: Key) {
      Diagnostics.report(
        Diagnostic(
          "Two attributes of \(view) share the identifier \"\(identifier.name)\" but differ in meaning.",
          values: ["first   \(first.summary)", "second  \(summary)"],
          remedy: """
            Views are recycled by identifiers, so one attribute could be taken for the other. Give them different \
            identifiers, or declare the same type of value, unapplicator and updater in both places. Until then each is \
            treated as an attribute of its own.
            """,
          location: location))
    }

    private var summary: String {
      "\(abilities.summary) at \(location.map(\.description) ?? "a place in the framework")"
    }
  }

  private static let table = InternTable<Key>()
}

extension AttributeMeaning: Equatable {
  static func == (one: AttributeMeaning, other: AttributeMeaning) -> Bool {
    one.packed == other.packed
  }
}

extension AnyViewAttribute.Abilities {
  fileprivate static let bitCount: Int32 = 5

  fileprivate var summary: String {
    let parts = [
      "an applicator", contains(.unapply) ? "an unapplicator" : nil,
      contains(.update) ? "an updater" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

/// The meaning of an attribute: its identifier, the types of view and value, and its abilities;
/// interned.
///
/// Attributes are compared, recycled and unapplied by meaning, so two attributes with the same
/// identifier and different meanings are never mistaken for each other.
struct AttributeMeaning: Sendable {
  let identifier: AttributeIdentifier
  /// The interned number, with the abilities in its lowest bits to save memory.
  private let packed: Int32

  /// Creates an interned meaning, and reports a second meaning of one name for the same type of
  /// view.
  ///
  /// Setting a property with a reset value and setting it without one are different meanings by
  /// design, and aren't reported.
  ///
  /// This initializer can be called on any thread.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of the attribute.
  ///   - view: the type of view that the attribute is declared for.
  ///   - types: the identity of the types of view and value.
  ///   - abilities: the abilities of the attribute.
  ///   - location: the place of the declaration; `nil` for attributes of the framework.
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

  /// A number that is equal for equal meanings.
  var number: Int32 { packed }

  /// The abilities of the attribute.
  var abilities: AnyViewAttribute.Abilities {
    AnyViewAttribute.Abilities(
      rawValue: UInt8(packed & (1 << AnyViewAttribute.Abilities.bitCount - 1)))
  }

  private struct Key: Internable {
    let identifier: AttributeIdentifier
    let types: ObjectIdentifier
    let abilities: AnyViewAttribute.Abilities
    /// The type of view; it follows from `types`.
    let view: ObjectIdentifier
    /// The place of the first declaration of the meaning.
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
            Recycled views are matched by identifier, so one attribute could be mistaken for the other. Give them \
            different identifiers, or declare the same value type, unapplicator and updater in both places. Until \
            then, each is treated as an attribute of its own.
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
  fileprivate static let bitCount: Int32 = 6

  fileprivate var summary: String {
    let parts = [
      "an applicator", contains(.unapply) ? "an unapplicator" : nil,
      contains(.update) ? "an updater" : nil, contains(.animate) ? "an animation" : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }
}

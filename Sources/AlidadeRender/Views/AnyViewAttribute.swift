/// An attribute whose view and value are known at run time only; what a ``ViewConfiguration``
/// holds.
struct AnyViewAttribute: Sendable {
  /// What an attribute can do beside being applied.
  struct Abilities: OptionSet, Sendable {
    let rawValue: UInt8

    /// It can be taken back, so it has no part in the shape.
    static let unapply = Abilities(rawValue: 1)
    /// It replaces one value by another in one step.
    static let update = Abilities(rawValue: 2)
    /// It follows newer generations even when it is equal.
    static let refresh = Abilities(rawValue: 4)
    /// Its value is taken off a view that waits in a pool.
    static let release = Abilities(rawValue: 8)
    /// The view may change the value by itself, so an equal one is compared with what it shows.
    static let verify = Abilities(rawValue: 16)
  }

  let meaning: AttributeMeaning
  let operations: any AttributeOperations

  var identifier: AttributeIdentifier { meaning.identifier }
  var abilities: Abilities { meaning.abilities }

  /// Returns whether applying one over the other would change nothing.
  func isEqual(to other: AnyViewAttribute) -> Bool {
    if operations === other.operations { return true }
    return meaning == other.meaning && operations.isEqual(to: other.operations)
  }

  /// What is left of it on a view that waits in a pool; `nil` when it was taken off.
  var released: AnyViewAttribute? {
    if abilities.contains(.release) { return nil }
    guard abilities.contains(.refresh) else { return self }
    return AnyViewAttribute(meaning: meaning, operations: operations.released)
  }
}

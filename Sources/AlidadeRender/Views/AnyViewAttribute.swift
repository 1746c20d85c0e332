/// An element of a ``ViewConfiguration``: an attribute with the types of view and value erased.
struct AnyViewAttribute: Sendable {
  /// The abilities of an attribute besides being applied.
  struct Abilities: OptionSet, Sendable {
    let rawValue: UInt8

    /// The value can be unapplied, so the attribute isn't part of the shape.
    static let unapply = Abilities(rawValue: 1)
    /// An updater replaces one value with another in one step.
    static let update = Abilities(rawValue: 2)
    /// The attribute follows newer generations even if its value is equal.
    static let refresh = Abilities(rawValue: 4)
    /// The value is unapplied while the view waits in a pool.
    static let release = Abilities(rawValue: 8)
    /// The view may change the value itself, so even an equal value is compared with the view's.
    static let verify = Abilities(rawValue: 16)
    /// The value can be interpolated, so changes of it can be animated.
    static let animate = Abilities(rawValue: 32)
  }

  let meaning: AttributeMeaning
  let operations: any AttributeOperations

  var identifier: AttributeIdentifier { meaning.identifier }
  var abilities: Abilities { meaning.abilities }

  /// Returns `true` if applying one attribute over the other would change nothing.
  func isEqual(to other: AnyViewAttribute) -> Bool {
    if operations === other.operations { return true }
    return meaning == other.meaning && operations.isEqual(to: other.operations)
  }

  /// The part of the attribute that remains on a pooled view; `nil` if it was unapplied.
  var released: AnyViewAttribute? {
    if abilities.contains(.release) { return nil }
    guard abilities.contains(.refresh) else { return self }
    return AnyViewAttribute(meaning: meaning, operations: operations.released)
  }
}

/// One setting of a native view: which, to what value, and how it is set and taken back.
///
/// Going from one configuration of a view to the next:
///
/// | declared | value changed | attribute no longer present |
/// |---|---|---|
/// | applicator | apply(new) | cannot happen: the view's shape differs |
/// | and unapplicator | unapply(old), then apply(new) | unapply(old) |
/// | and updater | update(old, new) | cannot happen |
/// | and both | update(old, new) | unapply(old) |
///
/// An equal value costs nothing; for this NaN is equal to NaN. An attribute without an unapplicator takes part in the
/// ``AttributeShape``: its view is never given to a component that does not set it too.
///
/// Made on any thread; the closures run on the main thread.
public struct ViewAttribute<View>: Sendable {
  let erased: AnyViewAttribute

  /// Makes an attribute of closures.
  ///
  /// Two attributes with the same identifier must mean the same: for one type of view the type of
  /// the value and the presence of unapplicator and updater must agree. A disagreement is reported
  /// once, and each of the two is treated as an attribute of its own.
  ///
  /// - Parameters:
  ///   - identifier: what tells this attribute from others of the view.
  ///   - value: what is set.
  ///   - unapplicator: takes the value back; given the value that was applied.
  ///   - updater: replaces the old value by the new one in one step.
  ///   - isShown: for a value that the view changes by itself, as an entry does when the user types:
  ///     tells whether the view still shows it. A value that it does not show is set again, though
  ///     the component did not change it.
  ///   - isReleasedInPool: whether the value is taken back while the view waits in a pool, because
  ///     it is large or keeps other things alive. Without an unapplicator this means nothing.
  ///   - applicator: sets the value.
  public init<Value: Equatable & Sendable>(
    _ identifier: AttributeIdentifier, _ value: Value,
    unapplicator: (@MainActor @Sendable (View, Value) -> Void)? = nil,
    updater: (@MainActor @Sendable (View, _ old: Value, _ new: Value) -> Void)? = nil,
    isShown: (@MainActor @Sendable (View, Value) -> Bool)? = nil,
    isReleasedInPool: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    applicator: @escaping @MainActor @Sendable (View, Value) -> Void
  ) {
    var abilities: AnyViewAttribute.Abilities = []
    if unapplicator != nil { abilities.insert(.unapply) }
    if updater != nil { abilities.insert(.update) }
    if isShown != nil { abilities.insert(.verify) }
    if isReleasedInPool, unapplicator != nil { abilities.insert(.release) }
    let operations = ValueAttribute<View, Value>(
      value: value, applicator: applicator, unapplicator: unapplicator, updater: updater,
      isShown: isShown)
    erased = AnyViewAttribute(
      meaning: AttributeMeaning(
        identifier, view: View.self, types: operations.types, abilities: abilities,
        at: SourceLocation(fileID: fileID, line: line)),
      operations: operations)
  }

  init(erased: AnyViewAttribute) {
    self.erased = erased
  }
}

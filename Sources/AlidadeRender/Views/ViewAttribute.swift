/// A setting of a native view: an identifier, a value, and the closures that apply and unapply it.
///
/// The table shows what happens when one configuration of a view replaces another:
///
/// | declared | value changed | attribute no longer present |
/// |---|---|---|
/// | applicator | apply(new) | can't happen: the view's shape differs |
/// | and unapplicator | unapply(old), then apply(new) | unapply(old) |
/// | and updater | update(old, new) | can't happen |
/// | and both | update(old, new) | unapply(old) |
///
/// An equal value isn't applied again, unless `isShown` returns `false`. NaN counts as equal to
/// NaN. An attribute without an unapplicator is part of the view's attribute shape: the view is
/// never reused by a component that doesn't set the attribute.
///
/// Attributes can be created on any thread; their closures run on the main thread.
public struct ViewAttribute<View>: Sendable {
  /// The attribute without its types; `nil` if it sets nothing, such as an event attribute without
  /// a closure.
  let erased: AnyViewAttribute?

  /// Creates an attribute from closures.
  ///
  /// Two attributes of one type of view with the same identifier must have the same type of value,
  /// and must agree on whether they have an unapplicator and an updater. A disagreement is reported
  /// once, and the two are treated as different attributes.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - value: the value to set.
  ///   - unapplicator: removes the value; receives the value that was applied.
  ///   - updater: replaces the old value with the new one in one step.
  ///   - isShown: a closure that returns `true` if the view still shows the value; for a value that
  ///     the view may change itself, as an entry does when the user types. If it returns `false`,
  ///     the value is set again, even if the component didn't change it.
  ///   - isReleasedInPool: `true` to unapply the value while the view waits in a pool, because it
  ///     is large or keeps other objects alive. Ignored without an unapplicator.
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

  init(erased: AnyViewAttribute?) {
    self.erased = erased
  }
}

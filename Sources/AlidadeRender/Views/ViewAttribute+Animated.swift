extension ViewAttribute {
  /// Creates an attribute whose value is animated, if the change that sets it has an animation.
  ///
  /// ```swift
  /// .animated("fill", level, unapplicator: { view, _ in view.level = 0 }) { view, level in
  ///   view.level = level
  /// }
  /// ```
  ///
  /// During the animation, `applicator` is called once in each frame, without a build or a layout.
  /// A view that didn't have the attribute before shows the value immediately. With reduced motion,
  /// the value is still animated, because it is expected to change the view's appearance rather
  /// than its position.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - value: the value to set.
  ///   - unapplicator: removes the value; receives the value that was applied.
  ///   - isReleasedInPool: as for
  ///     ``init(_:_:unapplicator:updater:isShown:isReleasedInPool:fileID:line:applicator:)``.
  ///   - applicator: sets the value, or replaces the current value.
  public static func animated<Value: MotionValue>(
    _ identifier: AttributeIdentifier, _ value: Value,
    unapplicator: (@MainActor @Sendable (View, Value) -> Void)? = nil,
    isReleasedInPool: Bool = false, fileID: StaticString = #fileID, line: UInt = #line,
    applicator: @escaping @MainActor @Sendable (View, Value) -> Void
  ) -> ViewAttribute {
    ViewAttribute(
      animated: identifier, value, numbers: { $0.motionNumbers },
      mixed: { _, numbers in Value(motionNumbers: numbers) }, tolerance: Value.motionTolerance,
      unapplicator: unapplicator, isReleasedInPool: isReleasedInPool,
      at: SourceLocation(fileID: fileID, line: line), applicator: applicator)
  }

  /// Creates an attribute whose value moves there.
  ///
  /// - Parameters:
  ///   - identifier: the identifier of this attribute among those of the view.
  ///   - value: the value to set.
  ///   - numbers: returns the numbers of a value.
  ///   - mixed: returns a value with other numbers; called on the main thread in each frame.
  ///   - tolerance: the imperceptible differences of the numbers.
  ///   - unapplicator: removes the value.
  ///   - isReleasedInPool: `true` to remove the value while the view waits in a pool.
  ///   - location: the place of the declaration.
  ///   - applicator: sets the value, or replaces the current value.
  package init<Value: Equatable & Sendable>(
    animated identifier: AttributeIdentifier, _ value: Value,
    numbers: @escaping @Sendable (Value) -> SIMD8<Double>,
    mixed: @escaping @Sendable (Value, SIMD8<Double>) -> Value, tolerance: SIMD8<Double>,
    unapplicator: (@MainActor @Sendable (View, Value) -> Void)?, isReleasedInPool: Bool,
    at location: SourceLocation?,
    applicator: @escaping @MainActor @Sendable (View, Value) -> Void
  ) {
    var abilities: AnyViewAttribute.Abilities = [.update, .animate]
    if unapplicator != nil { abilities.insert(.unapply) }
    if isReleasedInPool, unapplicator != nil { abilities.insert(.release) }
    let operations = AnimatedAttribute<View, Value>(
      value, .init(numbers: numbers, value: mixed, tolerance: tolerance), applicator: applicator,
      unapplicator: unapplicator)
    self.init(
      erased: AnyViewAttribute(
        meaning: AttributeMeaning(
          identifier, view: View.self, types: operations.types, abilities: abilities, at: location),
        operations: operations))
  }
}

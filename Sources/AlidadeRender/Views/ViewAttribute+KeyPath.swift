extension ViewAttribute {
  /// Sets a property of the view; the key path is the identifier.
  ///
  /// The view is never reused by a component that doesn't set the property, because nothing would
  /// reset the property.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: @autoclosure @MainActor @Sendable () -> ReferenceWritableKeyPath<View, Value>,
    _ value: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    let path = withoutIsolation(keyPath)
    let sendable = SendableKeyPath(path)
    let identifier = AttributeIdentifier(path, at: SourceLocation(fileID: fileID, line: line))
    return ViewAttribute(identifier, value, fileID: fileID, line: line) { view, value in
      assign(value, to: sendable, of: view)
    }
  }

  /// Sets a property of the view, and sets it to `reset` when the attribute is no longer present.
  ///
  /// The property isn't part of the shape, so a component that doesn't set it may reuse the view. A
  /// component that sets the property without a reset value can't reuse the view, because setting
  /// it that way is a different attribute.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: @autoclosure @MainActor @Sendable () -> ReferenceWritableKeyPath<View, Value>,
    _ value: Value, reset: Value, fileID: StaticString = #fileID, line: UInt = #line
  ) -> ViewAttribute {
    let path = withoutIsolation(keyPath)
    let sendable = SendableKeyPath(path)
    return ViewAttribute(
      AttributeIdentifier(path, at: SourceLocation(fileID: fileID, line: line)), value,
      unapplicator: { view, _ in assign(reset, to: sendable, of: view) },
      updater: { view, _, value in assign(value, to: sendable, of: view) },
      fileID: fileID, line: line
    ) { view, value in
      assign(value, to: sendable, of: view)
    }
  }

  @MainActor private static func assign<Value>(
    _ value: Value, to path: SendableKeyPath, of view: View
  ) {
    // Proof: the path was made for exactly these types, in `set`.
    let typed = unsafeDowncast(path.keyPath, to: ReferenceWritableKeyPath<View, Value>.self)
    view[keyPath: typed] = value
  }

  /// Returns a key path of main-actor properties, on any thread.
  private static func withoutIsolation<Path: AnyKeyPath>(
    _ keyPath: @MainActor @Sendable () -> Path
  ) -> Path {
    // Proof: a key path literal reads no state; the isolation only permits naming properties of the
    // main actor.
    withoutActuallyEscaping(keyPath) { unsafeBitCast($0, to: (() -> Path).self)() }
  }
}

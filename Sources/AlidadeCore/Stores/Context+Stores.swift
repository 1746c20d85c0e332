extension Context {
  /// Returns part of a store's state, and rebuilds the component when that part changes.
  ///
  /// ```swift
  /// let name = context.read(store, \.user.name)
  /// let unread = context.read(store) { $0.messages.count { !$0.isRead } }
  /// ```
  ///
  /// A component that reads a part in its body is rebuilt when the value of the part changes,
  /// whichever thread changes the store; other changes don't rebuild it. All components of a
  /// generation see the same state of a store. Closures that create content during a build, such as
  /// those of a `LayoutReader`, count as part of a body; the closures that create rows of a list
  /// don't, so read in the body of a row's component instead.
  ///
  /// Outside a body, such as in an action, this method returns the part of the current state. It
  /// can be called on any thread.
  ///
  /// - Parameters:
  ///   - store: the store.
  ///   - part: computes the part; called on any thread, for each change of the store. It must
  ///     depend only on its argument, and must not change the store.
  public func read<Model: Sendable, Value: Equatable & Sendable>(
    _ store: Store<Model>, _ part: @escaping @Sendable (Model) -> Value
  ) -> Value {
    guard let reader = reference.reader, let stores = reader.storesInBody else {
      return part(store.state)
    }
    let value = part(stores.state(of: store))
    reader.note(StoreRead(store, part, value))
    return value
  }

  /// Returns a binding to part of a store, for a control or a text field.
  ///
  /// This method reads the part, as ``read(_:_:)`` does. Changes are applied as with
  /// ``Store/update(priority:animation:completion:_:)``: they become visible in the next frame, or
  /// immediately if a control or a text field makes them.
  ///
  /// - Parameters:
  ///   - store: the store.
  ///   - part: the key path from the state to the part, such as `\.name`.
  public func binding<Model: Sendable, Value: Equatable & Sendable>(
    _ store: Store<Model>, _ part: WritableKeyPath<Model, Value> & Sendable
  ) -> Binding<Value> {
    Binding(updating: read(store) { $0[keyPath: part] }) { change in
      store.update { change(&$0[keyPath: part]) }
    }
  }
}

extension ScopeReference {
  /// The reference of the running body, or of the running closure that creates content during a
  /// build.
  fileprivate var reader: ScopeReference? {
    if storesInBody != nil { return self }
    return scope.flatMap { DeferredReading.active(around: $0) }
  }
}

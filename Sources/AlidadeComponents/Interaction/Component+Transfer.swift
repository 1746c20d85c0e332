import AlidadeCore
import AlidadeRender

// Values that are copied, pasted, dragged and dropped.
extension Component {
  /// Handles ``Command/copy`` with a value while the keyboard focus is in the component.
  ///
  /// The value is encoded when a program requests it, on another thread.
  public func copyable(_ value: some Transferable) -> some Component {
    copyable(TransferContent(value))
  }

  /// Handles ``Command/paste`` while the keyboard focus is in the component, and the clipboard has
  /// a value of the given type.
  ///
  /// The value is decoded on another thread. A value that can't be decoded is reported.
  ///
  /// - Parameters:
  ///   - type: the type of the value; content of none of its ``Transferable/importedTypes`` is left
  ///     to the enclosing components.
  ///   - action: called on the main thread with the value.
  public func onPaste<Value: Transferable>(
    of type: Value.Type, perform action: @escaping @MainActor @Sendable (Value) -> Void
  ) -> some Component {
    onPaste(of: .value(type)) { content in
      if let value = content.value(as: type) { action(value) }
    }
  }

  /// Enables the user to drag a value from the component, even to other programs.
  ///
  /// The value is encoded when it is dropped, on another thread.
  public func draggable(_ value: some Transferable) -> Interactive {
    draggable(TransferContent(value))
  }

  /// Enables the user to drop a value onto the component, even from other programs.
  ///
  /// The value is decoded on another thread. A value that can't be decoded is reported.
  ///
  /// ```swift
  /// Column { … }
  ///   .dropTarget(for: Contact.self) { event in
  ///     if case .dropped(let contact, _) = event { add(contact) }
  ///   }
  /// ```
  ///
  /// For several types, or a type and text, use ``dropTarget(for:perform:)`` with an array such as
  /// `[.value(Contact.self), .text]`.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - action: called on the main thread when a value enters the component, moves over it, leaves
  ///     it, or is dropped.
  public func dropTarget<Value: Transferable>(
    for type: Value.Type,
    perform action: @escaping @MainActor @Sendable (ValueDropEvent<Value>) -> Void
  ) -> Interactive {
    dropTarget(for: .value(type)) { event in
      switch event {
      case .entered: action(.entered)
      case .moved(let place): action(.moved(place))
      case .exited: action(.exited)
      case .dropped(let content, let place):
        if let value = content.value(as: type) { action(.dropped(value, place)) }
      }
    }
  }
}

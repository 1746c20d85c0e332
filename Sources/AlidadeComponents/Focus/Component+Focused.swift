import AlidadeCore

extension Component {
  /// Connects whether the keyboard focus is in the component with the state of the program.
  ///
  /// ```swift
  /// TextField("Name", text: context.state.name, onChange: rename)
  ///   .focused(context.state.focus, equals: .name) { focus in
  ///     context.update { $0.focus = focus }
  ///   }
  /// ```
  ///
  /// When the state comes to name this part, the first thing in the component that takes the focus
  /// gets it, after it was mounted; when it names this part no longer, the focus is given up. When
  /// the user moves the focus into the component or out of it, `onChange` is told. A part that goes
  /// out of sight keeps its place in the state, and takes the focus again when it comes back unless
  /// something else has it by then.
  ///
  /// The component is put into a view of its own.
  ///
  /// - Parameters:
  ///   - focus: which part has the focus.
  ///   - field: which part this is.
  ///   - onChange: told the new state when the user moved the focus; on the main thread.
  public func focused<Field: Hashable & Sendable>(
    _ focus: FocusState<Field>, equals field: Field,
    onChange: @escaping @MainActor @Sendable (FocusState<Field>) -> Void
  ) -> Focused {
    Focused(
      self, isFocused: focus.field == field, request: focus.request,
      onChange: Action { isFocused in onChange(focus.moved(to: isFocused ? field : nil)) })
  }

  /// Connects whether the keyboard focus is in the component with the state of the program.
  ///
  /// - Parameters:
  ///   - isFocused: whether the focus is to be in the component.
  ///   - onChange: told when the user moved the focus into it or out of it; on the main thread.
  public func focused(
    _ isFocused: Bool, onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> Focused {
    Focused(self, isFocused: isFocused, request: 0, onChange: Action(onChange))
  }
}

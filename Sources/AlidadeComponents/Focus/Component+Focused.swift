import AlidadeCore

extension Component {
  /// Binds the keyboard focus of the component to state.
  ///
  /// ```swift
  /// TextField("Name", text: context.state.name, onChange: rename)
  ///   .focused(context.state.focus, equals: .name) { focus in
  ///     context.update { $0.focus = focus }
  ///   }
  /// ```
  ///
  /// When `focus` changes to `field`, the first focusable view in the component gets the focus
  /// after it is mounted. When `focus` changes to another field, the component gives up the focus.
  /// When the user moves the focus into or out of the component, `onChange` is called. A field that
  /// scrolls out of view stays in the state. When it is mounted again, it regains the focus, unless
  /// another view has it.
  ///
  /// The component gets its own view.
  ///
  /// - Parameters:
  ///   - focus: the state that identifies the focused field.
  ///   - field: the field that this component represents.
  ///   - onChange: called on the main thread with the new state after the user moves the focus.
  public func focused<Field: Hashable & Sendable>(
    _ focus: FocusState<Field>, equals field: Field,
    onChange: @escaping @MainActor @Sendable (FocusState<Field>) -> Void
  ) -> Focused {
    Focused(
      self, isFocused: focus.field == field, request: focus.request,
      onChange: Action { isFocused in onChange(focus.moved(to: isFocused ? field : nil)) })
  }

  /// Binds the keyboard focus of the component to state.
  ///
  /// - Parameters:
  ///   - isFocused: `true` if the component should have the focus.
  ///   - onChange: called on the main thread after the user moves the focus into or out of the
  ///     component.
  public func focused(
    _ isFocused: Bool, onChange: @escaping @MainActor @Sendable (Bool) -> Void
  ) -> Focused {
    Focused(self, isFocused: isFocused, request: 0, onChange: Action(onChange))
  }

  /// Gives the keyboard focus to the component when it first appears, such as when its window
  /// opens.
  ///
  /// ```swift
  /// TextField("Search", text: context.binding(\.term))
  ///   .defaultFocus()
  /// ```
  ///
  /// The first focusable view in the component gets the focus. After that, the user controls the
  /// focus: the component doesn't take it back, even when it scrolls into view again. If several
  /// such components appear at the same time, the last one has the focus. To move the focus at any
  /// other time, use ``focused(_:equals:onChange:)``.
  ///
  /// The component gets its own view.
  public func defaultFocus() -> Focused {
    Focused(self, isFocused: true, request: 0, onChange: nil)
  }
}

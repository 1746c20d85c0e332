extension Component {
  /// Performs an action for each element of an asynchronous sequence, beginning when the component
  /// first appears; the iteration begins again when `id` changes.
  ///
  /// ```swift
  /// struct Clock: Component {
  ///   let ticks: Ticks
  ///   func initialState() -> String { "" }
  ///   func body(_ context: Context<String>) -> some Component {
  ///     Text(context.state).onReceive(ticks.values) { time in context.update { $0 = time } }
  ///   }
  /// }
  /// ```
  ///
  /// The iteration is canceled when the component is removed, and no action is performed afterward.
  /// It continues while the component is merely scrolled out of view. An error that the sequence
  /// throws ends the iteration, and is reported (see ``Diagnostics``).
  ///
  /// To observe a part of an `@Observable` model, use the sequence `Observations { model.title }`.
  /// Create it where the model is accessible, such as on the main actor, and pass it to the
  /// component.
  ///
  /// - Parameters:
  ///   - sequence: the sequence; only that of the generation in which the iteration begins is used,
  ///     off the main thread.
  ///   - id: the subject of the iteration, such as the properties that the sequence depends on;
  ///     without one, there is a single iteration.
  ///   - action: called on the main thread; the closure of the newest generation runs. The
  ///     iteration waits for it.
  public func onReceive<Elements: AsyncSequence & Sendable, ID: Equatable & Sendable>(
    _ sequence: Elements, id: ID = 0,
    perform action: @escaping @MainActor @Sendable (Elements.Element) -> Void
  ) -> some Component where Elements.Element: Sendable {
    TaskEffect(id: id, action: Action(action), content: AnyComponent(self)) { send in
      await Iteration.run(sequence) { element in
        await send(element)
        return true
      }
    }
  }
}

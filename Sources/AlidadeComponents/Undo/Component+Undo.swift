import AlidadeCore
import AlidadeRender

extension Command {
  /// Undoes the last change.
  public static let undo = Command(
    standard: "Undo", id: "alidade.undo", icon: "edit-undo-symbolic", shortcut: .undo,
    category: "Editing")
  /// Redoes the most recently undone change.
  public static let redo = Command(
    standard: "Redo", id: "alidade.redo", icon: "edit-redo-symbolic", shortcut: .redo,
    category: "Editing")
}

/// A component that undoes and redoes changes while it has the focus.
private struct Undoable: ModifierComponent, Equatable {
  let history: UndoHistory
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    let names = context.read(history.names) { $0 }
    let around = context.environment(UndoHistoriesKey.self)
    content
      .environment(UndoHistoriesKey.self, around + [history])
      .onCommand(
        .undo, title: names.undo.map { context.standardText("Undo \($0)") },
        isEnabled: names.undo != nil
      ) { history.undo() }
      .onCommand(
        .redo, title: names.redo.map { context.standardText("Redo \($0)") },
        isEnabled: names.redo != nil
      ) { history.redo() }
  }
}

/// The environment key of the histories of the enclosing components, the innermost last.
enum UndoHistoriesKey: EnvironmentKey {
  static let defaultValue: [UndoHistory] = []
}

extension Component {
  /// Handles ``Command/undo`` and ``Command/redo`` with a history.
  ///
  /// The titles of the commands include the names of the changes, such as "Undo Delete Note". The
  /// history also undoes the edits in text fields that it records; any other text field that
  /// has the focus undoes its own edits first. When a text field in the component loses the focus
  /// or its text is submitted, later edits are undone separately.
  public func undoable(_ history: UndoHistory) -> some Component {
    Undoable(history: history, content: AnyComponent(self))
  }
}

extension Context {
  /// Returns a binding to part of a store, for a control or a text field, whose changes can be
  /// undone.
  ///
  /// A text field inside ``Component/undoable(_:)`` with the same history keeps no changes of its
  /// own.
  ///
  /// Consecutive changes to the same part, such as the letters that the user types, are undone
  /// together, until there is a pause of more than two seconds.
  ///
  /// - Parameters:
  ///   - store: the store.
  ///   - part: the key path from the state to the part, such as `\.name`.
  ///   - history: the history that records the changes.
  ///   - name: the name of the change for the user, such as "Rename".
  public func binding<Model: Sendable, Value: Equatable & Sendable>(
    _ store: Store<Model>, _ part: WritableKeyPath<Model, Value> & Sendable,
    undo history: UndoHistory,
    name: String
  ) -> Binding<Value> {
    var binding = Binding(updating: read(store) { $0[keyPath: part] }) { [self] change in
      history.change(part, of: store, name, at: frameTime, change)
    }
    binding.history = ObjectIdentifier(history)
    return binding
  }

  /// The frame time of the hosting view; `nil` without one.
  @MainActor private var frameTime: Duration? {
    environment(PopoverPresenterKey.self).presenter?.scheduler.frameTime
  }
}

#if GTK
import AlidadeRender
import CGTK

// The commands of the Edit menu.
extension GTKTextInputView {
  /// The commands that the user can perform now.
  public final var editingCommands: EditingCommands {
    isEnabled ? session.editingCommands(isEditable: isEditable, canPaste: canPaste) : []
  }

  /// The handler that is called when ``editingCommands`` may have changed.
  public final var editingCommandsHandler: EventHandler<Void>? {
    get { session.commandsHandler }
    set { session.commandsHandler = newValue }
  }

  /// A Boolean value that is `false` if the program undoes changes to the text.
  public final var undoesChanges: Bool {
    get { session.undoesChanges }
    set { session.undoesChanges = newValue }
  }

  private var canPaste: Bool { ClipboardChanges.hasContent(of: .text, in: widget) }

  /// Performs a command.
  ///
  /// - Returns: `false` if the user can't perform it.
  @discardableResult
  public final func perform(_ command: EditingCommands) -> Bool {
    guard editingCommands.contains(command) else { return false }
    switch command {
    case .undo: return undo()
    case .redo: return redo()
    case .cut: emit("cut-clipboard")
    case .copy: emit("copy-clipboard")
    case .paste: emit("paste-clipboard")
    case .delete: deleteSelection()
    case .selectAll: widgetSelection = TextSelection(anchor: 0, caret: widgetCount)
    default: return false
    }
    return true
  }

  /// Emits a signal that GTK binds to a key.
  ///
  /// GTK also has actions for this, but updates whether they are enabled only when it opens a menu.
  private func emit(_ signal: String) {
    let object = UnsafeMutableRawPointer(commandWidget)
    let type =
      object.isInstance(of: gtk_text_get_type()) ? gtk_text_get_type() : gtk_text_view_get_type()
    var instance = GValue()
    g_value_init(&instance, type)
    defer { g_value_unset(&instance) }
    g_value_set_object(&instance, object)
    g_signal_emitv(&instance, g_signal_lookup(signal, type), 0, nil)
  }

  /// Performs the shortcuts of the window with keys for commands that the view can't perform,
  /// because GTK's widgets use these keys even if they have no effect.
  ///
  /// This doesn't apply to the keys for cutting: a user who presses them in a field means its text,
  /// and must not lose anything else.
  func addCommandKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, !isComposing, let combination = KeyCombination(keyPressed: arguments),
        let command = EditingCommands(combination), command != .cut,
        !editingCommands.contains(command),
        let root = gtk_widget_get_root(widget)
      else { return .bool(false) }
      let window = UnsafeMutableRawPointer(root).widget
      // The program may use another key for the command, such as Control-Y, for something of its
      // own.
      return .bool(
        InputControllers.perform(combination, inside: window)
          || command.key.map { InputControllers.perform($0, inside: window) } ?? false)
    }
    gtk_widget_add_controller(widget, keys)
  }
}

extension GTKTextInputView: ClipboardObserver {
  /// Updates ``editingCommands``.
  public final func clipboardDidChange() { session.commandsDidChange() }
}
#endif

#if GTK
import AlidadeRender
import CGTK

/// A single-line text field: a `GtkEntry`, a `GtkSearchEntry` or a `GtkPasswordEntry`.
public final class GTKTextFieldView: GTKTextInputView {
  var isTruncating = false
  /// A Boolean value that is `true` while text is being inserted; afterward, the widget moves the
  /// caret.
  var isInserting = false
  /// A Boolean value that is `true` if the selected text was deleted, perhaps to be replaced by
  /// typed text.
  var hasDeletedSelection = false

  /// Creates a field of a kind; a multiline kind counts as a single line.
  public init(kind: TextInputKind) {
    GTKToolkit.start()
    let content: UnsafeMutablePointer<GtkWidget> =
      switch kind {
      case .singleLine, .multiLine: gtk_entry_new()
      case .search: gtk_search_entry_new()
      case .secure: gtk_password_entry_new()
      }
    super.init(kind: kind, content: content)
    if kind == .secure { ObjectProperty.set("show-peek-icon", to: .bool(true), of: content.object) }
    if kind == .search { disableSearchKeys() }
    gtk_editable_set_enable_undo(editable, 0)
    replaceHistory(of: UnsafeMutableRawPointer(editable).widget)
    connectSignals()
  }

  /// Creates a field for a single line.
  public required convenience init() {
    self.init(kind: .singleLine)
  }

  /// Disables the keys that `GtkSearchEntry` uses for its signals: Escape, Control-G and
  /// Control-Shift-G.
  ///
  /// GTK considers these keys handled even though nothing is connected to the signals. Otherwise,
  /// Escape wouldn't close the popover or the dialog with the field, and the keys couldn't be the
  /// shortcuts of commands.
  private func disableSearchKeys() {
    guard let controllers = gtk_widget_observe_controllers(content) else { return }
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      guard let controller = g_list_model_get_item(controllers, index) else { continue }
      if controller.isInstance(of: gtk_shortcut_controller_get_type()) {
        gtk_event_controller_set_propagation_phase(OpaquePointer(controller), GTK_PHASE_NONE)
      }
      g_object_unref(controller)
    }
  }

  /// The `GtkText` inside the widget, which is also a `GtkEditable`.
  var editable: OpaquePointer {
    gtk_editable_get_delegate(OpaquePointer(content)) ?? OpaquePointer(content)
  }

  // MARK: The widget

  /// The text of the widget.
  public override var widgetText: String {
    gtk_editable_get_text(editable).map { String(cString: $0) } ?? ""
  }

  /// The number of scalars in the text of the widget.
  public override var widgetCount: Int {
    Int(gtk_text_get_text_length(UnsafeMutablePointer<GtkText>(editable)))
  }

  /// The maximum number of bytes in a `GtkEntryBuffer`, which silently discards the rest.
  public override var widgetCapacity: Int? { 65_534 }

  /// The selection in the widget.
  public override var widgetSelection: TextSelection {
    get {
      let caret = Int(gtk_editable_get_position(editable))
      var start: Int32 = 0
      var end: Int32 = 0
      guard gtk_editable_get_selection_bounds(editable, &start, &end) != 0 else {
        return TextSelection(caret: caret)
      }
      return TextSelection(anchor: Int(start) == caret ? Int(end) : Int(start), caret: caret)
    }
    // Selecting the same text again would end a composition.
    set {
      guard newValue != widgetSelection else { return }
      gtk_editable_select_region(editable, Int32(newValue.anchor), Int32(newValue.caret))
    }
  }

  /// Replaces the part of the text that differs.
  public override func replace(_ change: TextReplacement) {
    let (start, end) = (Int32(change.range.lowerBound), Int32(change.range.upperBound))
    if start < end { gtk_editable_delete_text(editable, start, end) }
    if change.insertedCount > 0 {
      var position = start
      gtk_editable_insert_text(editable, change.replacement, -1, &position)
    }
  }

  override func placeholderDidChange() {
    gtk_text_set_placeholder_text(
      UnsafeMutablePointer<GtkText>(editable), placeholder.isEmpty ? nil : placeholder)
  }

  override func isEditableDidChange() {
    gtk_editable_set_editable(editable, isEditable && session.holdsAllText ? 1 : 0)
  }

  override func purposeDidChange() {
    gtk_text_set_input_purpose(
      UnsafeMutablePointer<GtkText>(editable), purpose.gtkPurpose(isSecure: kind == .secure))
  }

  /// Ends a composition by selecting the same text again.
  override func resetInputMethod() {
    let selection = widgetSelection
    gtk_editable_select_region(editable, Int32(selection.anchor), Int32(selection.caret))
  }

  override var commandWidget: UnsafeMutablePointer<GtkWidget> {
    UnsafeMutableRawPointer(editable).widget
  }

  override func deleteSelection() { gtk_editable_delete_selection(editable) }

  override func insertAtCaret(_ text: String) {
    gtk_editable_delete_selection(editable)
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  // The minimum width of an entry doesn't include its icons.
  override var minimumAllocation: Int32 { kind == .singleLine ? 0 : 80 }

  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { content }

  // MARK: Signals

  private func connectSignals() {
    let text = UnsafeMutableRawPointer(editable)
    connect(text, "changed") { [weak self] _ in
      self?.widgetDidChange()
      return .none
    }
    for property in ["cursor-position", "selection-bound"] {
      connect(text, "notify::\(property)") { [weak self] _ in
        // If an insertion moves the caret, the caret is sent with the text.
        if let self, !isInserting { session.selectionDidChange() }
        return .none
      }
    }
    connect(text, "preedit-changed") { [weak self] arguments in
      self?.compositionDidChange(arguments.first?.stringValue ?? "")
      return .none
    }
    connect(text, "activate") { [weak self] _ in
      self?.submitHandler?.send()
      return .none
    }
    connectEdits(text)
  }
}
#endif

#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// A line of text to type in: a `GtkEntry`, a `GtkSearchEntry` or a `GtkPasswordEntry`.
public final class GTKTextFieldView: GTKTextInputView {
  var isTruncating = false
  /// Whether text is being inserted, after which the widget moves the caret.
  var isInserting = false
  /// Whether what was selected has been deleted, perhaps to make room for what is typed.
  var hasDeletedSelection = false

  /// Makes a view of a kind; several lines count as one.
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
    gtk_editable_set_enable_undo(editable, 0)
    replaceHistory(of: UnsafeMutableRawPointer(editable).widget)
    connectSignals()
  }

  /// Makes a view for one line.
  public required convenience init() {
    self.init(kind: .singleLine)
  }

  /// The `GtkText` inside, as an object of that type and of `GtkEditable`.
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

  /// The number of bytes that a `GtkEntryBuffer` holds; it cuts off the rest without a word.
  public override var widgetCapacity: Int? { 65_534 }

  /// What is selected in the widget.
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
    // To select what is selected would end a composition.
    set {
      guard newValue != widgetSelection else { return }
      gtk_editable_select_region(editable, Int32(newValue.anchor), Int32(newValue.caret))
    }
  }

  /// Changes what differs.
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
    gtk_editable_set_editable(editable, isEditable && session.isWhole ? 1 : 0)
  }

  override func purposeDidChange() {
    gtk_text_set_input_purpose(
      UnsafeMutablePointer<GtkText>(editable), purpose.gtkPurpose(isSecure: kind == .secure))
  }

  /// To select anything, even what is selected, ends a composition.
  override func resetInputMethod() {
    let selection = widgetSelection
    gtk_editable_select_region(editable, Int32(selection.anchor), Int32(selection.caret))
  }

  override func insertAtCaret(_ text: String) {
    gtk_editable_delete_selection(editable)
    var position = gtk_editable_get_position(editable)
    gtk_editable_insert_text(editable, text, -1, &position)
    gtk_editable_set_position(editable, position)
  }

  // Entries with icons forget them when they say how wide they must be.
  override var leastAllocation: Int32 { kind == .singleLine ? 0 : 80 }

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
        // Where the caret comes to by an insertion is told with the text.
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

#if GTK
import AlidadeLayout
import AlidadeRender
import CGTK

/// An editor for several lines of text: a `GtkTextView` that scrolls if its text doesn't fit.
public final class GTKTextEditorView: GTKTextInputView {
  /// The distance from the frame to the text, in points.
  static let margin = EdgeInsets(horizontal: 8, vertical: 6)

  private let textView: UnsafeMutablePointer<GtkWidget>
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>
  private var userActions = 0
  private var isTruncating = false
  /// A Boolean value that is `true` if the selected text was deleted, perhaps to be replaced by
  /// typed text.
  private var hasDeletedSelection = false
  private var placeholderNode: OpaquePointer?
  private var placeholderKey: PlaceholderKey?

  /// The inputs of a painted placeholder.
  private struct PlaceholderKey: Equatable {
    let text: String
    let style: TextStyle
    let width: Double
    let appearance: Appearance
    let revision: Int
  }

  /// Creates an empty editor.
  public required init() {
    GTKToolkit.start()
    let (window, view) = GTKTextEditorView.makeWidgets()
    textView = view
    buffer = gtk_text_view_get_buffer(view.textView)
    super.init(kind: .multiLine, content: window)
    gtk_text_buffer_set_enable_undo(buffer, 0)
    replaceHistory(of: textView)
    connectSignals()
    addSubmitController()
  }

  isolated deinit {
    if let placeholderNode { gsk_render_node_unref(placeholderNode) }
  }

  /// Creates a scrolled window and the text widget in it.
  static func makeWidgets() -> (
    window: UnsafeMutablePointer<GtkWidget>, view: UnsafeMutablePointer<GtkWidget>
  ) {
    let window: UnsafeMutablePointer<GtkWidget> = gtk_scrolled_window_new()
    let scrolled = OpaquePointer(window)
    gtk_scrolled_window_set_has_frame(scrolled, 1)
    gtk_scrolled_window_set_policy(scrolled, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    let view: UnsafeMutablePointer<GtkWidget> = gtk_text_view_new()
    gtk_text_view_set_wrap_mode(view.textView, GTK_WRAP_WORD_CHAR)
    gtk_text_view_set_accepts_tab(view.textView, 0)
    gtk_text_view_set_left_margin(view.textView, Int32(margin.start))
    gtk_text_view_set_right_margin(view.textView, Int32(margin.end))
    gtk_text_view_set_top_margin(view.textView, Int32(margin.top))
    gtk_text_view_set_bottom_margin(view.textView, Int32(margin.bottom))
    gtk_scrolled_window_set_child(scrolled, view)
    return (window, view)
  }

  /// The `GtkTextView`.
  public override var textWidget: UnsafeMutablePointer<GtkWidget> {
    gtk_scrolled_window_get_child(OpaquePointer(content)) ?? content
  }

  // MARK: The widget

  /// The text of the widget.
  public override var widgetText: String {
    var (start, end) = (GtkTextIter(), GtkTextIter())
    gtk_text_buffer_get_bounds(buffer, &start, &end)
    guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 1) else { return "" }
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The number of scalars in the text of the widget.
  public override var widgetCount: Int { Int(gtk_text_buffer_get_char_count(buffer)) }

  /// The selection in the widget.
  public override var widgetSelection: TextSelection {
    get {
      TextSelection(
        anchor: place(of: gtk_text_buffer_get_selection_bound(buffer)),
        caret: place(of: gtk_text_buffer_get_insert(buffer)))
    }
    set {
      guard newValue != widgetSelection else { return }
      var (caret, anchor) = (iterator(at: newValue.caret), iterator(at: newValue.anchor))
      gtk_text_buffer_select_range(buffer, &caret, &anchor)
    }
  }

  /// Replaces the part of the text that differs.
  public override func replace(_ change: TextReplacement) {
    var start = iterator(at: change.range.lowerBound)
    if !change.range.isEmpty {
      var end = iterator(at: change.range.upperBound)
      gtk_text_buffer_delete(buffer, &start, &end)
    }
    if change.insertedCount > 0 { gtk_text_buffer_insert(buffer, &start, change.replacement, -1) }
  }

  override func placeholderDidChange() { setNeedsDisplay() }

  override func isEditableDidChange() {
    gtk_text_view_set_editable(textView.textView, isEditable && session.holdsAllText ? 1 : 0)
  }

  override func purposeDidChange() {
    gtk_text_view_set_input_purpose(textView.textView, purpose.gtkPurpose(isSecure: false))
  }

  override func resetInputMethod() { gtk_text_view_reset_im_context(textView.textView) }

  override var commandWidget: UnsafeMutablePointer<GtkWidget> { textView }

  override func deleteSelection() {
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_end_user_action(buffer)
  }

  override func insertAtCaret(_ text: String) {
    gtk_text_buffer_begin_user_action(buffer)
    gtk_text_buffer_delete_selection(buffer, 1, 1)
    gtk_text_buffer_insert_interactive_at_cursor(buffer, text, -1, 1)
    gtk_text_buffer_end_user_action(buffer)
  }

  override func forgetLastUse() {
    resetInputMethod()
    let adjustment = gtk_scrolled_window_get_vadjustment(OpaquePointer(content))
    gtk_adjustment_set_value(adjustment, 0)
  }

  private func place(of mark: UnsafeMutablePointer<GtkTextMark>?) -> Int {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_mark(buffer, &iterator, mark)
    return Int(gtk_text_iter_get_offset(&iterator))
  }

  private func iterator(at place: Int) -> GtkTextIter {
    var iterator = GtkTextIter()
    gtk_text_buffer_get_iter_at_offset(buffer, &iterator, Int32(place))
    return iterator
  }

  // MARK: Size

  /// The minimum height of the widget with a scroll bar.
  private var heightWithBar: Int32 = 0
  /// A Boolean value that is `true` if the text scrolls without a bar.
  private var isBarless = false

  /// Hides the scroll bar if the widget isn't tall enough for one.
  ///
  /// The bar would make the widget taller than the view, which would clip the widget's lower
  /// border.
  override func didAllocate(width: Int32, height: Int32) {
    if !isBarless {
      gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, -1, &heightWithBar, nil, nil, nil)
    }
    let isTooLow = height < heightWithBar
    if isTooLow != isBarless {
      isBarless = isTooLow
      gtk_scrolled_window_set_policy(
        OpaquePointer(content), GTK_POLICY_NEVER,
        isTooLow ? GTK_POLICY_EXTERNAL : GTK_POLICY_AUTOMATIC)
    }
    super.didAllocate(width: width, height: height)
  }

  // MARK: Painting

  /// Paints the placeholder, which `GtkTextView` doesn't support, and a focus ring.
  public override func drawForeground(in snapshot: OpaquePointer, size: Size) {
    if !placeholder.isEmpty, !isComposing, gtk_text_buffer_get_char_count(buffer) == 0 {
      drawPlaceholder(in: snapshot, width: size.width)
    }
    guard gtk_widget_has_focus(textView) != 0 else { return }
    let color = GdkRGBA(Color.accent.opacity(0.5), in: GTKAppearance.current)
    snapshot.appendBorder(color, width: 2, inside: outline)
  }

  private func drawPlaceholder(in snapshot: OpaquePointer, width: Double) {
    let insets = GTKContentMeasurer.shared.textInputMetrics(of: .multiLine).insets
    let key = PlaceholderKey(
      text: placeholder, style: textStyle, width: max(0, width - insets.start - insets.end),
      appearance: GTKAppearance.current, revision: GTKContentMeasurer.shared.revision)
    if key != placeholderKey {
      if let placeholderNode { gsk_render_node_unref(placeholderNode) }
      var style = textStyle
      style.color = .secondaryText
      let layout = GTKContentMeasurer.shared.layout(
        TextContent(runs: [TextRun(placeholder, style: style)]), width: key.width)
      placeholderNode = TextRenderer.shared.node(for: layout, width: key.width, key.appearance)
      placeholderKey = key
    }
    guard let placeholderNode else { return }
    var origin = graphene_point_t(x: Float(insets.start), y: Float(insets.top))
    gtk_snapshot_save(snapshot)
    gtk_snapshot_translate(snapshot, &origin)
    gtk_snapshot_append_node(snapshot, placeholderNode)
    gtk_snapshot_restore(snapshot)
  }

  // MARK: Signals

  private func connectSignals() {
    let raw = UnsafeMutableRawPointer(buffer)
    on(raw, "begin-user-action") { $0.userActions += 1 }
    // During a user action, iterators are in use, and another change would invalidate them.
    on(raw, "end-user-action") { view in
      view.userActions -= 1
      view.userActionDidEnd()
    }
    on(raw, "changed") { view in
      view.setNeedsDisplay()
      if view.userActions == 0, !view.session.isChanging {
        view.later { [weak view] in view?.textDidChange() }
      }
    }
    on(raw, "notify::cursor-position") { $0.selectionDidChange() }
    on(raw, "notify::has-selection") { $0.selectionDidChange() }
    connect(UnsafeMutableRawPointer(textView), "preedit-changed") { [weak self] arguments in
      self?.compositionDidChange(arguments.first?.stringValue ?? "")
      self?.setNeedsDisplay()
      return .none
    }
    connectEdits(raw)
  }

  private func on(
    _ object: UnsafeMutableRawPointer, _ signal: String,
    _ body: @escaping @MainActor (GTKTextEditorView) -> Void
  ) {
    connect(object, signal) { [weak self] _ in
      if let self { body(self) }
      return .none
    }
  }

  private func userActionDidEnd() {
    guard hasDeletedSelection, userActions == 0 else { return textDidChange() }
    hasDeletedSelection = false
    // Typing over a selection is a single change, although the widget makes two. If nothing is
    // inserted, the deletion is the whole change, and is sent before anything else happens.
    MainLoopTurns.add(priority: G_PRIORITY_HIGH) { [weak self] in self?.textDidChange() }
  }

  private func textDidChange() {
    guard userActions == 0 else { return }
    session.textDidChange()
    session.selectionDidChange()
  }

  private func selectionDidChange() {
    guard userActions == 0 else { return }
    session.selectionDidChange()
  }

  private typealias Insertion =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, Int32,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Deletion =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<GtkTextIter>?,
      UnsafeMutablePointer<GtkTextIter>?, UnsafeMutableRawPointer?
    ) -> Void

  /// Observes the buffer before it changes.
  private func connectEdits(_ raw: UnsafeMutableRawPointer) {
    let insertion: Insertion = { _, iterator, inserted, length, owner in
      guard let iterator, let inserted else { return }
      // Proof: GTK calls on the main thread, and the pointers don't leave this call.
      nonisolated(unsafe) let (iterator_, inserted_) = (iterator, inserted)
      GTKTextEditorView.with(owner) {
        $0.willInsert(inserted_, length: Int(length), at: iterator_)
      }
    }
    let deletion: Deletion = { _, start, end, owner in
      guard let start, let end else { return }
      let (first, last) = (gtk_text_iter_get_offset(start), gtk_text_iter_get_offset(end))
      GTKTextEditorView.with(owner) { $0.willDelete(Int(min(first, last))..<Int(max(first, last))) }
    }
    // The view outlives the widget that sends the signals. Proof: GObject calls each function with
    // the arguments of its signal, which match those of the function.
    g_signal_connect_data(
      raw, "insert-text", unsafeBitCast(insertion, to: GCallback.self), widget, nil,
      GConnectFlags(0))
    // Proof: as above.
    g_signal_connect_data(
      raw, "delete-range", unsafeBitCast(deletion, to: GCallback.self), widget, nil,
      GConnectFlags(0))
  }

  private static func with(
    _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (GTKTextEditorView) -> Void
  ) {
    guard let owner else { return }
    // Proof: as above.
    nonisolated(unsafe) let widget = owner.assumingMemoryBound(to: GtkWidget.self)
    onMainThread {
      if let view = ViewWidgetType.view(of: widget) as? GTKTextEditorView { body(view) }
    }
  }

  private func willDelete(_ range: Range<Int>) {
    if gtk_text_buffer_get_has_selection(buffer) != 0 { hasDeletedSelection = true }
    session.didReplace(range, with: "")
  }

  /// Inserts a shorter text if the whole text would be too long.
  private func willInsert(
    _ inserted: UnsafePointer<CChar>, length: Int, at iterator: UnsafeMutablePointer<GtkTextIter>
  ) {
    hasDeletedSelection = false
    if session.isChanging { return }
    let text = String(inserted, length: length)
    let acceptedInput =
      isTruncating || maximumLength == nil
      ? text : session.acceptedInput(text, replacing: 0..<0, maximumLength: maximumLength) ?? ""
    if acceptedInput.utf8.count == text.utf8.count {
      let place = Int(gtk_text_iter_get_offset(iterator))
      return session.didReplace(place..<place, with: text)
    }
    g_signal_stop_emission_by_name(UnsafeMutableRawPointer(buffer), "insert-text")
    if acceptedInput.isEmpty { return }
    isTruncating = true
    gtk_text_buffer_insert(buffer, iterator, acceptedInput, -1)
    isTruncating = false
  }

  /// Adds the key that submits the text, because `GtkTextView` would insert a line break.
  private func addSubmitController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let submitKey, submitHandler?.action != nil,
        let combination = KeyCombination(keyPressed: arguments),
        submitKey.isPressed(by: combination)
      else { return .bool(false) }
      // During a composition, keys go to the input method.
      if isComposing { return .bool(false) }
      submitHandler?.send()
      return .bool(true)
    }
    gtk_widget_add_controller(widget, keys)
  }
}

extension UnsafeMutablePointer where Pointee == GtkWidget {
  /// The widget as a `GtkTextView`.
  var textView: UnsafeMutablePointer<GtkTextView> {
    UnsafeMutableRawPointer(self).assumingMemoryBound(to: GtkTextView.self)
  }
}
#endif

#if GTK
import AlidadeRender
import CGTK

// The user's edits, in the steps in which `GtkText` performs them.
extension GTKTextFieldView {
  private typealias Insertion =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafePointer<CChar>?, Int32, UnsafeMutablePointer<Int32>?,
      UnsafeMutableRawPointer?
    ) -> Void
  private typealias Deletion =
    @convention(c) (UnsafeMutableRawPointer?, Int32, Int32, UnsafeMutableRawPointer?) -> Void

  /// Observes a `GtkText` before and after it changes.
  func connectEdits(_ text: UnsafeMutableRawPointer) {
    let willInsert: Insertion = { _, inserted, length, position, owner in
      guard let inserted, let position else { return }
      // Proof: GTK calls on the main thread, and the pointers don't leave this call.
      nonisolated(unsafe) let (inserted_, position_) = (inserted, position)
      GTKTextFieldView.with(owner) {
        $0.willInsert(inserted_, length: Int(length), at: position_)
      }
    }
    let didInsert: Insertion = { _, inserted, length, position, owner in
      guard let inserted, let position else { return }
      // Proof: as above.
      nonisolated(unsafe) let (inserted_, caret) = (inserted, position)
      GTKTextFieldView.with(owner) { $0.didInsert(inserted_, length: Int(length), caret) }
    }
    let willDelete: Deletion = { _, start, end, owner in
      GTKTextFieldView.with(owner) { $0.willDelete(from: Int(start), to: Int(end)) }
    }
    // Proof: GObject calls each function with the arguments of its signal, which match those of the
    // function.
    connect(text, "insert-text", unsafeBitCast(willInsert, to: GCallback.self))
    connect(text, "insert-text", unsafeBitCast(didInsert, to: GCallback.self), isAfter: true)
    connect(text, "delete-text", unsafeBitCast(willDelete, to: GCallback.self))
  }

  private func connect(
    _ text: UnsafeMutableRawPointer, _ signal: String, _ handler: GCallback, isAfter: Bool = false
  ) {
    let flags = isAfter ? G_CONNECT_AFTER : GConnectFlags(0)
    // The view outlives the widget that sends the signals.
    g_signal_connect_data(text, signal, handler, widget, nil, flags)
  }

  private static func with(
    _ owner: UnsafeMutableRawPointer?, _ body: @MainActor (GTKTextFieldView) -> Void
  ) {
    guard let owner else { return }
    // Proof: as above.
    nonisolated(unsafe) let widget = owner.assumingMemoryBound(to: GtkWidget.self)
    onMainThread {
      if let view = ViewWidgetType.view(of: widget) as? GTKTextFieldView { body(view) }
    }
  }

  func widgetDidChange() {
    if isInserting || session.isChanging { return }
    guard hasDeletedSelection else { return session.textDidChange() }
    // Typing over a selection is a single change, although the widget makes two. If nothing is
    // inserted, the deletion is the whole change, and is sent before anything else happens.
    MainLoopTurns.add(priority: G_PRIORITY_HIGH) { [weak self] in
      self?.hasDeletedSelection = false
      self?.session.textDidChange()
    }
  }

  private func willDelete(from start: Int, to end: Int) {
    if session.isChanging {
      hasDeletedSelection = false
      return
    }
    guard session.holdsAllText else {
      g_signal_stop_emission_by_name(UnsafeMutableRawPointer(editable), "delete-text")
      return
    }
    let range = widgetSelection.range
    let end = end < 0 ? widgetCount : min(end, widgetCount)
    hasDeletedSelection = !range.isEmpty && start == range.lowerBound && end == range.upperBound
    if start < end { session.didReplace(start..<end, with: "") }
  }

  /// Sends an insertion.
  ///
  /// After this method returns, the widget moves the caret to `position`. Therefore, the change is
  /// sent with the caret there, and the resulting caret is stored in `position`.
  private func didInsert(
    _ inserted: UnsafePointer<CChar>, length: Int, _ position: UnsafeMutablePointer<Int32>
  ) {
    isInserting = false
    if session.isChanging { return }
    hasDeletedSelection = false
    let text = String(inserted, length: length)
    let start = max(0, Int(position.pointee) - text.scalarCount)
    session.didReplace(start..<start, with: text)
    gtk_editable_set_position(editable, position.pointee)
    session.textDidChange()
    position.pointee = gtk_editable_get_position(editable)
  }

  /// Inserts a shorter text if the whole text would be too long, and nothing if the widget can't
  /// hold any more.
  private func willInsert(
    _ inserted: UnsafePointer<CChar>, length: Int, at position: UnsafeMutablePointer<Int32>
  ) {
    isInserting = true
    guard !session.isChanging, !isTruncating else { return }
    let text = String(inserted, length: length)
    let acceptedInput = session.acceptedInput(text, replacing: 0..<0, maximumLength: maximumLength)
    if let acceptedInput, acceptedInput.utf8.count == text.utf8.count { return }
    g_signal_stop_emission_by_name(UnsafeMutableRawPointer(editable), "insert-text")
    isInserting = false
    guard let acceptedInput else {
      hasDeletedSelection = false
      session.takeBack()
      position.pointee = gtk_editable_get_position(editable)
      return
    }
    if acceptedInput.isEmpty {
      if hasDeletedSelection { session.textDidChange() }
      hasDeletedSelection = false
      return
    }
    isTruncating = true
    gtk_editable_insert_text(editable, acceptedInput, -1, position)
    isTruncating = false
  }
}

extension String {
  /// Creates a string from a C string of a given length; if the length is negative, the text ends
  /// at its first zero byte.
  init(_ text: UnsafePointer<CChar>, length: Int) {
    if length < 0 {
      self.init(cString: text)
    } else {
      let bytes = UnsafeRawBufferPointer(start: text, count: length)
      self.init(decoding: bytes, as: UTF8.self)
    }
  }
}
#endif

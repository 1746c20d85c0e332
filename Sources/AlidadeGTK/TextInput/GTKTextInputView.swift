#if GTK
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK

/// A view for text input that contains one of GTK's own widgets.
///
/// The widget provides the keyboard, the input method, the clipboard, the context menu and
/// accessibility.
///
/// Subclasses implement the differences between a single line and several.
public class GTKTextInputView: GTKWidgetView, TextInputView, TextInputTarget {
  /// The kind of text input.
  public let kind: TextInputKind

  final lazy var session = TextInputSession(self, keepsHistory: kind != .secure)
  private var historyActions: TextHistoryActions?
  /// The text being composed with an input method, or an empty string.
  final var composedText = ""
  private var provider: OpaquePointer?
  private var styledAppearance = Appearance()
  private var styledTextScale = 1.0

  /// Creates a view around `content`.
  init(kind: TextInputKind, content: UnsafeMutablePointer<GtkWidget>) {
    self.kind = kind
    super.init(content: content, role: .generic)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    addFocusController()
    addKeyController()
    addCommandKeyController()
    updateStyle()
  }

  /// Creates a view for a single line.
  public required convenience init() {
    self.init(kind: .singleLine, content: gtk_entry_new())
  }

  isolated deinit {
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  // MARK: For subclasses

  /// The text widget: a `GtkTextView`, or a widget that contains a `GtkText`.
  public var textWidget: UnsafeMutablePointer<GtkWidget> { content }

  /// The text of the widget, without a composition.
  public var widgetText: String { "" }

  /// The number of scalars in the text of the widget.
  public var widgetCount: Int { 0 }

  /// The maximum number of bytes that the widget can hold; `nil` if there is no limit.
  public var widgetCapacity: Int? { nil }

  /// The selection in the widget.
  public var widgetSelection: TextSelection {
    get { TextSelection(caret: 0) }
    set {}
  }

  /// Changes the text of the widget.
  public func replace(_ change: TextReplacement) {}

  /// Disables editing if the widget shows only the beginning of the text.
  public func holdsAllTextDidChange() { isEditableDidChange() }

  func placeholderDidChange() {}
  func isEditableDidChange() {}
  func purposeDidChange() {}
  func forgetLastUse() {}

  /// The widget with the signals for cutting, copying and pasting: a `GtkText` or a `GtkTextView`.
  var commandWidget: UnsafeMutablePointer<GtkWidget> { content }

  /// Deletes the selected text, as if the user had pressed a key.
  func deleteSelection() {}

  /// Makes the input method discard its composition.
  func resetInputMethod() {}

  /// Replaces the selection with text, as if the user had typed it.
  func insertAtCaret(_ text: String) {}

  /// Replaces the history of a GTK widget with the session's.
  ///
  /// - Parameter widget: the `GtkText` or `GtkTextView`.
  final func replaceHistory(of widget: UnsafeMutablePointer<GtkWidget>) {
    if kind == .secure { return }
    historyActions = TextHistoryActions(self, in: widget)
  }

  // MARK: What the program sets

  /// The text, without a composition.
  public final var text: String {
    get { session.text }
    set { session.text = newValue }
  }

  /// The selection.
  public final var selection: TextSelection {
    get { widgetSelection }
    set { session.select(newValue) }
  }

  /// A Boolean value that is `true` if the program controls the selection.
  ///
  /// In this case, an entry doesn't select all of its text when the program moves the focus to it.
  public final var holdsSelection = false

  /// A Boolean value that is `true` while the user composes text with an input method.
  public final var isComposing: Bool { session.isBusy }

  /// The text shown while the view is empty.
  ///
  /// It is also the name for assistive technologies, unless ``label`` is set.
  public final var placeholder = "" {
    didSet {
      guard placeholder != oldValue else { return }
      placeholderDidChange()
      updateAccessibleLabel()
    }
  }

  /// The name for assistive technologies; `nil` for the placeholder.
  public final var label: String? {
    didSet { if label != oldValue { updateAccessibleLabel() } }
  }

  /// The maximum number of characters that the user may enter; `nil` if there is no limit.
  public final var maximumLength: Int?

  /// A Boolean value that is `true` if the user can change the text.
  public final var isEditable = true {
    didSet {
      if isEditable == oldValue { return }
      isEditableDidChange()
      session.commandsDidChange()
    }
  }

  /// A Boolean value that is `true` if the view can be used and focused.
  public final var isEnabled = true {
    didSet {
      if isEnabled == oldValue { return }
      gtk_widget_set_sensitive(content, isEnabled ? 1 : 0)
      session.commandsDidChange()
    }
  }

  /// The style of the text.
  public final var textStyle = TextStyle() {
    didSet { if textStyle != oldValue { updateStyle() } }
  }

  /// The validation state of the text.
  public final var validation = TextInputValidation.none {
    didSet { if validation != oldValue { validationDidChange(from: oldValue) } }
  }

  /// The expected kind of text.
  public final var purpose = TextInputPurpose.anything {
    didSet { if purpose != oldValue { purposeDidChange() } }
  }

  /// The handler that is called before a change by the user is sent.
  public final var willChangeHandler: EventHandler<Void>? {
    get { session.willChangeHandler }
    set { session.willChangeHandler = newValue }
  }

  /// The handler that receives the new text after the user has changed it.
  public final var changeHandler: EventHandler<String>? {
    get { session.changeHandler }
    set { session.changeHandler = newValue }
  }

  /// The handler that receives the new selection after the user has changed it.
  public final var selectionHandler: EventHandler<TextSelection>? {
    get { session.selectionHandler }
    set { session.selectionHandler = newValue }
  }

  /// The key that submits several lines of text; `nil` for none.
  public final var submitKey: SubmitKey? = .controlEnter

  /// The handler that is called when the user presses Return in a single-line view, or
  /// ``submitKey`` in a multiline view.
  public final var submitHandler: EventHandler<Void>?

  /// The handler that receives `true` when the view gains the keyboard focus and `false` when it
  /// loses it.
  public final var focusHandler: EventHandler<Bool>?

  /// Undoes the last change to the text.
  @discardableResult
  public final func undo() -> Bool { session.undo() }

  /// Redoes the last undone change.
  @discardableResult
  public final func redo() -> Bool { session.redo() }

  /// Sets the text and clears the history.
  public final func reset(to text: String) {
    session.reset(to: text) { forgetLastUse() }
  }

  /// Calls `action` in a later turn of the main loop.
  public final func later(_ action: @escaping @MainActor () -> Void) {
    MainLoopTurns.add(action)
  }

  /// The text widget, which is the part of the view exposed to assistive technologies.
  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { textWidget }

  override func finishInput() { commitComposition() }

  override var contentLabel: String? { label ?? (placeholder.isEmpty ? nil : placeholder) }

  // MARK: Look

  /// Paints the view, and schedules an update of the text style if the desktop's colors or text
  /// scale have changed.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    super.draw(in: snapshot, size: size)
    let hasOtherColor =
      styledAppearance != GTKAppearance.current && textStyle.color != .primaryText
    guard hasOtherColor || styledTextScale != GTKContentMeasurer.shared.textScale else { return }
    // Style sheets must not change during painting, so the update is performed later.
    later { [weak self] in self?.updateStyle() }
  }

  private func updateStyle() {
    styledAppearance = GTKAppearance.current
    styledTextScale = GTKContentMeasurer.shared.textScale
    let context = gtk_widget_get_style_context(textWidget)
    if let provider {
      gtk_style_context_remove_provider(context, provider)
      g_object_unref(UnsafeMutableRawPointer(provider))
    }
    provider = TextInputStyleSheet.provider(for: textStyle)
    if let provider {
      gtk_style_context_add_provider(
        context, provider, guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    placeholderDidChange()
  }

  private func validationDidChange(from old: TextInputValidation) {
    if let name = old.styleClass { gtk_widget_remove_css_class(content, name) }
    if let name = validation.styleClass { gtk_widget_add_css_class(content, name) }
    let isInvalid = validation == .invalid
    let value = isInvalid ? GTK_ACCESSIBLE_INVALID_TRUE : GTK_ACCESSIBLE_INVALID_FALSE
    alidade_accessible_update_state(
      accessibleWidget, GTK_ACCESSIBLE_STATE_INVALID.rawValue, Int32(value.rawValue))
  }
}

// MARK: - Events

extension GTKTextInputView {
  private func addFocusController() {
    guard let focus = gtk_event_controller_focus_new() else { return }
    let raw = UnsafeMutableRawPointer(focus)
    connect(raw, "enter") { [weak self] _ in
      self?.focusDidChange(true)
      return .none
    }
    connect(raw, "leave") { [weak self] _ in
      self?.focusDidChange(false)
      return .none
    }
    gtk_widget_add_controller(widget, focus)
  }

  private func focusDidChange(_ hasFocus: Bool) {
    setNeedsDisplay()
    if hasFocus {
      ClipboardChanges.observe(self, in: widget)
    } else {
      // Not every input method ends a composition by itself, and until then the program can't set
      // the text.
      commitComposition()
    }
    focusHandler?.send(hasFocus)
  }

  /// Handles keys that the widget doesn't use, so that they don't reach an enclosing list.
  private func addKeyController() {
    guard let keys = gtk_event_controller_key_new() else { return }
    connect(UnsafeMutableRawPointer(keys), "key-pressed") { [weak self] arguments in
      guard let self, let key = arguments.first?.intValue else { return .bool(false) }
      let isForList =
        GTKTextInputView.listKeys.contains(key) && !Modifiers.isAnyPressed(arguments)
      return .bool(isForList && isInScrollView)
    }
    gtk_widget_add_controller(widget, keys)
  }

  private var isInScrollView: Bool {
    var next = enclosingView
    while let view = next {
      if view is GTKScrollView { return true }
      next = view.enclosingView
    }
    return false
  }

  private static let listKeys: Set<Int> = [
    Int(GDK_KEY_Up), Int(GDK_KEY_KP_Up), Int(GDK_KEY_Down), Int(GDK_KEY_KP_Down),
    Int(GDK_KEY_Page_Up), Int(GDK_KEY_KP_Page_Up), Int(GDK_KEY_Page_Down),
    Int(GDK_KEY_KP_Page_Down), Int(GDK_KEY_Home), Int(GDK_KEY_KP_Home), Int(GDK_KEY_End),
    Int(GDK_KEY_KP_End),
  ]
}

extension TextInputValidation {
  /// The style class that themes define.
  fileprivate var styleClass: String? {
    switch self {
    case .none: nil
    case .valid: "success"
    case .questionable: "warning"
    case .invalid: "error"
    }
  }
}

extension TextInputPurpose {
  /// Returns GTK's constant for the purpose, in a secure or a plain field.
  func gtkPurpose(isSecure: Bool) -> GtkInputPurpose {
    switch self {
    case .anything: isSecure ? GTK_INPUT_PURPOSE_PASSWORD : GTK_INPUT_PURPOSE_FREE_FORM
    case .digits: GTK_INPUT_PURPOSE_DIGITS
    case .number: GTK_INPUT_PURPOSE_NUMBER
    case .phone: GTK_INPUT_PURPOSE_PHONE
    case .url: GTK_INPUT_PURPOSE_URL
    case .email: GTK_INPUT_PURPOSE_EMAIL
    case .name: GTK_INPUT_PURPOSE_NAME
    case .password: GTK_INPUT_PURPOSE_PASSWORD
    case .pin: GTK_INPUT_PURPOSE_PIN
    }
  }
}
#endif

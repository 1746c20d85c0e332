#if GTK
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK

/// A view that the user types in, around one of GTK's own widgets, which brings the keyboard, the
/// input method, the clipboard, the context menu, undo and accessibility.
///
/// What differs between one line and several is in the subclasses.
public class GTKTextInputView: GTKWidgetView, TextInputView, TextInputTarget {
  /// What it is made for.
  public let kind: TextInputKind

  final lazy var session = TextInputSession(self, keepsHistory: kind != .secure)
  private var historyActions: TextHistoryActions?
  /// What is being composed with an input method; empty when nothing is.
  final var composedText = ""
  private var provider: OpaquePointer?
  private var styledScheme = ColorScheme.light
  private var styledTextScale = 1.0

  /// Makes a view around `content`.
  init(kind: TextInputKind, content: UnsafeMutablePointer<GtkWidget>) {
    self.kind = kind
    super.init(content: content, role: .generic)
    gtk_widget_set_overflow(widget, GTK_OVERFLOW_HIDDEN)
    addFocusController()
    addKeyController()
    updateStyle()
  }

  /// Makes a view for one line.
  public required convenience init() {
    self.init(kind: .singleLine, content: gtk_entry_new())
  }

  isolated deinit {
    if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) }
  }

  // MARK: For subclasses

  /// The widget that the text is typed in: a `GtkTextView`, or what holds a `GtkText`.
  public var textWidget: UnsafeMutablePointer<GtkWidget> { content }

  /// The text that the widget has, without what is being composed.
  public var widgetText: String { "" }

  /// The number of scalars in the text that the widget has.
  public var widgetCount: Int { 0 }

  /// The largest number of bytes that the widget can hold; `nil` for any number.
  public var widgetCapacity: Int? { nil }

  /// What is selected in the widget.
  public var widgetSelection: TextSelection {
    get { TextSelection(caret: 0) }
    set {}
  }

  /// Changes the text of the widget.
  public func replace(_ change: TextReplacement) {}

  /// A text of which the widget shows the beginning only cannot be edited.
  public func wholenessDidChange() { isEditableDidChange() }

  func placeholderDidChange() {}
  func isEditableDidChange() {}
  func purposeDidChange() {}
  func forgetLastUse() {}

  /// Has the input method give up what is being composed.
  func resetInputMethod() {}

  /// Puts text in place of what is selected, as the user does.
  func insertAtCaret(_ text: String) {}

  /// Leads to the session what GTK would do with a history of its own.
  ///
  /// - Parameter widget: the `GtkText` or `GtkTextView`.
  final func replaceHistory(of widget: UnsafeMutablePointer<GtkWidget>) {
    if kind == .secure { return }
    historyActions = TextHistoryActions(self, in: widget)
  }

  // MARK: What the program sets

  /// The text, without what is being composed.
  public final var text: String {
    get { session.text }
    set { session.text = newValue }
  }

  /// What is selected.
  public final var selection: TextSelection {
    get { widgetSelection }
    set { session.select(newValue) }
  }

  /// Whether the program says what is selected, so that an entry does not select all of its text
  /// when the program moves the focus to it.
  public final var holdsSelection = false

  /// Whether something is being composed with an input method.
  public final var isComposing: Bool { session.isBusy }

  /// What is shown while there is no text; the name for assistive technologies too, unless they are
  /// told another.
  public final var placeholder = "" {
    didSet {
      guard placeholder != oldValue else { return }
      placeholderDidChange()
      updateAccessibleLabel()
    }
  }

  /// The name for assistive technologies; `nil` for the placeholder.
  public final var label: String? {
    didSet { if label != oldValue { setAccessibility(Accessibility(label: label)) } }
  }

  /// How many characters the user may enter; `nil` for any number.
  public final var maximumLength: Int?

  /// Whether the text can be changed by the user.
  public final var isEditable = true {
    didSet { if isEditable != oldValue { isEditableDidChange() } }
  }

  /// Whether it can be focused and used at all.
  public final var isEnabled = true {
    didSet { if isEnabled != oldValue { gtk_widget_set_sensitive(content, isEnabled ? 1 : 0) } }
  }

  /// How the text looks.
  public final var textStyle = TextStyle() {
    didSet { if textStyle != oldValue { updateStyle() } }
  }

  /// What is shown about the text.
  public final var validation = TextInputValidation.none {
    didSet { if validation != oldValue { validationDidChange(from: oldValue) } }
  }

  /// What kind of text is expected.
  public final var purpose = TextInputPurpose.anything {
    didSet { if purpose != oldValue { purposeDidChange() } }
  }

  /// Called before a change by the user is told.
  public final var willChangeHandler: EventHandler<Void>? {
    get { session.willChangeHandler }
    set { session.willChangeHandler = newValue }
  }

  /// Told the new text when the user changed it.
  public final var changeHandler: EventHandler<String>? {
    get { session.changeHandler }
    set { session.changeHandler = newValue }
  }

  /// Told what is selected when the user changed that.
  public final var selectionHandler: EventHandler<TextSelection>? {
    get { session.selectionHandler }
    set { session.selectionHandler = newValue }
  }

  /// Called when the user presses Return in one line, Control and Return in several.
  public final var submitHandler: EventHandler<Void>?

  /// Told whether the view has the keyboard focus when that changes.
  public final var focusHandler: EventHandler<Bool>?

  /// Takes back the last change of the text.
  @discardableResult
  public final func undo() -> Bool { session.undo() }

  /// Makes the change again that was taken back last.
  @discardableResult
  public final func redo() -> Bool { session.redo() }

  /// Shows a text and forgets what could be undone.
  public final func reset(to text: String) {
    session.reset(to: text) { forgetLastUse() }
  }

  /// Calls `action` on a later turn of the main loop.
  public final func later(_ action: @escaping @MainActor () -> Void) {
    MainLoopTurns.add(action)
  }

  /// The view looks faded by the theme, which knows how.
  override var accessibleWidget: UnsafeMutablePointer<GtkWidget> { textWidget }

  override func finishInput() { commitComposition() }

  override var contentLabel: String? { placeholder.isEmpty ? nil : placeholder }

  // MARK: Look

  /// Sees to it that the text follows the colors of the desktop, and its scale of text.
  public override func draw(in snapshot: OpaquePointer, size: Size) {
    let hasOtherColor =
      styledScheme != GTKAppearance.scheme && textStyle.color != .primaryText
    guard hasOtherColor || styledTextScale != GTKContentMeasurer.shared.textScale else { return }
    // Style sheets must not change while something is painted.
    later { [weak self] in self?.updateStyle() }
  }

  private func updateStyle() {
    styledScheme = GTKAppearance.scheme
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
    focusHandler?.send(hasFocus)
  }

  /// Keys that the widget has no use for belong to the text all the same, not to a list around it.
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
  /// The class that themes know.
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
  /// GTK's word for it, in a field that is secret or not.
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

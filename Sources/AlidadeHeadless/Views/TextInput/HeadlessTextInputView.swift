import AlidadeRender

/// A headless view that a program can type into as a user would.
///
/// ```swift
/// field.type("Alidade")
/// field.deleteBackward()
/// field.submit()
/// ```
public final class HeadlessTextInputView: HeadlessView, TextInputView, FocusableView {
  /// The kind of text input.
  public let kind: TextInputKind

  /// The text being composed, at the caret; empty if there is none.
  public internal(set) var composedText = ""

  var shownText = ""
  var shownSelection = TextSelection(caret: 0)
  lazy var session = TextInputSession(self, keepsHistory: kind != .secure)

  /// Creates a single-line view.
  public required convenience init() {
    self.init(kind: .singleLine)
  }

  /// Creates a view of a kind.
  public init(kind: TextInputKind) {
    self.kind = kind
    super.init(role: kind.role)
  }

  // MARK: Properties set by the program

  /// The text without the composition.
  public var text: String {
    get { session.text }
    set {
      didSet("text", to: newValue)
      session.text = newValue
    }
  }

  /// The selection.
  public var selection: TextSelection {
    get { shownSelection }
    set {
      didSet("selection", to: "\(newValue.anchor)-\(newValue.caret)")
      session.select(newValue)
    }
  }

  /// A Boolean value that is `true` if the program controls the selection.
  ///
  /// It has no effect here, because taking the focus doesn't change the selection.
  public var holdsSelection = false

  /// A Boolean value that is `true` if text is being composed.
  public var isComposing: Bool { session.isBusy }

  /// The text shown while the view is empty.
  public var placeholder = "" { didSet { didSet("placeholder", to: placeholder) } }

  /// The label for assistive technologies; `nil` for the placeholder.
  public var label: String? { didSet { describe() } }

  /// The description that the program sets, whose label overrides that of the field.
  private var described = Accessibility()

  /// Sets a property that the views of every toolkit have.
  public override func apply(_ option: ViewOption) {
    guard case .accessibility(let accessibility) = option else { return super.apply(option) }
    described = accessibility
    describe()
  }

  private func describe() {
    super.apply(.accessibility(described.merged(over: Accessibility(label: label))))
  }

  /// The maximum number of characters that can be entered; `nil` for any number.
  public var maximumLength: Int? {
    didSet { didSet("maximumLength", to: maximumLength.map { "\($0)" } ?? "nil") }
  }

  /// A Boolean value that is `true` if the user can change the text.
  public var isEditable = true {
    didSet {
      didSet("isEditable", to: "\(isEditable)")
      session.commandsDidChange()
    }
  }

  /// A Boolean value that is `true` if the view can be focused and used.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { windowFocus?.leave(self) }
      session.commandsDidChange()
    }
  }

  /// The style of the text.
  public var textStyle = TextStyle() { didSet { didSet("textStyle", to: "\(textStyle.size)") } }

  /// The validation state of the text.
  public var validation = TextInputValidation.none {
    didSet { didSet("validation", to: "\(validation)") }
  }

  /// The purpose of the text.
  public var purpose = TextInputPurpose.anything { didSet { didSet("purpose", to: "\(purpose)") } }

  /// The maximum number of UTF-8 bytes that the view can show; `nil` for any number.
  ///
  /// Set it before the text to simulate the limits of other toolkits' widgets.
  public var widgetCapacity: Int?

  /// The handler that runs before `changeHandler` when the user changes the text.
  public var willChangeHandler: EventHandler<Void>? {
    get { session.willChangeHandler }
    set { session.willChangeHandler = newValue }
  }

  /// The handler that receives the new text after the user changes it.
  public var changeHandler: EventHandler<String>? {
    get { session.changeHandler }
    set { session.changeHandler = newValue }
  }

  /// The handler that receives the new selection after the user changes it.
  public var selectionHandler: EventHandler<TextSelection>? {
    get { session.selectionHandler }
    set { session.selectionHandler = newValue }
  }

  /// The handler that is called when the commands that the user can perform may have changed.
  public var editingCommandsHandler: EventHandler<Void>? {
    get { session.commandsHandler }
    set { session.commandsHandler = newValue }
  }

  /// The key that submits in a multiline view; `nil` for none.
  public var submitKey: SubmitKey? = .controlEnter {
    didSet { didSet("submitKey", to: submitKey.map { "\($0)" } ?? "nil") }
  }

  /// The handler of the key that submits.
  public var submitHandler: EventHandler<Void>?

  /// The handler that receives `true` when the view gets the keyboard focus and `false` when it
  /// loses it.
  public var focusHandler: EventHandler<Bool>?

  /// Undoes the last change.
  @discardableResult
  public func undo() -> Bool { session.undo() }

  /// A Boolean value that is `false` if the program undoes changes to the text.
  public var undoesChanges: Bool {
    get { session.undoesChanges }
    set { session.undoesChanges = newValue }
  }

  /// Redoes the last undone change.
  @discardableResult
  public func redo() -> Bool { session.redo() }

  /// Shows a text and clears the undo history.
  public func reset(to text: String) {
    if !text.isEmpty { didSet("text", to: text) }
    session.reset(to: text) { composedText = "" }
  }

  // MARK: Dumps

  /// The name of this kind of view.
  public override var kindName: String { "\(kind.viewKind)" }

  /// The text as the user sees it, including the composition; dots if it is secret, or the
  /// placeholder if it is empty.
  public override var visibleText: String? {
    var seen = shownText
    seen.insert(contentsOf: composedText, at: seen.index(ofScalar: shownSelection.caret))
    if seen.isEmpty { return placeholder }
    return masked(seen)
  }

  /// Returns a text, or a dot for each of its characters if it is secret.
  func masked(_ text: String) -> String {
    kind == .secure ? String(repeating: "•", count: text.count) : text
  }

  /// The text, or dots if it is secret.
  package override var accessibilityValue: AccessibilityValue? {
    .text(masked(shownText))
  }

  /// The state descriptions of every view, then the caret or selection and each state that differs
  /// from the default.
  public override var stateDescriptions: [String] {
    var descriptions = super.stateDescriptions
    if shownText.isEmpty, composedText.isEmpty, !placeholder.isEmpty {
      descriptions.append("placeholder")
    }
    if !isEnabled { descriptions.append("disabled") }
    if !isEditable { descriptions.append("read-only") }
    if validation != .none { descriptions.append("\(validation)") }
    if !composedText.isEmpty { descriptions.append("composing") }
    if host?.focusedView === self {
      descriptions.append("focused")
      let range = shownSelection.range
      descriptions.append(
        range.isEmpty
          ? "caret \(range.lowerBound)" : "selected \(range.lowerBound)-\(range.upperBound)"
      )
    }
    return descriptions
  }

  var takesFocus: Bool { isEnabled }

  override var ownCursor: Cursor? { .text }

  override func didChangeFocus(_ hasFocus: Bool) {
    if hasFocus { host?.observeClipboard(self) } else { endComposition() }
    focusHandler?.send(hasFocus)
  }
}

extension HeadlessTextInputView: ClipboardObserver {
  /// Updates ``editingCommands``.
  public func clipboardDidChange() { session.commandsDidChange() }
}

// MARK: - The widget

extension HeadlessTextInputView: TextInputTarget {
  /// The text in the widget.
  public var widgetText: String { shownText }

  /// The selection in the widget.
  public var widgetSelection: TextSelection {
    get { shownSelection }
    set { shownSelection = newValue.clamped(to: widgetCount) }
  }

  /// Applies a change to the text and adjusts the selection.
  public func replace(_ change: TextReplacement) {
    shownSelection = change.selection(of: shownSelection)
    shownText = change.applied(to: shownText)
  }

  /// The number of Unicode scalars in the widget.
  public var widgetCount: Int { shownText.scalarCount }

  /// Does nothing, because every user action checks the session.
  public func holdsAllTextDidChange() {}

  /// Calls `action` in a later turn of the toolkit's main loop, or immediately if there is no
  /// toolkit.
  public func later(_ action: @escaping @MainActor () -> Void) {
    if let host { host.scheduleLaterTurn(action) } else { action() }
  }
}

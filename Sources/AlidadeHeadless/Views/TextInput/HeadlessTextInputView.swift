import AlidadeRender

/// A view without a toolkit that a program types in as a user would.
///
/// ```swift
/// field.type("Alidade")
/// field.deleteBackward()
/// field.submit()
/// ```
public final class HeadlessTextInputView: HeadlessView, TextInputView, FocusableView {
  /// What it is made for.
  public let kind: TextInputKind

  /// What is being composed, at the caret; empty when nothing is.
  public internal(set) var composedText = ""

  var shownText = ""
  var shownSelection = TextSelection(caret: 0)
  lazy var session = TextInputSession(self, keepsHistory: kind != .secure)

  /// Makes a view for one line.
  public required convenience init() {
    self.init(kind: .singleLine)
  }

  /// Makes a view of a kind.
  public init(kind: TextInputKind) {
    self.kind = kind
    super.init(role: kind.role)
  }

  // MARK: What the program sets

  /// The text, without what is being composed.
  public var text: String {
    get { session.text }
    set {
      didSet("text", to: newValue)
      session.text = newValue
    }
  }

  /// What is selected.
  public var selection: TextSelection {
    get { shownSelection }
    set {
      didSet("selection", to: "\(newValue.anchor)-\(newValue.caret)")
      session.select(newValue)
    }
  }

  /// Whether the program says what is selected; taking the focus selects nothing here.
  public var holdsSelection = false

  /// Whether something is being composed.
  public var isComposing: Bool { session.isBusy }

  /// What is shown while there is no text.
  public var placeholder = "" { didSet { didSet("placeholder", to: placeholder) } }

  /// The name for assistive technologies; `nil` for the placeholder.
  public var label: String? {
    didSet { apply(.accessibility(Accessibility(label: label))) }
  }

  /// How many characters can be entered.
  public var maximumLength: Int? {
    didSet { didSet("maximumLength", to: maximumLength.map { "\($0)" } ?? "nil") }
  }

  /// Whether the text can be changed.
  public var isEditable = true { didSet { didSet("isEditable", to: "\(isEditable)") } }

  /// Whether it can be focused and used.
  public var isEnabled = true {
    didSet {
      didSet("isEnabled", to: "\(isEnabled)")
      if !isEnabled { host?.focus.leave(self) }
    }
  }

  /// How the text would look.
  public var textStyle = TextStyle() { didSet { didSet("textStyle", to: "\(textStyle.size)") } }

  /// What would be shown about the text.
  public var validation = TextInputValidation.none {
    didSet { didSet("validation", to: "\(validation)") }
  }

  /// What kind of text is expected.
  public var purpose = TextInputPurpose.anything { didSet { didSet("purpose", to: "\(purpose)") } }

  /// The largest number of bytes, in UTF-8, that the view can show; `nil` for any number.
  ///
  /// Set it before a text, to have the limits that widgets of other toolkits have.
  public var widgetCapacity: Int?

  /// Called before a change by the user is told.
  public var willChangeHandler: EventHandler<Void>? {
    get { session.willChangeHandler }
    set { session.willChangeHandler = newValue }
  }

  /// Told the new text when the user changed it.
  public var changeHandler: EventHandler<String>? {
    get { session.changeHandler }
    set { session.changeHandler = newValue }
  }

  /// Told what is selected when the user changed that.
  public var selectionHandler: EventHandler<TextSelection>? {
    get { session.selectionHandler }
    set { session.selectionHandler = newValue }
  }

  /// Called when the user presses Return.
  public var submitHandler: EventHandler<Void>?

  /// Told whether the view has the keyboard focus.
  public var focusHandler: EventHandler<Bool>?

  /// Takes back the last change.
  @discardableResult
  public func undo() -> Bool { session.undo() }

  /// Makes the change again that was taken back last.
  @discardableResult
  public func redo() -> Bool { session.redo() }

  /// Shows a text and forgets what could be undone.
  public func reset(to text: String) {
    if !text.isEmpty { didSet("text", to: text) }
    session.reset(to: text) { composedText = "" }
  }

  // MARK: Dumps

  /// What the kind is called.
  public override var kindName: String { "\(kind.viewKind)" }

  /// The text as a user sees it: with what is being composed, in dots if it is secret; the
  /// placeholder when there is none.
  public override var visibleText: String? {
    var seen = shownText
    seen.insert(contentsOf: composedText, at: seen.index(ofScalar: shownSelection.caret))
    if seen.isEmpty { return placeholder }
    return kind == .secure ? String(repeating: "•", count: seen.count) : seen
  }

  /// Where the caret is and what does not hold for every such view, after the state of every view.
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

  override func didChangeFocus(_ hasFocus: Bool) {
    if !hasFocus { endComposition() }
    focusHandler?.send(hasFocus)
  }
}

// MARK: - The widget

extension HeadlessTextInputView: TextInputTarget {
  /// The text that is shown.
  public var widgetText: String { shownText }

  /// What is selected.
  public var widgetSelection: TextSelection {
    get { shownSelection }
    set { shownSelection = newValue.clamped(to: widgetCount) }
  }

  /// Changes what differs.
  public func replace(_ change: TextReplacement) {
    shownSelection = change.selection(of: shownSelection)
    shownText = change.applied(to: shownText)
  }

  /// The number of scalars that are shown.
  public var widgetCount: Int { shownText.scalarCount }

  /// Nothing: what the user does looks at it.
  public func wholenessDidChange() {}

  /// Calls `action` on a later turn of the toolkit that the view belongs to; at once in none.
  public func later(_ action: @escaping @MainActor () -> Void) {
    if let host { host.scheduleLaterTurn(action) } else { action() }
  }
}

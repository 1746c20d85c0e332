/// Keeps the text in a widget and the text that a program wants in it together, and remembers what
/// can be undone; for those who write a backend.
///
/// The backend tells it what the widget tells: that the text was changed, that something is
/// composed. The session tells the program of changes that the user made, and changes the widget
/// when the program says so and it is safe. The widget's own history is to be turned off: only the
/// session knows which changes belong together.
@MainActor public final class TextInputSession {
  private unowned let target: any TextInputTarget
  private let keepsHistory: Bool
  /// The text that the widget had when it was last looked at.
  private var known = ""
  private var knownSelection = TextSelection(caret: 0)
  /// What the program wants instead; waits until the widget may be changed.
  private var waiting: String?
  private var waitingSelection: TextSelection?
  private var history = TextHistory()
  /// Whether the program is being told of a change, to which belongs what it does to the text.
  private var isTelling = false

  /// Told of changes that the user made.
  public var changeHandler: EventHandler<String>?
  /// Told of what the user selected.
  public var selectionHandler: EventHandler<TextSelection>?

  /// Whether the program is changing the widget, whose notices then mean nothing.
  public private(set) var isChanging = false

  /// Whether the widget must be left alone for now, as while something is composed.
  public var isBusy = false {
    didSet {
      guard oldValue, !isBusy, waiting != nil || waitingSelection != nil else { return }
      // The widget is in the middle of telling this.
      target.later { [weak self] in self?.applyWaiting() }
    }
  }

  /// Serves a widget that has no text.
  ///
  /// - Parameter keepsHistory: whether changes can be undone; not of a text that is kept secret.
  public init(_ target: any TextInputTarget, keepsHistory: Bool = true) {
    self.target = target
    self.keepsHistory = keepsHistory
  }

  // MARK: - What the program does

  /// The text of the widget, or what will be its text.
  public var text: String {
    get { waiting ?? known }
    set {
      if isBusy {
        waiting = newValue.hasSameScalars(as: known) ? nil : newValue
      } else {
        waiting = nil
        apply(newValue)
      }
    }
  }

  /// Selects something in the widget without telling anybody, when it may be touched.
  public func select(_ selection: TextSelection) {
    if isBusy {
      waitingSelection = selection
    } else {
      waitingSelection = nil
      if !isTelling { history.close() }
      change { target.widgetSelection = selection.clamped(to: known) }
    }
  }

  /// Does something to the widget of which nobody is to be told.
  public func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
    known = target.widgetText
    knownSelection = target.widgetSelection
  }

  /// Shows a text and forgets what could be undone and what waits.
  ///
  /// - Parameter body: does what else there is to forget, in the widget.
  public func reset(to text: String, _ body: () -> Void = {}) {
    waiting = nil
    waitingSelection = nil
    isBusy = false
    change {
      body()
      if let all = TextReplacement(from: target.widgetText, to: text) { target.replace(all) }
      target.widgetSelection = .end(of: text)
    }
    history = TextHistory()
  }

  // MARK: - What the user does

  /// The text of the widget may be another one; call it where the widget may be changed again.
  public func textDidChange() {
    guard !isChanging else { return }
    let shown = target.widgetText
    let selection = target.widgetSelection
    guard
      let change = TextReplacement(
        from: known, to: shown, following: shown.scalars(after: selection.caret))
    else { return }
    let (before, selectionBefore) = (known, knownSelection)
    (known, knownSelection) = (shown, selection)
    waitingSelection = nil
    guard let program = waiting else { return tell(of: shown, from: before, selectionBefore) }
    // The user changed what the widget showed; the program had changed it already.
    waiting = nil
    guard let earlier = TextReplacement(from: before, to: program) else {
      return tell(of: shown, from: before, selectionBefore)
    }
    let merged = change.following(earlier).applied(to: program)
    if isBusy {
      waiting = merged.hasSameScalars(as: known) ? nil : merged
      tell(of: merged, from: before, selectionBefore)
    } else {
      let between = earlier.selection(of: selectionBefore)
      // Within the telling of another change it is a part of that step.
      if !isTelling {
        note(from: before, selectionBefore, to: program, between, isTyping: false)
      }
      show(merged)
      tell(of: merged, from: program, between)
    }
  }

  /// What is selected may be something else.
  public func selectionDidChange() {
    guard !isChanging else { return }
    let selection = target.widgetSelection
    // Where the caret is in a new text is told with the text.
    guard selection != knownSelection, target.widgetText.hasSameScalars(as: known) else { return }
    knownSelection = selection
    waitingSelection = nil
    history.close()
    selectionHandler?.send(selection)
  }

  /// Tells the program of a text, and notes what has become of that as one step.
  private func tell(of text: String, from before: String, _ selectionBefore: TextSelection) {
    if isTelling {
      changeHandler?.send(text)
      return
    }
    isTelling = true
    changeHandler?.send(text)
    isTelling = false
    note(from: before, selectionBefore, to: known, knownSelection, isTyping: true)
  }

  private func note(
    from before: String, _ selectionBefore: TextSelection, to after: String,
    _ selectionAfter: TextSelection, isTyping: Bool
  ) {
    guard keepsHistory,
      let step = TextStep(from: before, selectionBefore, to: after, selectionAfter)
    else { return }
    history.add(step, isTyping: isTyping)
  }

  // MARK: - Undo

  /// Whether there is a change to take back, and it can be done now.
  public var canUndo: Bool { !history.done.isEmpty && !isBusy && !isTelling }

  /// Whether a change was taken back that can be made again now.
  public var canRedo: Bool { !history.undone.isEmpty && !isBusy && !isTelling }

  /// Takes back the last change and tells the program.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func undo() -> Bool {
    textDidChange()
    guard canUndo, let step = history.done.last else { return false }
    history.undo()
    travel(step.undoing, step.selectionBefore)
    return true
  }

  /// Makes the change again that was taken back last, and tells the program.
  ///
  /// - Returns: whether there was one.
  @discardableResult
  public func redo() -> Bool {
    textDidChange()
    guard canRedo, let step = history.undone.last else { return false }
    history.redo()
    travel(step.redoing, step.selectionAfter)
    return true
  }

  private func travel(_ change: TextReplacement, _ selection: TextSelection) {
    self.change {
      target.replace(change)
      target.widgetSelection = selection
    }
    let wanted = known
    isTelling = true
    changeHandler?.send(known)
    isTelling = false
    if !known.hasSameScalars(as: wanted) { history.replace(wanted, with: known, knownSelection) }
  }

  // MARK: - The widget

  private func applyWaiting() {
    guard !isBusy else { return }
    let (text, selection) = (waiting, waitingSelection)
    waiting = nil
    if let text { apply(text) }
    if let selection { select(selection) }
  }

  /// Shows a text; a step of its own unless the program does it when it is told of a change.
  private func apply(_ text: String) {
    let (before, selectionBefore) = (known, target.widgetSelection)
    show(text)
    if isTelling { return }
    note(from: before, selectionBefore, to: known, knownSelection, isTyping: false)
  }

  private func show(_ text: String) {
    let selection = target.widgetSelection
    let following = known.scalars(after: selection.caret)
    guard let replacement = TextReplacement(from: known, to: text, following: following) else {
      return
    }
    change {
      target.replace(replacement)
      target.widgetSelection = replacement.selection(of: selection)
    }
  }
}

extension TextInputSession {
  /// How much of what the user is about to insert fits.
  ///
  /// - Parameters:
  ///   - inserted: what is to be inserted.
  ///   - text: the text that it is inserted into, without what it replaces.
  ///   - maximumLength: how many characters there may be in all; `nil` for any number.
  public static func fitting(
    _ inserted: String, into text: String, maximumLength: Int?
  ) -> String {
    guard let maximumLength else { return inserted }
    let room = max(0, maximumLength - text.count)
    return inserted.count <= room ? inserted : String(inserted.prefix(room))
  }
}

extension String {
  /// How many scalars there are after a caret.
  package func scalars(after caret: Int) -> Int { max(0, unicodeScalars.count - caret) }

  /// Whether another text is the same scalar by scalar; texts that are equal as characters may not
  /// be.
  package func hasSameScalars(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }
}

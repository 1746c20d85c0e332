/// The single owner of a field's text; for backend authors.
///
/// It combines the text that the widget shows, the text that the program sets, and the user's
/// changes that the program hasn't received yet.
///
/// The backend records each change that the user makes (``didReplace(_:with:)``) and then reports
/// the changes (``textDidChange()``). The session merges the changes of the user and the program,
/// notifies the program, and changes the widget when the program requires it and it is safe. Turn
/// off the widget's own history: only the session knows which changes belong together.
///
/// Each change takes time in proportion to its size, plus a few passes over the text at memory
/// speed: the text is a new string each time, because the program may keep the previous one.
@MainActor public final class TextInputSession {
  unowned let target: any TextInputTarget
  let keepsHistory: Bool
  /// The text of the widget, which may show only its beginning.
  private(set) var known = ""
  private var knownCount = 0
  private var knownSelection = TextSelection(caret: 0)
  /// The number of scalars that the widget should contain.
  private var shownCount = 0
  /// The user's changes that haven't been reported to the program.
  private var edit: TextEdit?
  /// The step being reported to the program, including the program's changes in response.
  private var step: TextEdit?
  /// The replacement text from the program, deferred until the widget may be changed.
  private var waiting: String?
  private var waitingSelection: TextSelection?
  private var history = TextHistory()
  /// A Boolean value that is `true` if it has been reported that the text is too long.
  var hasReported = false
  /// A Boolean value that is `true` while a change is recorded or reported.
  var isReporting: Bool { edit != nil || step != nil }

  /// The handler called before a change by the user is reported, so that the program can set its
  /// latest text; the user's change is then rebased onto it.
  public var willChangeHandler: EventHandler<Void>?
  /// The handler of changes by the user.
  public var changeHandler: EventHandler<String>?
  /// The handler of selections by the user.
  public var selectionHandler: EventHandler<TextSelection>?
  /// The handler called when ``editingCommands(isEditable:canPaste:)`` may have changed.
  public var commandsHandler: EventHandler<Void>?

  /// A Boolean value that is `true` if the program is changing the widget, whose notifications are
  /// then ignored.
  public private(set) var isChanging = false

  /// A Boolean value that is `true` if the widget can hold all of the text; otherwise, it shows the
  /// beginning, which the user must not edit.
  public private(set) var holdsAllText = true

  /// A Boolean value that is `true` if the widget must not be changed for now, such as during
  /// composition.
  public var isBusy = false {
    didSet {
      if isBusy != oldValue { commandsDidChange() }
      guard oldValue, !isBusy, waiting != nil || waitingSelection != nil else { return }
      // The widget is still in the middle of its notification.
      target.later { [weak self] in self?.applyWaiting() }
    }
  }

  /// Creates a session for a widget that has no text.
  ///
  /// - Parameter keepsHistory: `true` if changes can be undone; `false` for secret text.
  public init(_ target: any TextInputTarget, keepsHistory: Bool = true) {
    self.target = target
    self.keepsHistory = keepsHistory
  }

  // MARK: - Changes by the program

  /// The text of the widget, or the text that it will have.
  public var text: String {
    get { waiting ?? known }
    set {
      if isBusy || edit != nil {
        waiting = newValue.hasSameScalars(as: edit?.before ?? known) ? nil : newValue
      } else {
        waiting = nil
        apply(newValue)
      }
    }
  }

  /// Selects a part of the text without notifying the program, as soon as the widget may be
  /// changed.
  public func select(_ selection: TextSelection) {
    if isBusy {
      waitingSelection = selection
    } else {
      waitingSelection = nil
      if step == nil { history.close() }
      change { target.widgetSelection = selection.clamped(to: known).clamped(to: shownCount) }
    }
  }

  /// Changes something other than the text of the widget, without notifying the program.
  public func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
    knownSelection = target.widgetSelection
    commandsDidChange()
  }

  /// Shows a text, and discards the history and deferred changes.
  ///
  /// - Parameter body: resets everything else in the widget.
  public func reset(to text: String, _ body: () -> Void = {}) {
    (waiting, waitingSelection, edit, step) = (nil, nil, nil, nil)
    isBusy = false
    hasReported = false
    history = TextHistory()
    change {
      body()
      showAll(of: text)
      target.widgetSelection = TextSelection(caret: shownCount)
    }
  }

  // MARK: - Changes by the user

  /// Records that the user replaced a range of the widget's text; ``textDidChange()`` reports it.
  ///
  /// Does nothing while the program changes the widget, or if the widget can't hold all of the
  /// text.
  ///
  /// - Parameters:
  ///   - range: the range replaced, in Unicode scalars; empty for an insertion.
  ///   - inserted: the text in its place.
  public func didReplace(_ range: Range<Int>, with inserted: String) {
    guard !isChanging, holdsAllText else { return }
    let range = range.clamped(to: 0..<knownCount)
    if edit == nil { edit = TextEdit(of: known, count: knownCount, knownSelection) }
    let count = inserted.scalarCount
    edit?.add(range, insertedCount: count)
    step?.add(range, insertedCount: count)
    known.replaceScalars(in: range, with: inserted)
    knownCount += count - range.count
    shownCount = knownCount
  }

  /// Reports recorded changes to the program; call it where the widget may be changed again.
  public func textDidChange() {
    guard !isChanging else { return }
    if target.widgetCount != shownCount { compare() }
    guard let user = edit else { return }
    knownSelection = target.widgetSelection
    waitingSelection = nil
    guard let change = change(of: user) else {
      edit = nil
      return applyWaiting()
    }
    // A change that is reported while another one is being reported is part of that step.
    let isOutermost = step == nil
    let told = joined(user, change)
    if isOutermost { step = told }
    edit = nil
    changeHandler?.send(text)
    if isOutermost { finishStep() }
    commandsDidChange()
  }

  /// Reverts recorded changes that haven't been reported, as if the user hadn't made them.
  public func takeBack() {
    guard let user = edit else { return }
    edit = nil
    step?.add(user.insertedRange, insertedCount: user.removedCount)
    change {
      showAll(of: user.before)
      target.widgetSelection = user.selectionBefore
    }
  }

  /// Reports the selection, if it has changed.
  public func selectionDidChange() {
    // The caret of a new text is reported with the text.
    guard !isChanging, edit == nil, target.widgetCount == shownCount else { return }
    let selection = target.widgetSelection
    guard selection != knownSelection else { return }
    knownSelection = selection
    waitingSelection = nil
    history.close()
    selectionHandler?.send(selection)
    commandsDidChange()
  }

  private func change(of edit: TextEdit) -> TextReplacement? {
    edit.replacement(in: known, following: max(0, knownCount - knownSelection.caret))
  }

  /// Rebases the user's change onto the current text of the program, and shows the result.
  ///
  /// - Returns: the change, in terms of the text that it was finally applied to.
  private func joined(
    _ user: TextEdit, _ change: TextReplacement, isStep: Bool = true
  ) -> TextEdit {
    willChangeHandler?.send()
    guard let program = waiting, let earlier = TextReplacement(from: user.before, to: program)
    else { return user }
    waiting = nil
    let moved = change.following(earlier)
    let text = moved.applied(to: program)
    if isBusy {
      waiting = text.hasSameScalars(as: known) ? nil : text
      return user
    }
    let between = earlier.selection(of: user.selectionBefore)
    if isStep, step == nil {
      note(
        TextStep(from: user.before, user.selectionBefore, to: program, between), isTyping: false)
    }
    show(text)
    var joined = TextEdit(of: program, count: moved.countBefore, between)
    joined.add(moved.range, insertedCount: moved.insertedCount)
    return joined
  }

  private func finishStep() {
    guard let finished = step else { return }
    step = nil
    note(TextStep(finished, to: known, count: knownCount, knownSelection), isTyping: true)
  }

  private func note(_ step: TextStep?, isTyping: Bool) {
    if keepsHistory, undoesChanges, let step { history.add(step, isTyping: isTyping) }
  }

  /// Finds changes that the widget made without reporting them.
  private func compare() {
    let shown = target.widgetText
    let caret = target.widgetSelection.caret
    guard holdsAllText else { return change { showAll(of: known) } }
    let change = TextReplacement(
      from: known.withoutZeros, to: shown, following: shown.scalars(after: caret))
    if let change { didReplace(change.range, with: change.replacement) }
  }

  // MARK: - Undo

  /// A Boolean value that is `false` if the program undoes changes to the text.
  public var undoesChanges = true {
    didSet {
      if undoesChanges == oldValue { return }
      if !undoesChanges { history = TextHistory() }
      commandsDidChange()
    }
  }

  /// A Boolean value that is `true` if there is a change to undo, and it can be undone now.
  public var canUndo: Bool { undoesChanges && !history.done.isEmpty && !isBusy && step == nil }

  /// A Boolean value that is `true` if there is a change to redo, and it can be redone now.
  public var canRedo: Bool { undoesChanges && !history.undone.isEmpty && !isBusy && step == nil }

  /// Undoes the last change and notifies the program.
  ///
  /// - Returns: `true` if a change was undone.
  @discardableResult
  public func undo() -> Bool {
    textDidChange()
    guard canUndo, let step = history.done.last else { return false }
    history.undo()
    travel(step.undoing, step.selectionBefore)
    return true
  }

  /// Redoes the most recently undone change, and notifies the program.
  ///
  /// - Returns: `true` if a change was redone.
  @discardableResult
  public func redo() -> Bool {
    textDidChange()
    guard canRedo, let step = history.undone.last else { return false }
    history.redo()
    travel(step.redoing, step.selectionAfter)
    return true
  }

  private func travel(_ change: TextReplacement, _ selection: TextSelection) {
    var user = TextEdit(of: known, count: knownCount, knownSelection)
    user.add(change.range, insertedCount: change.insertedCount)
    perform(change, selection)
    let wanted = known
    edit = user
    step = joined(user, change, isStep: false)
    edit = nil
    changeHandler?.send(text)
    step = nil
    if !known.hasSameScalars(as: wanted) { history.replace(wanted, with: known, knownSelection) }
    commandsDidChange()
  }

  // MARK: - The widget

  private func applyWaiting() {
    guard !isBusy else { return }
    let (text, selection) = (waiting, waitingSelection)
    waiting = nil
    if let text { apply(text) }
    if let selection { select(selection) }
  }

  /// Shows a text, as a separate undo step unless the program is responding to a change.
  private func apply(_ text: String) {
    let (before, selectionBefore) = (known, target.widgetSelection)
    guard let change = show(text), step == nil else { return }
    var edit = TextEdit(of: before, count: change.countBefore, selectionBefore)
    edit.add(change.range, insertedCount: change.insertedCount)
    note(TextStep(edit, to: known, count: knownCount, knownSelection), isTyping: false)
  }

  /// Changes the part of the text that differs, if any.
  @discardableResult
  private func show(_ text: String) -> TextReplacement? {
    if text.hasSameScalars(as: known) { return nil }
    let selection = target.widgetSelection
    let following = max(0, knownCount - selection.caret)
    guard let change = TextReplacement(from: known, to: text, following: following) else {
      return nil
    }
    perform(change, change.selection(of: selection))
    return change
  }

  private func perform(_ change: TextReplacement, _ selection: TextSelection) {
    step?.add(change.range, insertedCount: change.insertedCount)
    self.change {
      let heldAllText = holdsAllText
      known.replaceScalars(in: change.range, with: change.replacement)
      knownCount += change.insertedCount - change.range.count
      holdsAllText = fits
      if heldAllText, holdsAllText {
        shownCount = knownCount
        target.replace(change.withoutZeros)
      } else {
        replaceAll(heldAllText)
      }
      target.widgetSelection = selection.clamped(to: shownCount)
    }
  }

  private func showAll(of text: String) {
    let heldAllText = holdsAllText
    (known, knownCount) = (text, text.scalarCount)
    holdsAllText = fits
    replaceAll(heldAllText)
  }

  private func replaceAll(_ heldAllText: Bool) {
    var shown = known.withoutZeros
    if !holdsAllText, let capacity = target.widgetCapacity {
      shown = shown.beginning(ofBytes: capacity)
      reportCapacity(capacity, "The field shows the beginning of the text, which can't be edited.")
    }
    let count = target.widgetCount
    shownCount = shown.scalarCount
    if count > 0 || shownCount > 0 {
      target.replace(TextReplacement(range: 0..<count, replacement: shown, countBefore: count))
    }
    if heldAllText != holdsAllText { target.holdsAllTextDidChange() }
  }

  private var fits: Bool {
    guard let capacity = target.widgetCapacity else { return true }
    return known.utf8.count <= capacity && known.shownByteCount <= capacity
  }
}

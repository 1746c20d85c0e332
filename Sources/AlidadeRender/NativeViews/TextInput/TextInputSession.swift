/// The one place that knows the text of a field: what its widget shows, what the program says, and what
/// the user has done that the program was not told of; for those who write a backend.
///
/// The backend notes each change that the user makes (``didReplace(_:with:)``) and then has it told
/// (``textDidChange()``). The session brings together what the user and the program did, tells the
/// program, and changes the widget when the program says so and it is safe. The widget's own history
/// is to be turned off: only the session knows which changes belong together.
///
/// Each change costs what changed, and a few passes over the text at the speed of memory: the text is a
/// new string each time, because the program may keep the former one.
@MainActor public final class TextInputSession {
  private unowned let target: any TextInputTarget
  private let keepsHistory: Bool
  /// The text that the widget shows, as far as it can.
  private var known = ""
  private var knownCount = 0
  private var knownSelection = TextSelection(caret: 0)
  /// The number of scalars that the widget must have.
  private var shownCount = 0
  /// What the user has changed and the program was not told of.
  private var edit: TextEdit?
  /// The step that is being told to the program, to which belongs what it does to the text.
  private var step: TextEdit?
  /// What the program wants instead; waits until the widget may be changed.
  private var waiting: String?
  private var waitingSelection: TextSelection?
  private var history = TextHistory()
  private var hasReported = false

  /// Called before a change by the user is told, so that the program sets the text that it has by now:
  /// the user's change is then made to that.
  public var willChangeHandler: EventHandler<Void>?
  /// Told of changes that the user made.
  public var changeHandler: EventHandler<String>?
  /// Told of what the user selected.
  public var selectionHandler: EventHandler<TextSelection>?

  /// Whether the program is changing the widget, whose notices then mean nothing.
  public private(set) var isChanging = false

  /// `true` if the widget can hold all of the text; otherwise it shows the beginning, and the user must
  /// not change that.
  public private(set) var isWhole = true

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
      if isBusy || edit != nil {
        waiting = newValue.hasSameScalars(as: edit?.before ?? known) ? nil : newValue
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
      if step == nil { history.close() }
      change { target.widgetSelection = selection.clamped(to: known).clamped(to: shownCount) }
    }
  }

  /// Does something to the widget, other than changing its text, of which nobody is to be told.
  public func change(_ body: () -> Void) {
    let wasChanging = isChanging
    isChanging = true
    body()
    isChanging = wasChanging
    knownSelection = target.widgetSelection
  }

  /// Shows a text and forgets what could be undone and what waits.
  ///
  /// - Parameter body: does what else there is to forget, in the widget.
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

  // MARK: - What the user does

  /// Notes that the user replaced a stretch of the text in the widget; it is told later.
  ///
  /// Does nothing while the program changes the widget.
  ///
  /// - Parameters:
  ///   - range: what was replaced, in Unicode scalars; empty for an insertion.
  ///   - inserted: what came in its place.
  public func didReplace(_ range: Range<Int>, with inserted: String) {
    guard !isChanging, isWhole else { return }
    let range = range.clamped(to: 0..<knownCount)
    if edit == nil { edit = TextEdit(of: known, count: knownCount, knownSelection) }
    let count = inserted.scalarCount
    edit?.add(range, insertedCount: count)
    step?.add(range, insertedCount: count)
    known.replaceScalars(in: range, with: inserted)
    knownCount += count - range.count
    shownCount = knownCount
  }

  /// Tells the program of what was noted; call it where the widget may be changed again.
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
    // What is told within the telling of another change is a part of that step.
    let isOutermost = step == nil
    let told = joined(user, change)
    if isOutermost { step = told }
    edit = nil
    changeHandler?.send(text)
    if isOutermost { finishStep() }
  }

  /// Takes back what was noted and is not told yet, as if the user had not done it.
  public func takeBack() {
    guard let user = edit else { return }
    edit = nil
    step?.add(user.insertedRange, insertedCount: user.removedCount)
    change {
      showAll(of: user.before)
      target.widgetSelection = user.selectionBefore
    }
  }

  /// What is selected may be something else.
  public func selectionDidChange() {
    // Where the caret is in a new text is told with the text.
    guard !isChanging, edit == nil, target.widgetCount == shownCount else { return }
    let selection = target.widgetSelection
    guard selection != knownSelection else { return }
    knownSelection = selection
    waitingSelection = nil
    history.close()
    selectionHandler?.send(selection)
  }

  /// Returns what may be entered of something that the user is about to enter.
  ///
  /// What goes beyond `maximumLength` is left out. What the widget cannot hold is refused as a whole,
  /// and reported once; see ``takeBack()``.
  ///
  /// - Parameters:
  ///   - inserted: what is to be inserted.
  ///   - range: what it replaces, in Unicode scalars.
  ///   - maximumLength: how many characters there may be in all; `nil` for any number.
  /// - Returns: `nil` if it is refused as a whole.
  /// - Complexity: O(bytes of what is inserted), unless the text may be too long.
  public func enterable(
    _ inserted: String, replacing range: Range<Int>, maximumLength: Int?
  ) -> String? {
    guard isWhole else { return nil }
    let fitting = inserted.fitting(into: known, replacing: range, maximumLength: maximumLength)
    guard let capacity = target.widgetCapacity, !fitting.isEmpty else { return fitting }
    let added = fitting.shownByteCount
    guard known.utf8.count + added > capacity - 2 * known.zeroCount else { return fitting }
    let removed = range.isEmpty ? 0 : known.scalars(in: range).shownByteCount
    guard known.shownByteCount - removed + added > capacity else { return fitting }
    reportCapacity(capacity, "What the user enters is refused.")
    return nil
  }

  private func change(of edit: TextEdit) -> TextReplacement? {
    edit.replacement(in: known, following: max(0, knownCount - knownSelection.caret))
  }

  /// Makes the user's change to what the program says by now, which is shown first.
  ///
  /// - Returns: the change, of the text that it was made to in the end.
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
    if keepsHistory, let step { history.add(step, isTyping: isTyping) }
  }

  /// Finds out what the widget did without telling.
  private func compare() {
    let shown = target.widgetText
    let caret = target.widgetSelection.caret
    guard isWhole else { return change { showAll(of: known) } }
    let change = TextReplacement(
      from: known.withoutZeros, to: shown, following: shown.scalars(after: caret))
    if let change { didReplace(change.range, with: change.replacement) }
  }

  // MARK: - Undo

  /// Whether there is a change to take back, and it can be done now.
  public var canUndo: Bool { !history.done.isEmpty && !isBusy && step == nil }

  /// Whether a change was taken back that can be made again now.
  public var canRedo: Bool { !history.undone.isEmpty && !isBusy && step == nil }

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
    guard let change = show(text), step == nil else { return }
    var edit = TextEdit(of: before, count: change.countBefore, selectionBefore)
    edit.add(change.range, insertedCount: change.insertedCount)
    note(TextStep(edit, to: known, count: knownCount, knownSelection), isTyping: false)
  }

  /// Changes what differs, and nothing if nothing does.
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
      let wasWhole = isWhole
      known.replaceScalars(in: change.range, with: change.replacement)
      knownCount += change.insertedCount - change.range.count
      isWhole = fits
      if wasWhole, isWhole {
        shownCount = knownCount
        target.replace(change.withoutZeros)
      } else {
        replaceAll(wasWhole)
      }
      target.widgetSelection = selection.clamped(to: shownCount)
    }
  }

  private func showAll(of text: String) {
    let wasWhole = isWhole
    (known, knownCount) = (text, text.scalarCount)
    isWhole = fits
    replaceAll(wasWhole)
  }

  private func replaceAll(_ wasWhole: Bool) {
    var shown = known.withoutZeros
    if !isWhole, let capacity = target.widgetCapacity {
      shown = shown.beginning(ofBytes: capacity)
      reportCapacity(capacity, "The widget shows the beginning, which cannot be edited.")
    }
    let count = target.widgetCount
    shownCount = shown.scalarCount
    if count > 0 || shownCount > 0 {
      target.replace(TextReplacement(range: 0..<count, replacement: shown, countBefore: count))
    }
    if wasWhole != isWhole { target.wholenessDidChange() }
  }

  private var fits: Bool {
    guard let capacity = target.widgetCapacity else { return true }
    return known.utf8.count <= capacity && known.shownByteCount <= capacity
  }

  private func reportCapacity(_ capacity: Int, _ consequence: String) {
    if hasReported { return }
    hasReported = true
    Diagnostics.report(
      Diagnostic(
        "A text is too long for a field of one line.",
        values: ["the text has \(known.utf8.count) bytes, the widget holds \(capacity)"],
        remedy: """
          \(consequence) The state of the program keeps its text. Use a TextEditor for long texts, or limit what is \
          entered with `maximumLength`.
          """))
  }
}

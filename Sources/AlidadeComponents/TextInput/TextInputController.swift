import AlidadeCore
import AlidadeRender

/// The controller that connects a text component with its view, whose session merges the changes of
/// the program and the user.
///
/// The component's text is the source of truth. The program is notified of an edit during the
/// widget's own notification, and the resulting updates are shown before that returns. Then the
/// field shows the component's text, whether or not the user typed it. A component that was created
/// before an edit no longer changes the text once newer components reflect the edit, however late
/// the older component arrives.
final class TextInputController: PortableStatefulViewComponentController<TextInput>,
  EditingResponder
{
  private let willChangeHandler = EventHandler<Void>()
  private let changeHandler = EventHandler<String>()
  private let submitHandler = EventHandler<Void>()
  private let selectionHandler = EventHandler<TextSelection>()
  private let focusHandler = EventHandler<Bool>()
  private let commandsHandler = EventHandler<Void>()
  /// The connection with the components around that handle commands.
  private let connection = ResponderConnection()

  /// The text that the field should show.
  private var truth = ""
  /// The selection that the field should have; `nil` leaves it to the user.
  private var trueSelection: TextSelection?
  /// The selection last reported to the program, if the selection is left to the user.
  private var reportedSelection = TextSelection(caret: 0)
  /// The version of the user's last change; components with a smaller version don't reflect that
  /// change.
  private var barrier = 0
  /// A Boolean value that is `true` if the view may have state that only it remembers, such as the
  /// user's undo history.
  private var hasBeenUsed = false
  private var hasFocus = false
  /// A Boolean value that is `true` while the program handles a change and the view waits for the
  /// result.
  private var isNotifying = false

  // MARK: - The view

  static func newStatefulView(
    _ kind: TextInputKind, on host: any MountHost
  ) -> any TextInputView {
    let viewClass = PortableViewClass(kind.viewKind, role: kind.role)
    guard let view = host.makeView(viewClass) as? any TextInputView else {
      preconditionFailure("makeView(_:) of the backend must return a TextInputView for \(kind).")
    }
    return view
  }

  static func contextForNewStatefulView(_ component: TextInput) -> TextInputKind {
    component.options.kind
  }

  static func configureStatefulView(_ view: any TextInputView, for component: TextInput) {
    component.options.apply(to: view)
    let holdsSelection = component.configuration.selection != nil
    if view.holdsSelection != holdsSelection { view.holdsSelection = holdsSelection }
    // Without an action, the key inserts a line break.
    let key = component.configuration.onSubmit == nil ? nil : component.options.submitKey
    if view.submitKey != key { view.submitKey = key }
  }

  override func didAcquireStatefulView(_ view: any TextInputView) {
    if view.changeHandler !== changeHandler {
      // Another field used this view before, and its text must not leak.
      noteTruth()
      view.reset(to: truth)
      reportedSelection = view.selection
      listen(to: view)
    }
    willChangeHandler.action = { [weak self] _ in self?.textWillChange() }
    changeHandler.action = { [weak self] text in self?.textDidChange(text) }
    submitHandler.action = { [weak self] _ in self?.submit() }
    selectionHandler.action = { [weak self] _ in self?.selectionDidChange() }
    focusHandler.action = { [weak self] hasFocus in self?.focusDidChange(hasFocus) }
    commandsHandler.action = { [weak self] _ in self?.commandsDidChange() }
    follow()
  }

  /// Continues the user's session.
  override func didTakeOverStatefulView(
    _ view: any TextInputView, from previous: TextInputController
  ) {
    reportedSelection = previous.reportedSelection
    hasBeenUsed = previous.hasBeenUsed
    hasFocus = previous.hasFocus
    previous.hasFocus = false
    previous.connection.end(previous)
    listen(to: view)
    didAcquireStatefulView(view)
    if hasFocus { respond(true) }
  }

  private func listen(to view: any TextInputView) {
    view.willChangeHandler = willChangeHandler
    view.changeHandler = changeHandler
    view.submitHandler = submitHandler
    view.selectionHandler = selectionHandler
    view.focusHandler = focusHandler
    view.editingCommandsHandler = commandsHandler
  }

  override func willRelinquishStatefulView(_ view: any TextInputView) {
    willChangeHandler.action = nil
    changeHandler.action = nil
    submitHandler.action = nil
    selectionHandler.action = nil
    focusHandler.action = nil
    commandsHandler.action = nil
    connection.end(self)
    // A view in the pool keeps neither a secret nor a large text.
    view.reset()
    view.changeHandler = nil
  }

  /// A Boolean value that is `true` unless the user has used the field or it has the focus, so that
  /// undo history and selection survive while it is out of view.
  override var canRelinquishStatefulView: Bool { !hasBeenUsed && !hasFocus }

  override func didMount() {
    follow()
    if hasFocus { respond(true) }
  }

  override func willUnmount() { connection.end(self) }

  override func didUpdate(from older: TextInput) { follow() }

  // MARK: - Source of truth

  /// Shows the component's text and selection, unless the component is too old.
  private func follow() {
    noteTruth()
    if isNotifying { return }
    showText()
    showSelection()
  }

  private func noteTruth() {
    guard component.version.number >= barrier else { return }
    truth = component.text
    trueSelection = component.configuration.selection
  }

  private func showText() {
    guard let view = statefulView else { return }
    if !view.text.hasSameScalars(as: truth) { view.text = truth }
  }

  private func showSelection() {
    guard let view = statefulView, let wanted = trueSelection?.clamped(to: view.text) else {
      return
    }
    if view.selection != wanted { view.selection = wanted }
  }

  // MARK: - User input

  /// Updates the view to the program's current text before an edit, including updates not yet
  /// shown.
  private func textWillChange() {
    let change = TextVersion().number
    let (shown, wasNotifying) = (truth, isNotifying)
    isNotifying = true
    context.flushPendingUpdates()
    isNotifying = wasNotifying
    noteBarrier(change)
    if !truth.hasSameScalars(as: shown) { statefulView?.text = truth }
  }

  private func textDidChange(_ text: String) {
    notify { isShown in
      let selection = trueSelection
      withImmediateUpdates { component.onChange(text) }
      if isShown() { showText() }
      // The program may have moved the caret itself.
      if trueSelection == selection { notifySelection() }
    }
  }

  private func selectionDidChange() {
    hasBeenUsed = true
    if component.configuration.onSelectionChange == nil, trueSelection == nil { return }
    notify { isShown in
      context.flushPendingUpdates()
      if isShown() { showText() }
      notifySelection()
    }
  }

  private func notifySelection() {
    guard let view = statefulView, let action = component.configuration.onSelectionChange else {
      return
    }
    let selection = view.selection
    guard selection != trueSelection?.clamped(to: view.text) ?? reportedSelection else { return }
    reportedSelection = selection
    withImmediateUpdates { action(selection) }
  }

  /// Notifies the program and shows the result.
  ///
  /// - Parameter body: notifies the program. Its argument returns `true` if all resulting updates
  ///   could be shown so far.
  private func notify(_ body: (_ isShown: () -> Bool) -> Void) {
    hasBeenUsed = true
    let change = TextVersion().number
    let deferrals = ImmediateUpdates.deferrals
    let isShown = { ImmediateUpdates.deferrals == deferrals }
    let wasNotifying = isNotifying
    isNotifying = true
    body(isShown)
    isNotifying = wasNotifying
    noteBarrier(change)
    if isShown() {
      follow()
    } else if let host = view?.mountRecord?.mounter.host {
      // Views are being mounted, so show the result after that.
      host.scheduleFrame { [weak self] in self?.follow() }
    }
  }

  /// Makes the field ignore components that were created before a change, if a newer component
  /// exists.
  private func noteBarrier(_ change: Int) {
    if component.version.number > change { barrier = max(barrier, change) }
  }

  private func submit() {
    defer { endUndoGroups() }
    guard let action = component.configuration.onSubmit else { return }
    withImmediateUpdates { action() }
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    respond(hasFocus)
    if hasFocus { return }
    endUndoGroups()
    canRelinquishStatefulViewDidChange()
  }

  // MARK: - Editing commands

  var editingCommands: EditingCommands { statefulView?.editingCommands ?? [] }

  func perform(_ command: EditingCommands) -> Bool { statefulView?.perform(command) ?? false }

  private func commandsDidChange() { connection.commandsDidChange(of: self) }

  private func respond(_ hasFocus: Bool) {
    connection.focusDidChange(hasFocus, in: self, context.environment(ResponderChainKey.self))
  }

  /// Makes later edits separate changes, because the user has finished this one.
  private func endUndoGroups() {
    for history in context.environment(UndoHistoriesKey.self) { history.endGroup() }
  }
}

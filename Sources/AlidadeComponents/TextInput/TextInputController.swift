import AlidadeCore
import AlidadeRender

/// Connects the text of a component with a view, whose session brings together what the program and the
/// user do.
///
/// The text of the component is the truth. What the user does is told within the widget's own
/// notice of it, and all that follows from it is shown before that ends; then the field shows what
/// the component says, whether that is what was typed or not. A component that was made before a
/// change that the newer ones know of does not change the text any more, however late it arrives.
final class TextInputController: PortableStatefulViewComponentController<TextInput> {
  private let willChangeHandler = EventHandler<Void>()
  private let changeHandler = EventHandler<String>()
  private let submitHandler = EventHandler<Void>()
  private let selectionHandler = EventHandler<TextSelection>()
  private let focusHandler = EventHandler<Bool>()

  /// What the field is to show.
  private var truth = ""
  /// What is to be selected; `nil` leaves that to the user.
  private var trueSelection: TextSelection?
  /// What the program knows to be selected, if that is left to the user.
  private var toldSelection = TextSelection(caret: 0)
  /// Components made before it know nothing of what the user did last.
  private var barrier = 0
  /// Whether the user did something with the view that nothing else remembers.
  private var hasBeenUsed = false
  private var hasFocus = false
  /// Whether the program is being told of a change, and the view waits for the result.
  private var isTelling = false

  // MARK: - The view

  static func newStatefulView(
    _ kind: TextInputKind, on host: any MountHost
  ) -> any TextInputView {
    let viewClass = PortableViewClass(kind.viewKind, role: kind.role)
    guard let view = host.makeView(viewClass) as? any TextInputView else {
      preconditionFailure("The backend made a view for text that is no TextInputView.")
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
  }

  override func didAcquireStatefulView(_ view: any TextInputView) {
    if view.changeHandler !== changeHandler {
      // Another field had it before, whose text is nobody's business.
      noteTruth()
      view.reset(to: truth)
      toldSelection = view.selection
      listen(to: view)
    }
    willChangeHandler.action = { [weak self] _ in self?.textWillChange() }
    changeHandler.action = { [weak self] text in self?.textDidChange(text) }
    submitHandler.action = { [weak self] _ in self?.submit() }
    selectionHandler.action = { [weak self] _ in self?.selectionDidChange() }
    focusHandler.action = { [weak self] hasFocus in self?.focusDidChange(hasFocus) }
    follow()
  }

  /// Goes on with what the user does.
  override func didTakeOverStatefulView(
    _ view: any TextInputView, from former: TextInputController
  ) {
    toldSelection = former.toldSelection
    hasBeenUsed = former.hasBeenUsed
    hasFocus = former.hasFocus
    listen(to: view)
    didAcquireStatefulView(view)
  }

  private func listen(to view: any TextInputView) {
    view.willChangeHandler = willChangeHandler
    view.changeHandler = changeHandler
    view.submitHandler = submitHandler
    view.selectionHandler = selectionHandler
    view.focusHandler = focusHandler
  }

  override func willRelinquishStatefulView(_ view: any TextInputView) {
    willChangeHandler.action = nil
    changeHandler.action = nil
    submitHandler.action = nil
    selectionHandler.action = nil
    focusHandler.action = nil
    // What is secret is not kept for anybody.
    if component.options.kind == .secure { view.reset() }
  }

  /// What the user typed can be taken back, and what is selected is still so, when the field comes
  /// back into sight.
  override var canRelinquishStatefulView: Bool { !hasBeenUsed && !hasFocus }

  override func didMount() { follow() }

  override func didUpdate(from older: TextInput) { follow() }

  // MARK: - The truth

  /// Shows what the component says, unless that is too old.
  private func follow() {
    noteTruth()
    if isTelling { return }
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

  // MARK: - What the user does

  /// Hands the view the text that the program has by now, and is perhaps not shown yet.
  private func textWillChange() {
    let change = TextVersion().number
    let (shown, wasTelling) = (truth, isTelling)
    isTelling = true
    context.flushPendingUpdates()
    isTelling = wasTelling
    noteBarrier(change)
    if !truth.hasSameScalars(as: shown) { statefulView?.text = truth }
  }

  private func textDidChange(_ text: String) {
    tell { isShown in
      let selection = trueSelection
      withImmediateUpdates { component.onChange(text) }
      if isShown() { showText() }
      // The program may have put the caret where it wants it.
      if trueSelection == selection { tellSelection() }
    }
  }

  private func selectionDidChange() {
    hasBeenUsed = true
    if component.configuration.onSelectionChange == nil, trueSelection == nil { return }
    tell { isShown in
      context.flushPendingUpdates()
      if isShown() { showText() }
      tellSelection()
    }
  }

  private func tellSelection() {
    guard let view = statefulView, let action = component.configuration.onSelectionChange else {
      return
    }
    let selection = view.selection
    guard selection != trueSelection?.clamped(to: view.text) ?? toldSelection else { return }
    toldSelection = selection
    withImmediateUpdates { action(selection) }
  }

  /// Tells the program something, and shows what it makes of it.
  ///
  /// - Parameter body: does the telling; it is handed what says whether all that followed from that
  ///   so far could be shown.
  private func tell(_ body: (_ isShown: () -> Bool) -> Void) {
    hasBeenUsed = true
    let change = TextVersion().number
    let deferrals = ImmediateUpdates.deferrals
    let isShown = { ImmediateUpdates.deferrals == deferrals }
    isTelling = true
    body(isShown)
    isTelling = false
    noteBarrier(change)
    if isShown() {
      follow()
    } else if let host = view?.mountRecord?.mounter.host {
      // Views are being mounted; what follows from the change is shown when that is done.
      host.scheduleFrame { [weak self] in self?.follow() }
    }
  }

  /// Components made before a change know nothing of it if there is a newer one by now.
  private func noteBarrier(_ change: Int) {
    if component.version.number > change { barrier = change }
  }

  private func submit() {
    guard let action = component.configuration.onSubmit else { return }
    withImmediateUpdates { action() }
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { canRelinquishStatefulViewDidChange() }
  }
}

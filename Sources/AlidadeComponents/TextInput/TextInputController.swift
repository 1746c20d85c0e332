import AlidadeCore
import AlidadeRender

/// Keeps the text of a component and what the user types together.
///
/// The text of the component is the truth. What the user does is told within the widget's own
/// notice of it, and all that follows from it is shown before that ends; then the field shows what
/// the component says, whether that is what was typed or not. A component that was made before a
/// change that the newer ones know of does not change the text any more, however late it arrives.
final class TextInputController:
  StatefulViewComponentController<TextInput>, StatefulViewProvider
{
  private let changeHandler = EventHandler<String>()
  private let submitHandler = EventHandler<Void>()
  private let selectionHandler = EventHandler<TextSelection>()
  private let focusHandler = EventHandler<Bool>()

  /// What the field is to show.
  private var truth = ""
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
  }

  override func didAcquireStatefulView(_ view: any TextInputView) {
    if view.changeHandler !== changeHandler {
      // Another field had it before, whose text is nobody's business.
      if component.version.number >= barrier { truth = component.text }
      view.reset(to: truth)
      view.changeHandler = changeHandler
      view.submitHandler = submitHandler
      view.selectionHandler = selectionHandler
      view.focusHandler = focusHandler
    }
    changeHandler.action = { [weak self] text in self?.textDidChange(text) }
    submitHandler.action = { [weak self] _ in self?.submit() }
    selectionHandler.action = { [weak self] _ in self?.hasBeenUsed = true }
    focusHandler.action = { [weak self] hasFocus in self?.focusDidChange(hasFocus) }
    follow()
  }

  override func willRelinquishStatefulView(_ view: any TextInputView) {
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

  // MARK: - The text

  /// Shows the text of the component, unless that is too old.
  private func follow() {
    if component.version.number >= barrier { truth = component.text }
    if !isTelling { showTruth() }
  }

  private func showTruth() {
    guard let view = statefulView else { return }
    if !view.text.utf8.elementsEqual(truth.utf8) { view.text = truth }
  }

  private func textDidChange(_ typed: String) {
    hasBeenUsed = true
    let change = TextVersion().number
    let deferrals = ImmediateUpdates.deferrals
    tell(typed)
    if component.version.number > change { barrier = change }
    if ImmediateUpdates.deferrals == deferrals {
      follow()
    } else if let host = view?.mountRecord?.mounter.host {
      // Views are being mounted; what follows from the change is shown when that is done.
      host.scheduleFrame { [weak self] in self?.follow() }
    }
  }

  private func tell(_ typed: String) {
    isTelling = true
    defer { isTelling = false }
    // What the program has changed already is shown first, and the user's change made to that.
    let shown = truth
    context.showWhatWaits()
    let text = merged(typed, over: shown)
    if text != typed { statefulView?.text = text }
    withImmediateUpdates { component.onChange(text) }
  }

  /// What the user made of a text, made of what the text is by now.
  private func merged(_ typed: String, over shown: String) -> String {
    let caret = statefulView?.selection.caret ?? 0
    guard let program = TextReplacement(from: shown, to: truth),
      let user = TextReplacement(from: shown, to: typed, following: typed.scalars(after: caret))
    else { return typed }
    return user.following(program).applied(to: truth)
  }

  private func submit() {
    guard let action = component.onSubmit else { return }
    withImmediateUpdates { action() }
  }

  private func focusDidChange(_ hasFocus: Bool) {
    self.hasFocus = hasFocus
    if !hasFocus { canRelinquishStatefulViewDidChange() }
  }
}

#if GTK
import AlidadeRender
import CGTK

// Composition with an input method, such as of an accent before its letter.
extension GTKTextInputView {
  /// Records the visible text of a composition, which is empty if the composition has ended.
  final func compositionDidChange(_ text: String) {
    composedText = text
    session.isBusy = !text.isEmpty
    if !text.isEmpty {
      UnfinishedInput.view = self
    } else if UnfinishedInput.view === self {
      UnfinishedInput.view = nil
    }
    setNeedsDisplay()
  }

  /// Ends a composition and inserts its visible text.
  func commitComposition() {
    let composed = composedText
    if composed.isEmpty { return }
    let before = widgetText
    resetInputMethod()
    compositionDidChange("")
    // Some input methods insert the composition into the text themselves.
    if widgetText.utf8.elementsEqual(before.utf8) { insertAtCaret(composed) }
  }
}
#endif

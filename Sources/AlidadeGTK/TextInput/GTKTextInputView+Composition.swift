#if GTK
import AlidadeRender
import CGTK

// What is composed with an input method, such as an accent before its letter.
extension GTKTextInputView {
  /// The widget tells what is seen of a composition; nothing when it has ended.
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

  /// Makes what is being composed a part of the text, as far as it can be seen.
  func commitComposition() {
    let composed = composedText
    if composed.isEmpty { return }
    let before = widgetText
    resetInputMethod()
    compositionDidChange("")
    // Some input methods put what was composed into the text themselves.
    if widgetText.utf8.elementsEqual(before.utf8) { insertAtCaret(composed) }
  }
}
#endif

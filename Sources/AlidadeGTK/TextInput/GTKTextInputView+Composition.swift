#if GTK
import AlidadeRender
import CGTK

// What is composed with an input method, such as an accent before its letter.
extension GTKTextInputView {
  /// The view that something is composed in, of which there is one at most.
  @MainActor private enum Composing {
    static weak var view: GTKTextInputView?
  }

  /// The widget tells what is seen of a composition; nothing when it has ended.
  final func compositionDidChange(_ text: String) {
    composedText = text
    session.isBusy = !text.isEmpty
    if !text.isEmpty {
      Composing.view = self
    } else if Composing.view === self {
      Composing.view = nil
    }
    setNeedsDisplay()
  }

  /// Makes what is being composed in a view a part of the text, as far as it can be seen.
  ///
  /// GTK gives up a composition when a widget is taken to another place; what was typed is not to be
  /// lost with it.
  static func commitComposition(in view: GTKView) {
    guard let input = Composing.view,
      input === view || gtk_widget_is_ancestor(input.widget, view.widget) != 0
    else { return }
    input.commitComposition()
  }

  private func commitComposition() {
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

#if GTK
import AlidadeRender

extension GTKTextInputView {
  /// Calls a closure that may move the focus, and restores the selections that the program controls
  /// in the subviews.
  static func keepingSelections(in view: GTKView, _ body: () -> Void) {
    var inputs: [GTKTextInputView] = []
    var pending = [view]
    while let next = pending.popLast() {
      if let input = next as? GTKTextInputView {
        if input.holdsSelection { inputs.append(input) }
      } else {
        pending += next.subviews
      }
    }
    keepSelections(of: inputs[...], body)
  }

  private static func keepSelections(of inputs: ArraySlice<GTKTextInputView>, _ body: () -> Void) {
    guard let input = inputs.first else { return body() }
    let selection = input.selection
    input.session.change {
      keepSelections(of: inputs.dropFirst(), body)
      input.widgetSelection = selection
    }
  }
}
#endif

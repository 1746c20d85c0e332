import AlidadeRender

/// Text that the user can select.
extension ListMounter {
  /// The object that selects text; `nil` if the user can't select any.
  var selectingText: TextSelecting? { TextSelecting(self) }

  /// Shows which text is selected, in the rows that have views.
  func showTextSelection() {
    guard options.textSelection != nil || textSelector.isOffered else { return }
    defer { connection.commandsDidChange(of: self) }
    let selecting = selectingText
    let isSelectable = selecting != nil
    offerTextSelection(isSelectable)
    if !isSelectable {
      textSelector.clear()
      reportRowSelection()
    }
    selecting?.follow()
    let range = textSelector.range
    guard range != nil || textSelector.isShown else { return }
    textSelector.isShown = range != nil
    for row in roots.rows {
      roots[row]?.showSelectedText(range?.part(in: row), version: textSelector.version)
    }
  }

  /// Sets whether the view reports presses on text.
  func offerTextSelection(_ isSelectable: Bool) {
    guard textSelector.isOffered != isSelectable else { return }
    textSelector.isOffered = isSelectable
    scrolled.view?.selectsText = isSelectable
  }

  func scrollView(_ scrollView: any ScrollView, didPressText press: TapEvent) -> Bool {
    selectingText?.press(press, at: scrolled.point(inViewport: press.location)) ?? false
  }

  private func reportRowSelection() {
    guard options.textSelection != nil else { return }
    Diagnostics.reportOnce(
      Diagnostic(
        "A list lets the user select both rows and text.",
        remedy: """
          A click and a drag select either rows or text. Remove .selection or .textSelection. Until then, the user \
          selects rows.
          """))
  }
}

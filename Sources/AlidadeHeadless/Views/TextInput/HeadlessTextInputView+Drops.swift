import AlidadeLayout
import AlidadeRender

// Text that the user drops on the view.
extension HeadlessTextInputView {
  /// Returns `true` if the view itself inserts content that is dropped on it, before the components
  /// around it get the content.
  func takesDrop(of content: TransferContent) -> Bool {
    canBeEdited && session.holdsAllText && TransferKinds.text.choice(of: content) != nil
  }

  /// Inserts text between the characters at a point, or replaces the selection that is there.
  ///
  /// Otherwise, the selection stays where it is in the text.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  func drop(_ text: String, at point: Point) -> Bool {
    guard canBeEdited else { return false }
    let (selection, place) = (shownSelection, position(at: point))
    let selected = selection.range
    let isOnSelection =
      !selected.isEmpty && place >= selected.lowerBound && place <= selected.upperBound
    let range = isOnSelection ? selected : place..<place
    guard
      let entered = session.acceptedInput(text, replacing: range, maximumLength: maximumLength)
    else { return true }
    let count = entered.scalarCount
    func moved(_ end: Int) -> Int {
      if isOnSelection { return range.lowerBound }
      return end > place ? end + count : end
    }
    edit(
      range, entered,
      TextSelection(anchor: moved(selection.anchor), caret: moved(selection.caret)))
    return true
  }

  /// Returns the position in the text that is nearest to a point, in Unicode scalars.
  private func position(at point: Point) -> Int {
    guard let measurer = host?.measurer else { return widgetCount }
    let insets = measurer.textInputMetrics(of: kind).insets
    let width = max(0, frame.size.width - insets.total.width)
    let content = TextContent(runs: [TextRun(shownText, style: textStyle)])
    let layout = measurer.layout(content, width: kind == .multiLine ? width : .infinity)
    let y = kind == .multiLine ? point.y - insets.top : 0
    let hit = layout.place(at: Point(x: point.x - insets.start, y: y), width: width)
    let end = shownText.utf8.index(shownText.startIndex, offsetBy: hit.offset)
    return shownText.unicodeScalars.distance(from: shownText.startIndex, to: end)
  }
}

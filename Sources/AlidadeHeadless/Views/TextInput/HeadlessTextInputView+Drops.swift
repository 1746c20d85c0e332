import AlidadeLayout
import AlidadeRender

// Text that the user drops on the view.
extension HeadlessTextInputView {
  /// Returns `true` if the view itself inserts content that is dropped on it, before the components
  /// around it get the content.
  func takesDrop(of content: TransferContent) -> Bool {
    canBeEdited && session.holdsAllText && TransferKinds.text.choice(of: content) != nil
  }

  /// Returns `true` if the user can drop text at a point: anywhere but on the selection of an editor.
  func accepts(dropAt point: Point) -> Bool {
    kind != .multiLine || !isSelected(position(at: point))
  }

  /// Inserts text between the characters at a point.
  ///
  /// A field replaces the selection that is there; otherwise, the selection stays where it is in the
  /// text. An editor has the caret after the text.
  ///
  /// - Returns: `true` if a user could do so.
  @discardableResult
  func drop(_ text: String, at point: Point) -> Bool {
    guard canBeEdited else { return false }
    let (selection, place) = (shownSelection, position(at: point))
    let isOnSelection = isSelected(place)
    let range = isOnSelection ? selection.range : place..<place
    guard
      let entered = session.acceptedInput(text, replacing: range, maximumLength: maximumLength)
    else { return true }
    let count = entered.scalarCount
    func moved(_ end: Int) -> Int {
      if isOnSelection { return range.lowerBound }
      return end > place ? end + count : end
    }
    let kept = TextSelection(anchor: moved(selection.anchor), caret: moved(selection.caret))
    edit(range, entered, kind == .multiLine ? nil : kept)
    return true
  }

  /// Returns `true` if a position is in the selection, or at one of its ends.
  private func isSelected(_ place: Int) -> Bool {
    let selected = shownSelection.range
    return !selected.isEmpty && place >= selected.lowerBound && place <= selected.upperBound
  }

  /// Returns the position in the text that is nearest to a point, in Unicode scalars.
  private func position(at point: Point) -> Int {
    guard let measurer = host?.measurer else { return widgetCount }
    let insets = measurer.textInputMetrics(of: kind).insets
    let width = max(0, frame.size.width - insets.total.width)
    let visible = masked(shownText)
    let content = TextContent(runs: [TextRun(visible, style: textStyle)])
    let layout = measurer.layout(content, width: kind == .multiLine ? width : .infinity)
    let y = kind == .multiLine ? point.y - insets.top : 0
    let hit = layout.place(at: Point(x: point.x - insets.start, y: y), width: width)
    // Characters are as many as dots.
    let end = visible.utf8.index(visible.startIndex, offsetBy: hit.offset)
    let count = visible.distance(from: visible.startIndex, to: end)
    return String(shownText.prefix(count)).scalarCount
  }
}

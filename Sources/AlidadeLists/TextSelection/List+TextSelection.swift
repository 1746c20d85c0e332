/// The text that the user can select in a list.
struct SelectableText: Sendable {
  /// Returns the text of the row of an element, or `nil` for an element of another type.
  ///
  /// The closure is `nil` to copy the text that rows show.
  var text: (@Sendable (Any) -> String?)?
  /// Called with the copied text.
  var didCopy: (@MainActor @Sendable (String) -> Void)?
}

extension List {
  /// Enables the user to select the text of rows, from one row to another, and copy it.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }.textSelection()
  /// ```
  ///
  /// The pointer selects the text of `Text` components: a drag selects from one character to
  /// another, a double click selects a word, and a triple click selects a whole `Text`. With Shift,
  /// a click extends the selection; after a click, so do the arrow keys, Home and End. Beyond an
  /// edge of the list, a drag scrolls. Control-A selects all text, Control-C copies the selected
  /// text, and Escape or a click elsewhere in the list clears the selection. On Linux, the middle
  /// button pastes the text that was selected last. The text of buttons and of other elements that
  /// can be pressed can't be selected, and neither can text in a row that scrolls by itself.
  ///
  /// The text is in the order of the components. Rows are joined by line feeds; the texts of a row
  /// are joined by a tab if they are next to each other, and otherwise by a line feed. A row
  /// without `Text` adds nothing. In a truncated text, the ellipsis represents everything that
  /// isn't shown.
  ///
  /// The selection belongs to the rows where it begins and ends, even while they aren't visible,
  /// and contains all rows between them. If such a row is removed, the selection ends at the
  /// nearest remaining row. If the text of a row becomes shorter, the selection ends no later than
  /// the end of that text.
  ///
  /// Selected rows that have no views are built and laid out in the background when they are
  /// copied, and then released. Copying continues if the list changes in the meantime, and ends
  /// when the user copies again. If there are many rows, ``textSelection(_:)`` is faster.
  ///
  /// In a list with a row selection, clicks and drags select rows. The user can't select text in
  /// it, which is reported. In a list whose rows can be moved, a drag moves them, and only clicks
  /// select text.
  public func textSelection() -> List {
    with { $0.textSelection = SelectableText(didCopy: $0.textSelection?.didCopy) }
  }

  /// Enables the user to select the text of rows, and to copy the text that the application
  /// provides for each row.
  ///
  /// ```swift
  /// List(log.lines) { LineRow(line: $0) }
  ///   .textSelection { (line: LogLine) in "\(line.time) \(line.text)" }
  /// ```
  ///
  /// This method is like ``textSelection()``, but rows that are selected as a whole aren't built to
  /// copy their text, so the user can copy millions of rows. For a row that is only partly
  /// selected, the visible text is copied; the same applies to headers and footers of sections.
  ///
  /// - Parameter text: returns the text of an element's row; called on any thread.
  public func textSelection<Element>(_ text: @escaping @Sendable (Element) -> String) -> List {
    with {
      $0.textSelection = SelectableText(
        text: { element in (element as? Element).map(text) }, didCopy: $0.textSelection?.didCopy)
    }
  }

  /// Calls a closure when the user has copied selected text, in a list with ``textSelection()``.
  ///
  /// The text is already on the clipboard. The closure can replace it, for example with text that
  /// includes a note about its origin. A list without a text selection gets one.
  ///
  /// - Parameter action: called on the main thread with the text, once for each copy that wasn't
  ///   followed by another copy in the meantime.
  public func onTextCopy(perform action: @escaping @MainActor @Sendable (String) -> Void) -> List {
    with {
      var selectable = $0.textSelection ?? SelectableText()
      selectable.didCopy = action
      $0.textSelection = selectable
    }
  }
}

extension ListController {
  /// A Boolean value that is `true` if the user has selected text in the list.
  public var hasSelectedText: Bool { list?.textSelector.range != nil }

  /// Copies the text that the user has selected in the list, as Control-C does; does nothing if
  /// there is none.
  ///
  /// The text is assembled in the background, so it reaches the clipboard a little later.
  public func copySelectedText() { _ = list?.selectingText?.copy() }
}

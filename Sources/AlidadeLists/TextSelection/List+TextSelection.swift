import AlidadeCore

/// The text that the user can select in a list.
struct SelectableText: Sendable {
  /// Returns the text of the row of an element, or `nil` for an element of another type; `nil` to copy
  /// what rows show.
  var text: (@Sendable (Any) -> String?)?
  /// Called with text that was copied.
  var didCopy: (@MainActor @Sendable (String) -> Void)?
}

extension List {
  /// Lets the user select the text of rows, from one row to another, and copy it.
  ///
  /// ```swift
  /// List(messages) { MessageRow(message: $0) }.textSelection()
  /// ```
  ///
  /// The pointer selects the text of `Text` components: a drag from one character to another, a double
  /// click a word, and a triple click a whole `Text`. With Shift, a click extends the selection.
  /// Beyond an edge of the list, a drag scrolls. Control-A selects all text, Control-C copies the
  /// selected text, and Escape or a click elsewhere in the list selects none. The text of buttons, and
  /// of anything else that can be pressed, can't be selected, nor can text that scrolls by itself in a
  /// row.
  ///
  /// The text is in the order of the components. Rows are joined by line feeds; texts of a row by a tab
  /// if they are next to each other, and otherwise by a line feed. A row without `Text` adds nothing.
  /// Of a text that is truncated, the ellipsis stands for everything that isn't shown.
  ///
  /// The selection belongs to the rows where it begins and ends, also while they are out of sight, and
  /// contains all rows between them. If such a row is removed, the selection ends at the nearest row
  /// that is left. If a row gets a shorter text, it ends there at the latest.
  ///
  /// Selected rows that have no views are built and laid out in the background when they are copied,
  /// and then released. Copying goes on if the list changes meanwhile, and ends when the user copies
  /// again. If there are many rows, ``textSelection(_:)`` is faster.
  ///
  /// In a list with a row selection, clicks and drags select rows. The user can't select text there,
  /// which is reported. In a list whose rows can be moved, a drag moves them, and only clicks select
  /// text.
  public func textSelection() -> List {
    with { $0.textSelection = SelectableText(didCopy: $0.textSelection?.didCopy) }
  }

  /// Lets the user select the text of rows, and copy a text that the application gives for each row.
  ///
  /// ```swift
  /// List(log.lines) { LineRow(line: $0) }
  ///   .textSelection { (line: LogLine) in "\(line.time) \(line.text)" }
  /// ```
  ///
  /// It is like ``textSelection()``, but rows that are selected as a whole aren't built to copy their
  /// text, so the user can copy millions of rows. Of a row that is selected in part, what it shows is
  /// copied, and so are headers and footers of sections.
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
  /// The text is on the clipboard by then. The closure can put something else there, such as a text with
  /// a note on its origin. A list without a text selection gets one.
  ///
  /// - Parameter action: called on the main thread with the text, once for each copy that wasn't
  ///   followed by another one in the meantime.
  public func onTextCopy(_ action: @escaping @MainActor @Sendable (String) -> Void) -> List {
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

  /// Copies the text that the user has selected in the list, as Control-C does; does nothing if there
  /// is none.
  ///
  /// The text is put together in the background, so it is on the clipboard a little later.
  public func copySelectedText() { _ = list?.selectingText?.copy() }
}

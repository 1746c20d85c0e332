import AlidadeCore
import AlidadeRender

extension List {
  /// Enables the user to select any number of rows.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .selection(context.binding(\.selected), onActivate: { id in open(id) })
  /// ```
  ///
  /// A click selects a row; with Control, it adds or removes the row; with Shift, it selects all
  /// rows from the most recently selected one. The arrow keys, Page Up, Page Down, Home and End do
  /// the same with the row that they move to. A drag over rows selects them. Components of a row
  /// read ``IsRowSelected``.
  ///
  /// The list itself never removes an id: the ids of elements that were removed or filtered out
  /// stay selected until the application removes them, or the user selects other rows instead.
  ///
  /// - Parameters:
  ///   - selection: the ids of the selected elements; set once for each change by the user.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<Set<ID>>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> List {
    selecting(SelectionOfMany(selection, onActivate: onActivate))
  }

  /// Enables the user to select at most one row.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }.selection(context.binding(\.current))
  /// ```
  ///
  /// - Parameters:
  ///   - selection: the id of the selected element; `nil` for none.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<ID?>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> List {
    selecting(SelectionOfOne(selection, onActivate: onActivate))
  }

  /// Enables the user to select a different row in place of the selected one, as in a sidebar.
  ///
  /// ```swift
  /// List(mailboxes) { MailboxRow(mailbox: $0) }.selection(context.binding(\.mailbox))
  /// ```
  ///
  /// Nothing that the user does clears the selection. If the selected element is removed, its id
  /// stays selected until the application or the user selects another one.
  ///
  /// - Parameters:
  ///   - selection: the id of the selected element.
  ///   - onActivate: called with the id of a row that the user double-clicks, or that has the
  ///     keyboard focus when Enter is pressed.
  @_disfavoredOverload  // Bindings to optionals and sets fit, too.
  public func selection<ID: Hashable & Sendable>(
    _ selection: Binding<ID>, onActivate: (@MainActor @Sendable (ID) -> Void)? = nil
  ) -> List {
    selecting(SelectionOfExactlyOne(selection, onActivate: onActivate))
  }

  /// Enables the user to find rows by typing the beginning of their text, in a list with a
  /// selection.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .selection(context.binding(\.selected))
  ///   .typeToFind(\Mail.subject)
  /// ```
  ///
  /// The next row whose text begins with the typed characters is selected, regardless of case. If
  /// there is none, typing the same character again moves to the next row that begins with it.
  /// After a second without typing, a new search begins.
  ///
  /// - Parameter text: returns the text of an element; called on any thread.
  public func typeToFind<Element>(_ text: @escaping @Sendable (Element) -> String) -> List {
    with { $0.text = { element in (element as? Element).map(text) } }
  }

  /// Returns the ids of the selected elements; ids of another type are reported.
  package func selectedIDs<ID: Hashable & Sendable>(as type: ID.Type) -> Set<ID> {
    if let ids = content.selection?.ids(as: type) { return ids }
    Diagnostics.reportOnce(
      Diagnostic(
        "The menu of a list is for ids that the list doesn't select.",
        values: [
          "menu       \(type)",
          "selection  \(content.selection == nil ? "none" : "of another type")",
        ],
        remedy: """
          Write .contextMenu(forSelectionType:) after .selection, with the type of its ids. Until then, the menu is for no \
          row.
          """))
    return []
  }

  private func selecting(_ selection: any RowSelection) -> List {
    var list = self
    list.content = ListContent(
      content.rows, estimatedRowHeight: content.estimatedRowHeight, selection: selection)
    return list
  }
}

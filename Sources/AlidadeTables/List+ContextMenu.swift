import AlidadeComponents
import AlidadeCore
import AlidadeLists

extension List {
  /// Adds a menu for the selected rows to a list with a selection.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .selection(context.binding(\.selected))
  ///   .contextMenu(forSelectionType: Mail.ID.self) { ids in
  ///     if !ids.isEmpty { MenuItem("Delete", isDestructive: true) { delete(ids) } }
  ///   }
  /// ```
  ///
  /// The menu opens with the secondary button of the pointer, a long press, the menu key, or Shift and
  /// F10. On one of the selected rows, it is for all of them; another row is selected first. Below the
  /// last row, none is selected, so the menu is for the list itself. It doesn't open if it has no
  /// elements.
  ///
  /// Write it after all modifiers that only lists have. A ``Table`` has a modifier of its own. A context menu in a row opens in place of this
  /// one.
  ///
  /// - Parameters:
  ///   - type: the type of the ids.
  ///   - elements: returns the elements of the menu for the ids of the selected elements, which include
  ///     those of elements that are filtered out.
  public func contextMenu<ID: Hashable & Sendable>(
    forSelectionType type: ID.Type, @MenuBuilder _ elements: (Set<ID>) -> [MenuElement]
  ) -> some Component {
    contextMenu { elements(selectedIDs(as: type)) }
  }
}

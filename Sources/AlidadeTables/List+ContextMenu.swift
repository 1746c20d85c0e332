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
  /// The menu opens with the secondary button of the pointer, a long press, the menu key, or
  /// Shift-F10. On a selected row, it applies to all selected rows; any other row is selected
  /// first. Below the last row, the selection is cleared, so the menu applies to the list itself.
  /// The menu doesn't open if it has no elements.
  ///
  /// Apply it after all modifiers that are specific to lists. A ``Table`` has its own modifier. A
  /// context menu in a row opens in place of this one.
  ///
  /// - Parameters:
  ///   - type: the type of the ids.
  ///   - elements: returns the elements of the menu for the ids of the selected elements, including
  ///     those of elements that are filtered out.
  public func contextMenu<ID: Hashable & Sendable>(
    forSelectionType type: ID.Type, @MenuBuilder _ elements: (Set<ID>) -> [MenuElement]
  ) -> some Component {
    contextMenu { elements(selectedIDs(as: type)) }
  }
}

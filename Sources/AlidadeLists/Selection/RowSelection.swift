import AlidadeCore
import AlidadeRender

/// The selected rows of a list in one generation, and the way to change them.
///
/// The ids are those of the application, including ids of rows that aren't in the list.
protocol RowSelection: AnyObject, Sendable {
  var mode: RowSelectionMode { get }

  /// The number of selected ids.
  var count: Int { get }

  /// A Boolean value that is `true` if the user can clear the selection.
  var canBeEmpty: Bool { get }

  /// Returns the selected ids if they have a type; `nil` otherwise.
  func ids<Other: Hashable & Sendable>(as type: Other.Type) -> Set<Other>?

  /// Returns `true` if the row with a key is selected.
  func contains(_ key: ComponentKey) -> Bool

  /// Returns `true` if an id is selected that wasn't selected in a previous selection.
  ///
  /// - Complexity: O(selected ids).
  func adds(to previous: any RowSelection) -> Bool

  /// Changes the selection, if that makes a difference.
  ///
  /// The change is shown before this returns, because the next key or click can arrive before the
  /// next frame.
  ///
  /// - Parameters:
  ///   - change: the change.
  ///   - base: the selection to which the change applies.
  @MainActor func apply(_ change: SelectionChange, to base: any RowSelection)

  /// A Boolean value that is `true` if rows have an action.
  var hasAction: Bool { get }

  /// Performs the action of a row.
  ///
  /// - Returns: `true` if there is an action.
  @MainActor func activate(_ key: ComponentKey) -> Bool
}

extension RowSelection {
  /// `true` unless one row is always selected.
  var canBeEmpty: Bool { true }

  /// A Boolean value that is `true` if no id is selected.
  var isEmpty: Bool { count == 0 }
}

extension ComponentKey {
  /// Returns the ids that keys were created from, and reports ids of another type.
  package static func ids<ID: Hashable & Sendable>(
    of keys: [ComponentKey], as type: ID.Type
  ) -> [ID] {
    let ids = keys.compactMap { $0.id(as: type) }
    if ids.count < keys.count {
      Diagnostics.report(
        Diagnostic(
          "The ids that a list is asked to pass on have another type than those of its rows.",
          values: ["wanted  \(type)", "row     \"\(keys.first?.description ?? "")\""],
          remedy: """
            Use the ids of the elements: bind a selection to a Set<Mail.ID>, a Mail.ID? or a Mail.ID, and take a \
            RowMove<Mail.ID> in the closure of onMove, or a RowInsertionPoint<Mail.ID> in that of onInsert. Until then, \
            the rows can't be selected or moved, and nothing can be dropped between them.
            """))
    }
    return ids
  }
}

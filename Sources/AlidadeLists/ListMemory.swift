/// The state of the rows of a list, and its scroll position, while the list isn't shown.
///
/// ```swift
/// List(mails) { MailRow(mail: $0) }.remembered(by: memory)
/// ```
///
/// When its component is removed, a list loses its state, as all components do. With a memory,
/// which belongs to the application's model or to the state of an enclosing component, the list
/// continues where it was when it is shown again: at the same row, even if rows have been added
/// above it in the meantime, and with the state of the rows that still exist.
///
/// A memory belongs to one list at a time. It keeps the rows that were last shown. To keep the
/// state of the rows until the program runs again, save its ``savedRows``; to keep the position of
/// the reader, save ``ListController/position``.
public final class ListMemory: Sendable {
  let trees: RowTrees

  /// Creates an empty memory.
  public init() { trees = RowTrees() }

  /// Creates a memory of rows that were saved, possibly by an earlier run of the program.
  ///
  /// The components in these rows begin with the saved states when they are first shown.
  public init(restoring saved: SavedRows) { trees = RowTrees(restoring: saved) }

  /// The states of the rows, to be saved.
  ///
  /// This property can be read on any thread.
  ///
  /// - Complexity: O(components) of the rows that have state; O(rows) until all restored rows have
  ///   been shown.
  public var savedRows: SavedRows { trees.savedRows }
}

extension ListMemory: Equatable {
  /// Returns `true` if both are the same object.
  public static func == (one: ListMemory, other: ListMemory) -> Bool { one === other }
}

extension List {
  /// Keeps the state of the rows and the scroll position in an object while the list isn't shown.
  public func remembered(by memory: ListMemory) -> List {
    with { $0.memory = memory }
  }
}

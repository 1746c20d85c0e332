import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The options of a list that its modifiers set.
struct ListOptions: Sendable {
  /// The kind of the list for assistive technologies.
  var kind = ListKind.list
  /// The axis along which the rows are arranged.
  var axis = Axis.vertical
  /// The smallest width of the rows, in points; if the list is narrower, it scrolls sideways.
  var minimumRowWidth = 0.0
  /// The horizontal position; `nil` if the rows are as wide as the list.
  var sideways: SidewaysScroll?
  /// The position at which the list opens.
  var start: ListPosition?
  /// A Boolean value that is `true` if the list stays at its end when rows are added there.
  var followsEnd = false
  /// A Boolean value that is `true` if the list stays at its start when rows are added there; `nil`
  /// to do so unless the application loads them when the user scrolls there.
  var staysAtStart: Bool?
  /// A Boolean value that is `true` if the header of the topmost visible section stays visible.
  var hasStickyHeaders = true
  /// A Boolean value that is `true` if the footer of the lowest visible section stays visible.
  var hasStickyFooters = false
  /// Called when the visible rows change.
  var visibleRowsDidChange: (@MainActor @Sendable (VisibleRows) -> Void)?
  /// The value whose change is reported even if the visible rows are the same; `nil` without
  /// an action.
  var visibleRowsID: ComponentKey?
  /// Called when rows have been visible for some time.
  var seen: SeenAction?
  /// Called when the user scrolls near the first row.
  var nearStart: Approach?
  /// Called when the user scrolls near the last row.
  var nearEnd: Approach?
  /// Returns the text by which an element is found by typing, or `nil` for an element of another
  /// type.
  ///
  /// The closure is `nil` if elements can't be found by typing.
  var text: (@Sendable (Any) -> String?)?
  /// The text that the user can select; `nil` if there is none.
  var textSelection: SelectableText?

  /// The object that keeps the state of the rows while the list isn't shown.
  var memory: ListMemory?
  /// The columns of rows; `nil` if each row is as wide as the list.
  var columns: Columns?
  /// The animation of rows when elements change; `nil` for that of the change.
  var animation: Animation?
  /// The lines between rows, from left to right; `nil` if there are none.
  var separator: RowSeparator?
  /// The rows that the user can move; `nil` if there are none.
  var moving: MovableRows?
  /// The content that the user can drop between rows; `nil` if there is none.
  var insertable: InsertableContent?
  /// Returns the content of the rows with some keys, which the user drags out of the list, or `nil`
  /// if there is none.
  ///
  /// The closure is `nil` if the content of rows can't be dragged.
  var draggedContent: (@MainActor @Sendable (_ keys: [ComponentKey]) -> TransferContent?)?
  /// The rows that the user can swipe aside to reveal their actions; `nil` if there are none.
  var swiping: SwipeableRows?
  /// Expands or collapses the nodes of rows; `nil` if the list shows no tree.
  var setExpanded: (@MainActor @Sendable ([ComponentKey], Bool) -> Void)?

  /// A Boolean value that is `true` if the list stays at its start when rows are added there.
  var followsStart: Bool { staysAtStart ?? (nearStart == nil) }

  /// The columns of rows, and the space between them.
  struct Columns: Sendable {
    let columns: ListColumns
    /// The space between columns, in points.
    let spacing: Double
    /// The space between lines, in points.
    let lineSpacing: Double
  }

  /// An action for rows that the user has seen.
  struct SeenAction: Sendable {
    /// The time for which a row must be visible.
    let duration: Duration
    let action: @MainActor @Sendable ([ComponentKey]) -> Void
  }

  /// An action for scrolling near an end of the list.
  struct Approach: Sendable {
    /// The number of rows between the visible rows and the end.
    let distance: Int
    let action: Action

    /// A closure that is called with the first or the last element.
    enum Action: Sendable {
      case call(@MainActor @Sendable (ComponentKey) -> Void)
      /// A closure that returns once the application has added the elements beyond, and throws if
      /// it couldn't.
      case load(@MainActor @Sendable (ComponentKey) async throws -> Void)
    }
  }
}

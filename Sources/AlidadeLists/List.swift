import AlidadeCore
import AlidadeDiffing

/// A scrolling list of rows of any height.
///
/// Only visible rows have views.
///
/// ```swift
/// List(messages, id: \.id) { message in MessageRow(message: message) }
/// ```
///
/// Rows are built and laid out ahead, off the main thread. Their views are recycled: a row that
/// becomes visible takes over the views of a row with the same structure that was scrolled out of
/// view. Rows have an estimated height until they are measured. When a measured height differs, or
/// rows are inserted or removed above, the visible rows stay in place. A list that is scrolled to
/// its very top shows rows that are inserted there.
///
/// The wheel, the touchpad, the scroll bar and the keyboard scroll the list. The arrow keys, Page
/// Up, Page Down, Home and End move the keyboard focus from row to row. The focused row keeps its
/// views when it is scrolled out of view.
///
/// The state of a row belongs to its id, even while the row isn't visible. Showing the list without
/// an id ends the id's row: if the id comes back later, it belongs to a new row. An id that is
/// removed and added again before the list is shown without it still belongs to the same row. A row
/// that is far from the visible rows is released except for the state of its components, whether or
/// not that state has changed; its controllers stay active. If the row has no state, nothing is
/// kept: its controllers end, and start again when the row comes back.
///
/// Two elements with the same id are reported, and distinguished by their positions.
///
/// The list takes all the available space, and scrolls vertically unless ``axis(_:)`` specifies
/// otherwise. If the space is unbounded, as in a `Scroll` or in a row of another list, the list is
/// as tall as all its rows and scrolls with the enclosing component. Only visible rows have views.
/// Its height is the sum of the heights of measured rows and of estimates for the others.
public struct List: AlwaysRebuilt {
  /// The state of a list, which holds the state of its rows.
  public struct State: Sendable {
    let trees = RowTrees()
    /// The height of the rows of an inline list; `nil` until one is measured.
    var height: InlineHeight?
  }

  var content: ListContent
  private let controller: ListController?
  var options = ListOptions()

  init(_ rows: some ListRows, estimatedRowHeight: Double, controller: ListController?) {
    let isUsable = estimatedRowHeight >= 1 && estimatedRowHeight.isFinite
    self.controller = controller
    content = ListContent(rows, estimatedRowHeight: isUsable ? estimatedRowHeight.rounded() : 44)
  }

  /// Creates a list of elements that are identified by a property.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - id: a property that is unique for each element.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of an element's row; called on any thread.
  @inlinable
  public init<Data, ID, Row>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    controller: ListController? = nil, row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable,
    Row: Component
  {
    // Inlined, so that comparing elements is compiled for their type, which makes it many times as
    // fast.
    self.init(
      data, id: id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0[keyPath: id] }, isCanceled: $2) },
      component: { AnyComponent(row($0)) })
  }

  /// Creates a list whose elements are compared by a closure.
  @usableFromInline
  package init<Data, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double,
    controller: ListController?,
    compare: @escaping @Sendable (Data, Data, () -> Bool) -> OffsetMap?,
    component: @escaping @Sendable (Data.Element) -> AnyComponent
  )
  where Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable {
    self.init(
      CollectionRows(data: data, id: id, compare: compare, row: component),
      estimatedRowHeight: estimatedRowHeight, controller: controller)
  }

  /// Creates a list of elements that are identified by a property, with row content that can use
  /// `if`, `switch` and `for`.
  @inlinable
  @_disfavoredOverload
  public init<Data, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Data.Element) -> ComponentList
  )
  where Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable {
    self.init(
      data, id: id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0[keyPath: id] }, isCanceled: $2) },
      component: { AnyComponent(row($0)) })
  }

  /// Creates a list of identifiable elements.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - estimatedRowHeight: the assumed height of rows until they are measured, in points; a value
  ///     that is less than 1 or not finite is replaced by 44.
  ///   - controller: a controller that scrolls the list from code.
  ///   - row: returns the component of an element's row; called on any thread.
  @inlinable
  public init<Data, Row>(
    _ data: Data, estimatedRowHeight: Double = 44, controller: ListController? = nil,
    row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Data.Element: Identifiable,
    Data.Element.ID: Sendable, Row: Component
  {
    self.init(
      data, id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) },
      component: { AnyComponent(row($0)) })
  }

  /// Creates a list of identifiable elements, with row content that can use `if`, `switch` and
  /// `for`.
  @inlinable
  @_disfavoredOverload
  public init<Data>(
    _ data: Data, estimatedRowHeight: Double = 44, controller: ListController? = nil,
    @ComponentBuilder row: @escaping @Sendable (Data.Element) -> ComponentList
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Data.Element: Identifiable,
    Data.Element.ID: Sendable
  {
    self.init(
      data, id: \.id, estimatedRowHeight: estimatedRowHeight, controller: controller,
      compare: { OffsetMap(from: $0, to: $1, id: { $0.id }, isCanceled: $2) },
      component: { AnyComponent(row($0)) })
  }

  /// Returns the state of a list whose rows have no state yet.
  public func initialState() -> State { State() }

  /// Returns the scroll view.
  public func body(_ context: Context<State>) -> some Component {
    let trees = options.memory?.trees ?? context.state.trees
    let content = content.newest.evaluated(after: trees.content)
    // Finding a row takes time, so don't do it later on the main thread.
    let start = options.opening(content, after: trees.content)
    return ListViewport(
      source: ListSource(
        content: content, parent: context.parentComponent, trees: trees, controller: controller,
        options: options, start: start, context: context),
      measured: context.state.height)
  }
}

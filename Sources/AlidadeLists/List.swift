import AlidadeCore

/// Scrolls rows of any height, of which only those in sight have views.
///
/// ```swift
/// List(messages, id: \.id) { message in MessageRow(message: message) }
/// ```
///
/// Rows are built and laid out ahead, off the main thread. Their views are recycled: a row that
/// comes into sight takes over the views of a row of the same structure that went out of it. Rows
/// that were not measured yet count with an estimated height; when they turn out to be larger or
/// smaller, and when rows come and go above, what is in sight stays where it is. At its very top a
/// list shows what is new there.
///
/// The wheel, the touchpad, the scroll bar and the keyboard scroll. The arrow keys, Page Up, Page
/// Down, Home and End move the keyboard focus from row to row; the row that has it keeps its views
/// when it goes out of sight.
///
/// What a row remembers follows its id, also while the row is out of sight. A list that is shown
/// without that id ends the row: if the id comes back in a later list, it is that of a new row. An
/// id that is removed and added again before the list is shown without it stays that of the same
/// row. What a row shows is let go of when it is far out of sight, but not the state of the components
/// in it, whether or not it has changed; a row without state leaves nothing behind. Controllers end
/// then, and begin anew when the row comes back, unless its state has changed.
///
/// Two elements with the same id are reported; they are then told apart by their places.
///
/// The list takes all the space it is offered. Where that has no bound, as in a row of another list,
/// it is as tall as all its rows and has views for all of them, which is reported when they are
/// many.
public struct List: AlwaysRebuilt {
  /// What a list remembers: what its rows remember.
  public struct State: Sendable {
    let trees = RowTrees()
  }

  private let content: ListContent
  private let handle: ListHandle?

  /// Makes a list of elements with a property that tells them apart.
  ///
  /// If the elements can be compared, a list of equal ones is known to have the same rows.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - id: a property that no two elements share.
  ///   - estimatedRowHeight: the height that rows are taken to have until they are measured, in
  ///     points; 44 in place of one that is not finite or less than 1.
  ///   - handle: lets code scroll the list.
  ///   - row: what the row of an element shows; called on any thread.
  public init<Data, ID, Row>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    handle: ListHandle? = nil, row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable,
    Row: Component
  {
    let isUsable = estimatedRowHeight >= 1 && estimatedRowHeight.isFinite
    self.handle = handle
    content = ListContent(
      data: data, count: data.count,
      estimatedRowHeight: isUsable ? estimatedRowHeight.rounded() : 44,
      key: { ComponentKey(data[data.startIndex + $0][keyPath: id]) },
      component: { AnyComponent(row(data[data.startIndex + $0])) },
      hasSameData: { (data as? any Equatable)?.isEqual(to: $0) ?? false })
  }

  /// Makes a list of elements with a property that tells them apart, whose rows are written with `if`,
  /// `switch` and `for`; otherwise the same.
  @_disfavoredOverload
  public init<Data, ID>(
    _ data: Data, id: KeyPath<Data.Element, ID> & Sendable, estimatedRowHeight: Double = 44,
    handle: ListHandle? = nil,
    @ComponentBuilder row: @escaping @Sendable (Data.Element) -> ComponentList
  )
  where Data: RandomAccessCollection & Sendable, Data.Index == Int, ID: Hashable & Sendable {
    self.init(
      data, id: id, estimatedRowHeight: estimatedRowHeight, handle: handle,
      row: { element -> ComponentList in row(element) })
  }

  /// Makes a list of elements that have identities.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - estimatedRowHeight: the height that rows are taken to have until they are measured, in
  ///     points; 44 in place of one that is not finite or less than 1.
  ///   - handle: lets code scroll the list.
  ///   - row: what the row of an element shows; called on any thread.
  public init<Data, Row>(
    _ data: Data, estimatedRowHeight: Double = 44, handle: ListHandle? = nil,
    row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Data.Element: Identifiable,
    Data.Element.ID: Sendable, Row: Component
  {
    self.init(
      data, id: \.id, estimatedRowHeight: estimatedRowHeight, handle: handle, row: row)
  }

  /// Makes a list of elements that have identities, whose rows are written with `if`, `switch` and
  /// `for`.
  @_disfavoredOverload
  public init<Data>(
    _ data: Data, estimatedRowHeight: Double = 44, handle: ListHandle? = nil,
    @ComponentBuilder row: @escaping @Sendable (Data.Element) -> ComponentList
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Data.Element: Identifiable,
    Data.Element.ID: Sendable
  {
    self.init(
      data, id: \.id, estimatedRowHeight: estimatedRowHeight, handle: handle,
      row: { element -> ComponentList in row(element) })
  }

  /// Nothing, until rows change what they remember.
  public func initialState() -> State { State() }

  /// The view that scrolls.
  public func body(_ context: Context<State>) -> some Component {
    ListViewport(
      source: ListSource(
        content: content, parent: context.asParent, trees: context.state.trees, handle: handle))
  }
}

extension Equatable {
  fileprivate func isEqual(to other: any Sendable) -> Bool { (other as? Self) == self }
}

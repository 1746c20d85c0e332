import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// Scrolls rows of any height, of which only those in sight have views.
///
/// ```swift
/// List(messages, id: \.id) { message in MessageRow(message: message) }
/// ```
///
/// Rows are built and laid out ahead, off the main thread. Their views are recycled: a row that comes into sight takes
/// over the views of a row of the same structure that went out of it. What a row remembers follows its id, also while the
/// row is out of sight. Rows that were not measured yet count with an estimated height; when they turn out to be larger
/// or smaller, what is in sight stays where it is.
///
/// The wheel, the touchpad, the scroll bar and the keyboard scroll. The arrow keys, Page Up, Page Down, Home and End move
/// the keyboard focus from row to row; the row that has it keeps its views when it goes out of sight.
///
/// The list takes all the space it is offered.
public struct List: ViewComponent {
  private let content: ListContent
  private let handle: ListHandle?

  /// Makes a list of elements that can be compared as a whole.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - id: a property that no two elements share.
  ///   - estimatedRowHeight: the height that rows are taken to have until they are measured, in points.
  ///   - handle: lets code scroll the list.
  ///   - row: what the row of an element shows; called on any thread.
  public init<Data, Id, Row>(
    _ data: Data, id: KeyPath<Data.Element, Id> & Sendable, estimatedRowHeight: Double = 44,
    handle: ListHandle? = nil, row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable & Equatable, Data.Index == Int,
    Id: Hashable & Sendable, Row: Component
  {
    self.handle = handle
    content = List.content(data, id: id, estimatedRowHeight, row) { $0 == data }
  }

  /// Makes a list of elements that cannot be compared as a whole: every new list is taken to have other rows.
  ///
  /// - Parameters:
  ///   - data: the elements; indexed from zero.
  ///   - id: a property that no two elements share.
  ///   - estimatedRowHeight: the height that rows are taken to have until they are measured, in points.
  ///   - handle: lets code scroll the list.
  ///   - row: what the row of an element shows; called on any thread.
  public init<Data, Id, Row>(
    _ data: Data, id: KeyPath<Data.Element, Id> & Sendable, estimatedRowHeight: Double = 44,
    handle: ListHandle? = nil, row: @escaping @Sendable (Data.Element) -> Row
  )
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Id: Hashable & Sendable,
    Row: Component
  {
    self.handle = handle
    content = List.content(data, id: id, estimatedRowHeight, row) { _ in false }
  }

  private static func content<Data, Id, Row>(
    _ data: Data, id: KeyPath<Data.Element, Id> & Sendable, _ estimatedRowHeight: Double,
    _ row: @escaping @Sendable (Data.Element) -> Row,
    isSame: @escaping @Sendable (Data) -> Bool
  ) -> ListContent
  where
    Data: RandomAccessCollection & Sendable, Data.Index == Int, Id: Hashable & Sendable,
    Row: Component
  {
    let isUsable = estimatedRowHeight >= 1 && estimatedRowHeight.isFinite
    return ListContent(
      data: data, count: data.count, estimatedRowHeight: isUsable ? estimatedRowHeight.rounded() : 44,
      key: { ComponentKey(data[data.startIndex + $0][keyPath: id]) },
      component: { AnyComponent(row(data[data.startIndex + $0])) },
      hasSameData: { ($0 as? Data).map(isSame) ?? false })
  }

  /// The view that scrolls.
  public func view() -> ViewConfiguration? {
    var attributes: [ViewAttribute<any ScrollView>] = [
      ViewAttribute(
        .listContent, content, unapplicator: { view, _ in view.scrollDelegate = nil },
        updater: { view, _, content in
          (view.scrollDelegate as? ListMounter)?.setContent(content)
        }
      ) { view, content in
        guard let mounter = view.mountRecord?.mounter else { return }
        view.scrollDelegate = ListMounter(content, in: view, mounter: mounter)
      }
    ]
    if let handle {
      attributes.append(
        ViewAttribute(.listHandle, handle, unapplicator: { _, handle in handle.list = nil }) {
          view, handle in
          handle.list = view.scrollDelegate as? ListMounter
        })
    }
    return ViewConfiguration(.scroll(), attributes: attributes)
  }

  /// Takes all the space there is; without bound, the estimated height of all rows.
  public func layout(
    _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
  ) -> ComponentLayout {
    let height = Double(content.count) * content.estimatedRowHeight
    return ComponentLayout(
      size: range.clamp(
        Size(
          width: range.max.width.isFinite ? range.max.width : range.min.width,
          height: range.max.height.isFinite ? range.max.height : height)))
  }

  /// Nothing: a list can be as small as it must.
  public func minimumExtent(
    _ children: LayoutChildren, along axis: Axis, _ context: LayoutContext
  ) -> Double { 0 }
}

extension AttributeIdentifier {
  static let listContent: AttributeIdentifier = "alidade.list"
  static let listHandle: AttributeIdentifier = "alidade.list.handle"
}

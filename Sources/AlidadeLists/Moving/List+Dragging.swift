import AlidadeCore
import AlidadeRender

extension List {
  /// Enables the user to drag the content of rows out of the list: to components with a drop
  /// target, and to other programs.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .selection(context.binding(\.selected))
  ///   .draggableRows { (ids: [Mail.ID]) in .text(titles(of: ids)) }
  /// ```
  ///
  /// A drag takes the row on which it begins, or all selected rows if that row is one of them. In a
  /// list with ``onMove(within:perform:)``, the same drag also moves rows: lists in the same group
  /// get the rows, and everything else gets the content.
  ///
  /// A drag that something in the row uses, such as a button or a component with its own draggable
  /// content, doesn't take the row. A finger scrolls, and doesn't drag rows.
  ///
  /// - Parameter content: returns the content for the ids of the dragged elements, in the order of
  ///   the rows, or `nil` if there is none; called on the main thread when a drag begins. In a
  ///   tree, elements inside other dragged elements aren't among them.
  public func draggableRows<ID: Hashable & Sendable>(
    _ content: @escaping @MainActor @Sendable ([ID]) -> TransferContent?
  ) -> List {
    with {
      $0.draggedContent = { keys in
        let ids = ComponentKey.ids(of: keys, as: ID.self)
        return ids.isEmpty ? nil : content(ids)
      }
    }
  }

  /// Enables the user to drag rows out of the list as a value.
  ///
  /// ```swift
  /// List(contacts) { ContactRow(contact: $0) }
  ///   .draggableRows { (ids: [Contact.ID]) in ContactCards(ids.compactMap(contact)) }
  /// ```
  ///
  /// The value is encoded when it is dropped, on another thread. Otherwise, rows are dragged like
  /// those with other content.
  ///
  /// - Parameter value: returns the value for the ids of the dragged elements, in the order of the
  ///   rows; called on the main thread when a drag begins.
  public func draggableRows<ID: Hashable & Sendable, Value: Transferable>(
    _ value: @escaping @MainActor @Sendable ([ID]) -> Value
  ) -> List {
    draggableRows { (ids: [ID]) in TransferContent(value(ids)) }
  }
}

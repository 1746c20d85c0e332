import AlidadeCore
import AlidadeRender

extension List {
  /// Enables the user to drop content between rows, even from other programs.
  ///
  /// ```swift
  /// List(notes) { NoteRow(note: $0) }
  ///   .onInsert(of: .text) { (content: TransferContent, point: RowInsertionPoint<Note.ID>) in
  ///     guard case .text(let text) = content else { return }
  ///     context.update { $0.notes.insert(contentsOf: [Note(text)], at: point) }
  ///   }
  /// ```
  ///
  /// While acceptable content is over the list, a line shows where it will be inserted, and the
  /// list scrolls if the pointer is at an edge. The list itself changes nothing: it shows the data
  /// as the closure changes it. If that happens immediately, the rows make room with a spring, or
  /// with the animation of the list or of the change.
  ///
  /// Content over a component in a row that accepts it, such as text over a native text field, is
  /// dropped on that component. Rows that the list accepts with ``onMove(within:perform:)`` are
  /// moved, even if they have content. The content of other rows with `draggableRows(_:)` is
  /// inserted, even that of rows of the list itself.
  ///
  /// In a tree, the horizontal position of the pointer determines the level at which content is
  /// inserted. Content that is dropped onto a node that isn't a leaf is inserted as its last child;
  /// if the pointer rests there, the node is expanded. In a list of sections,
  /// ``RowInsertionPoint/section(_:)`` is the section.
  ///
  /// ```swift
  /// context.update { $0.folders.insert(contentsOf: folders, at: point, children: \.folders) }
  /// context.update { $0.mailboxes.insert(contentsOf: mails, at: point, elements: \.mails) }
  /// ```
  ///
  /// Nothing can be dropped between rows that the list sorts, such as those of a query with
  /// `sorted(by:)`, because that would suggest a place that the list doesn't keep. Nothing can be
  /// dropped in a list of sections as long as there are none.
  ///
  /// A list can have several of these modifiers. If several accept the content, values come
  /// before files, and files before text; of those for the same kind, the first one gets it.
  ///
  /// - Parameters:
  ///   - kinds: the accepted kinds of content, such as `[.value(Contact.self), .text]`.
  ///   - action: called on the main thread, once for each drop, with the content and its place. The
  ///     place is that of the drop, even if content from another program arrives later.
  public func onInsert<ID: Hashable & Sendable>(
    of kinds: TransferKinds,
    perform action:
      @escaping @MainActor @Sendable (TransferContent, RowInsertionPoint<ID>) -> Void
  ) -> List {
    let inserting = InsertableContent(kinds: kinds) { content, destination in
      let keys = [destination.next, destination.previous, destination.parent].compactMap { $0 }
      guard ComponentKey.ids(of: keys, as: ID.self).count == keys.count else { return }
      action(content, RowInsertionPoint(destination))
    }
    return with { $0.insertable = $0.insertable?.adding(inserting) ?? inserting }
  }

  /// Enables the user to drop a value between rows, even from other programs.
  ///
  /// ```swift
  /// List(contacts) { ContactRow(contact: $0) }
  ///   .onInsert(of: Contact.self) { (contact: Contact, point: RowInsertionPoint<Contact.ID>) in
  ///     context.update { $0.contacts.insert(contentsOf: [contact], at: point) }
  ///   }
  /// ```
  ///
  /// The value is decoded on another thread. A value that can't be decoded is reported, and not
  /// inserted. Apart from that, values are inserted like other content.
  ///
  /// - Parameters:
  ///   - type: the type of the value.
  ///   - action: called on the main thread, once for each drop, with the value and its place.
  public func onInsert<ID: Hashable & Sendable, Value: Transferable>(
    of type: Value.Type,
    perform action: @escaping @MainActor @Sendable (Value, RowInsertionPoint<ID>) -> Void
  ) -> List {
    onInsert(of: .value(type)) { (content: TransferContent, point: RowInsertionPoint<ID>) in
      if let value = content.value(as: type) { action(value, point) }
    }
  }
}

import AlidadeRender

/// The content that the user can drop between the rows of a list.
struct InsertableContent: Sendable {
  /// The kinds of content.
  let kinds: TransferKinds
  /// Inserts content at a place.
  let insert: @MainActor @Sendable (TransferContent, RowDestination) -> Void
}

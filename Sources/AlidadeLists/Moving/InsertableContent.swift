import AlidadeRender

/// The content that the user can drop between the rows of a list.
struct InsertableContent: Sendable {
  /// The kinds of content.
  let kinds: TransferKinds
  /// Inserts content at a place.
  let insert: @MainActor @Sendable (TransferContent, RowDestination) -> Void

  /// Returns content of the kinds of both, which the first one inserts as far as it accepts it.
  func adding(_ other: InsertableContent) -> InsertableContent {
    InsertableContent(kinds: [kinds, other.kinds]) { [self] content, destination in
      let inserting = kinds.contains(content) ? self : other
      inserting.insert(content, destination)
    }
  }
}

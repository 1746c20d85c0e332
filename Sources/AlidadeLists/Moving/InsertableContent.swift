import AlidadeRender

/// The content that the user can drop between the rows of a list.
struct InsertableContent: Sendable {
  /// The kinds of content.
  let kinds: TransferKinds
  /// Inserts content at a place.
  let insert: @MainActor @Sendable (TransferContent, RowDestination) -> Void

  /// Returns content of both kinds; the first one inserts what it accepts, and the other the rest.
  func adding(_ other: InsertableContent) -> InsertableContent {
    InsertableContent(kinds: [kinds, other.kinds]) { [self] content, destination in
      if kinds.contains(content) {
        insert(content, destination)
      } else if other.kinds.contains(content) {
        other.insert(content, destination)
      }
    }
  }
}

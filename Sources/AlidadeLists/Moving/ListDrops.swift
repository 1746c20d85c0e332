import AlidadeRender

/// The state of a list on which rows and content can be dropped.
@MainActor final class ListDrops {
  /// The rows or the content over the list; `nil` if there are none.
  var hover: RowHover?
  /// The kinds of content that the view reports; `nil` if there are none.
  var kinds: TransferKinds?
}

import AlidadeCore

/// A scroll to a row that is being looked up, or that isn't in the shown content.
@MainActor final class ScrollRequest {
  let position: ListPosition
  let isAnimated: Bool
  /// The changes of component trees at the time of the request; `nil` if the list is in no tree.
  var changes: PendingChanges?
  /// The version of the data source at the time of the request; `nil` if the list showed it, or
  /// follows no source.
  let version: Int?
  /// The revision of the content in which the row was last looked up.
  var revision = 0
  /// A Boolean value that is `true` while another thread looks up the row.
  var isSearching = false
  /// A Boolean value that is `true` if the row was looked up again because the rows had changed.
  var isRepeated = false

  init(to position: ListPosition, isAnimated: Bool, changes: PendingChanges?, version: Int?) {
    self.position = position
    self.isAnimated = isAnimated
    self.changes = changes
    self.version = version
  }
}

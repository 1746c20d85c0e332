/// A scroll to a row that is being looked up, or that isn't in the shown content.
@MainActor final class ScrollRequest {
  let position: ListPosition
  let isAnimated: Bool
  /// A Boolean value that is `true` until the list has received all changes that had been made at
  /// the time of the request.
  var isAwaiting = true
  /// The revision of the content in which the row was last looked up.
  var revision = 0
  /// A Boolean value that is `true` while another thread looks up the row.
  var isSearching = false
  /// A Boolean value that is `true` if the row was looked up again because the rows had changed.
  var isRepeated = false

  init(to position: ListPosition, isAnimated: Bool) {
    self.position = position
    self.isAnimated = isAnimated
  }
}

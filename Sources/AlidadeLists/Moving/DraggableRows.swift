import AlidadeCore
import AlidadeRender

/// The rows of a list whose content the user can drag out of the list.
struct DraggableRows: Sendable {
  /// Returns the content of the rows with some keys; `nil` if there is none.
  let content: @MainActor @Sendable (_ keys: [ComponentKey]) -> TransferContent?
}

import AlidadeCore

/// The name under which a row is stored: its key, and its position if an earlier row has the same
/// key.
struct RowName: Hashable, Sendable {
  let key: ComponentKey
  /// The position of the row if an earlier row has the same key; otherwise `nil`.
  var repeatedAt: Int?
}

import AlidadeCore

extension List {
  /// Unavailable; the elements have no id.
  @available(
    *, unavailable,
    message: """
      the elements are not Identifiable; name a unique property, as in List(names, id: \\.self)
      """
  )
  @_disfavoredOverload
  public init<Data: Sequence, Row>(
    _ data: Data, estimatedRowHeight: Double = 44, controller: ListController? = nil,
    row: @escaping @Sendable (Data.Element) -> Row
  ) { preconditionFailure("unavailable") }

  /// Unavailable; a list creates its rows from data.
  @available(
    *, unavailable,
    message: "a list makes rows from data: List(items) { item in … }; write a Column for fixed rows"
  )
  public init(@ComponentBuilder content: () -> ComponentList) {
    preconditionFailure("unavailable")
  }
}

extension ForEach {
  /// Unavailable; the elements have no id.
  @available(
    *, unavailable,
    message: """
      the elements are not Identifiable; name a unique property, as in ForEach(names, id: \\.self)
      """
  )
  @_disfavoredOverload
  public init<Data: Sequence, Content>(_ data: Data, content: (Data.Element) -> Content) {
    preconditionFailure("unavailable")
  }
}

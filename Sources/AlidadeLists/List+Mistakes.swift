import AlidadeCore
import AlidadeRender

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

extension List {
  /// Reports two rows with the same id.
  static func reportRepetition(_ key: ComponentKey, _ first: Int, _ second: Int) {
    Diagnostics.report(
      Diagnostic(
        "Two rows of a list share the id \"\(key)\".",
        values: ["first   row \(first)", "second  row \(second)"],
        remedy: """
          The state of a row follows its id, so each row needs an id of its own. Usually, an element occurs twice, or \
          the id was made from something that isn't unique, such as a title. Until then, such rows are told apart by \
          their positions.
          """))
  }
}

extension DataSource {
  /// The elements of a data source that satisfy a condition, in a particular order; a list or a
  /// table that shows them follows the source.
  ///
  /// ```swift
  /// List(files.filtered(by: term) { $0.name.contains($1) }.sorted(by: \.name)) { file in
  ///   FileRow(file: file)
  /// }
  /// ```
  ///
  /// Only elements that were added or changed are evaluated again, and placed by binary search. If
  /// the condition or the order differs from the previous one, the list keeps showing its current
  /// rows until another thread has evaluated or sorted all elements; no ids are compared for that.
  /// A newer query ends the evaluation of an older one. However, if queries come faster than they
  /// can be evaluated, and those that ended early took about as long as a complete evaluation, the
  /// list shows one of them before the next is evaluated. Only the elements of the initial content,
  /// and up to 256 evaluated or 2048 sorted elements at any other time, are processed where the
  /// list is built.
  public struct Query: DataSourceElements, Equatable {
    /// The source of the elements.
    public let source: DataSource
    /// The condition that the elements satisfy; `nil` for all elements.
    @usableFromInline let condition: SourceCondition<Element>?
    /// The order; `nil` for that of the source.
    @usableFromInline let order: SourceOrder<Element>?

    @usableFromInline
    init(
      _ source: DataSource, where condition: SourceCondition<Element>? = nil,
      by order: SourceOrder<Element>? = nil
    ) {
      self.source = source
      self.condition = condition
      self.order = order
    }

    /// The query itself.
    public var query: Query { self }

    /// Returns `true` if both have the same elements in the same order.
    public static func == (one: Query, other: Query) -> Bool {
      one.source === other.source && one.hasSameCondition(as: other) && one.hasSameOrder(as: other)
    }

    func hasSameCondition(as other: Query) -> Bool {
      condition === other.condition || condition?.identity == other.condition?.identity
    }

    func hasSameOrder(as other: Query) -> Bool {
      order === other.order || order?.identity == other.order?.identity
    }
  }
}

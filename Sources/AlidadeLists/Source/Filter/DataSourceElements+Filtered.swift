import AlidadeRender

extension DataSourceElements {
  /// Returns the elements that satisfy a condition that depends on a value, such as the text of a
  /// search field.
  ///
  /// ```swift
  /// List(messages.filtered(by: term) { $0.subject.contains($1) }) { message in
  ///   MessageRow(message: message)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: the value.
  ///   - isIncluded: returns `true` for an element that is shown; called on any thread. It must
  ///     depend only on its parameters, because it isn't called again as long as they are equal. If
  ///     a value isn't equal to itself, such as NaN, all elements are evaluated each time the list
  ///     is built.
  ///   - fileID: the file of the call. Calls at different places have different conditions.
  ///   - line: the line of the call.
  ///   - column: the column of the call.
  @inlinable
  public func filtered<Value: Equatable & Sendable>(
    by value: Value, where isIncluded: @escaping @Sendable (Element, Value) -> Bool,
    fileID: StaticString = #fileID, line: UInt = #line, column: UInt = #column
  ) -> DataSource<Element>.Query {
    // Inlined, so that the condition is compiled for the types of its parameters.
    let site = SourceLocation(fileID: fileID, line: line, column: column)
    return query.filtered(
      SourceCondition(ChoiceIdentity(value, at: site)) { isIncluded($0, value) })
  }
}

extension DataSource.Query {
  /// Returns the elements that also satisfy another condition.
  @usableFromInline
  func filtered(_ condition: SourceCondition<Element>) -> DataSource.Query {
    DataSource.Query(
      source, where: self.condition.map { $0.and(condition) } ?? condition, by: order)
  }
}

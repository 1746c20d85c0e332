extension DataSource {
  /// The elements of a data source that satisfy a condition, for a list.
  ///
  /// ```swift
  /// struct Results: Component {
  ///   let messages: DataSource<Message>
  ///   let query: String
  ///
  ///   var body: some Component {
  ///     List(messages.filtered(by: query) { $0.subject.contains($1) }) { message in
  ///       MessageRow(message: message)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// The list follows the source, and evaluates the condition only for elements that were added or
  /// changed. If the value differs from the previous one, the list keeps showing its current rows
  /// until another thread has evaluated the condition for all elements; no ids are compared for
  /// that. Only the elements of the initial content, and up to 256 elements at any other time, are
  /// evaluated where the list is built.
  public struct Filtered: Sendable {
    /// The source of the elements.
    public let source: DataSource
    @usableFromInline let condition: SourceCondition<Element>

    @usableFromInline
    init(source: DataSource, condition: SourceCondition<Element>) {
      self.source = source
      self.condition = condition
    }
  }

  /// Returns the elements that satisfy a condition that depends on a value, such as the text of a search
  /// field.
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
    fileID: String = #fileID, line: Int = #line, column: Int = #column
  ) -> Filtered {
    // Inlined, so that the condition is compiled for the types of its parameters.
    Filtered(
      source: self,
      condition: SourceCondition(ChoiceIdentity(value, at: CallSite(fileID, line, column))) {
        isIncluded($0, value)
      })
  }
}

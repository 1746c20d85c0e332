import AlidadeRender

/// A mistake in an edit of a data source, reported after the change that contains it.
struct SourceMistake: Sendable {
  private let diagnostic: Diagnostic

  /// Reports the mistake.
  func send() { Diagnostics.report(diagnostic) }

  /// An offset out of range.
  static func offset(
    _ edit: String, _ offset: Int, count: Int, _ result: String
  ) -> SourceMistake {
    SourceMistake(
      diagnostic: Diagnostic(
        "An offset in a data source is out of range.",
        values: ["\(edit)  offset \(offset)", "count  \(count)"],
        remedy: """
          If several threads change the source, offsets may have changed before the edit is applied: look them up in \
          the same transaction, or name elements by their ids. \(result)
          """))
  }

  /// A range of offsets of which some are out of range.
  static func range(_ offsets: Range<Int>, count: Int) -> SourceMistake {
    SourceMistake(
      diagnostic: Diagnostic(
        "A range of offsets in a data source is out of range.",
        values: ["removal  \(offsets)", "count    \(count)"],
        remedy: """
          If several threads change the source, offsets may have changed before the edit is applied: look them up in \
          the same transaction, or name elements by their ids. The elements in range are removed.
          """))
  }

  /// An inserted element whose id already exists.
  static func existingID(_ id: String) -> SourceMistake {
    SourceMistake(
      diagnostic: Diagnostic(
        "An element with the id \"\(id)\" is added to a data source that has one.",
        remedy: """
          Each element needs an id of its own. Usually, an element is added twice, or the id was made from something \
          that isn't unique, such as a title. To change an element, use update. The new element replaces the one that \
          has the id, where that is.
          """))
  }

  /// An id that no element has.
  static func unknownID(_ edit: String, _ id: String) -> SourceMistake {
    SourceMistake(
      diagnostic: Diagnostic(
        "A data source has no element with the id \"\(id)\".",
        values: ["edit  \(edit)"],
        remedy: """
          The element was never added, or has been removed, perhaps by another thread. If that is expected, look up \
          its offset in the same transaction first. The \(edit) is ignored.
          """))
  }

  /// An update that changes the id.
  static func changedID(_ previous: String, _ id: String) -> SourceMistake {
    SourceMistake(
      diagnostic: Diagnostic(
        "An update of an element in a data source changes its id.",
        values: ["former  \(previous)", "new     \(id)"],
        remedy: """
          An id identifies an element for as long as it exists. To exchange an element, remove it and insert the \
          other one. The changed element takes the place of the former one as a new row; if its id exists already, \
          the update is ignored.
          """))
  }
}

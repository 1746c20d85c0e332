import AlidadeCore

/// The rows of a list in one revision.
final class ListContent: Sendable {
  let rows: any ListRows
  let count: Int
  /// The sections of the rows; `nil` if they are not divided into sections.
  let sections: RowSections?
  /// The assumed height of rows until they are measured, in points.
  let estimatedRowHeight: Double
  /// The list, as the parent of its rows.
  let parent: ParentComponent?
  /// The revision of the list that introduced this content; zero before it is shown.
  let revision: Int

  /// Creates content that is not shown yet.
  init(_ rows: any ListRows, estimatedRowHeight: Double) {
    self.rows = rows
    count = rows.count
    sections = rows.sections
    self.estimatedRowHeight = estimatedRowHeight
    parent = nil
    revision = 0
  }

  /// Creates content with the rows of `other`, introduced under a parent in a revision.
  init(_ other: ListContent, parent: ParentComponent?, revision: Int) {
    rows = other.rows
    count = other.count
    sections = other.sections
    estimatedRowHeight = other.estimatedRowHeight
    self.parent = parent
    self.revision = revision
  }

  /// Returns the key of a row.
  func key(of row: Int) -> ComponentKey { rows.key(of: row) }

  /// Returns the component of a row.
  func component(of row: Int) -> AnyComponent { rows.component(of: row) }
}

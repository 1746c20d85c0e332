import AlidadeCore

/// The rows of a list in one revision.
final class ListContent: Sendable {
  let rows: any ListRows
  let count: Int
  /// The sections of the rows; `nil` if they aren't divided into sections.
  let sections: RowSections?
  /// The assumed height of rows until they are measured, in points.
  let estimatedRowHeight: Double
  /// The selected rows; `nil` if the user can't select rows.
  let selection: (any RowSelection)?
  /// The list, as the parent of its rows.
  let parent: ParentComponent?
  /// The list, as the parent of rows that aren't selected.
  private let unselectedParent: ParentComponent?
  /// The list, as the parent of selected rows.
  private let selectedParent: ParentComponent?
  /// The revision of the list that introduced this content; zero before it is shown.
  let revision: Int

  /// Creates content that isn't shown yet.
  init(
    _ rows: any ListRows, estimatedRowHeight: Double, selection: (any RowSelection)? = nil
  ) {
    self.rows = rows
    count = rows.count
    sections = rows.sections
    self.estimatedRowHeight = estimatedRowHeight
    self.selection = selection
    parent = nil
    unselectedParent = nil
    selectedParent = nil
    revision = 0
  }

  /// Returns a copy of the content after work that the number of rows depends on.
  ///
  /// - Parameter previous: the content that is shown in the meantime; `nil` if there is none.
  func evaluated(after previous: ListContent?) -> ListContent {
    rows.evaluated(after: previous?.rows).map(with) ?? self
  }

  /// Returns a copy of the content with other rows.
  func with(_ rows: any ListRows) -> ListContent {
    ListContent(rows, estimatedRowHeight: estimatedRowHeight, selection: selection)
  }

  /// Creates content with the rows of `other`, introduced under a parent in a revision.
  init(_ other: ListContent, parent: ParentComponent?, revision: Int) {
    rows = other.rows
    count = other.count
    sections = other.sections
    estimatedRowHeight = other.estimatedRowHeight
    selection = other.selection
    self.parent = parent
    // The list may be in a selected row of another list.
    let isInSelectedRow = selection != nil && parent?.value(of: IsRowSelected.self) == true
    unselectedParent = isInSelectedRow ? parent?.setting(IsRowSelected.self, false) : parent
    selectedParent = selection == nil ? nil : parent?.setting(IsRowSelected.self, true)
    self.revision = revision
  }

  /// Returns the key of a row.
  func key(of row: Int) -> ComponentKey { rows.key(of: row) }

  /// Returns the component of a row.
  func component(of row: Int) -> AnyComponent { rows.component(of: row) }

  /// Returns the parent of a row, which lets its components read whether the row is selected.
  func parent(of row: Int) -> ParentComponent? {
    guard let selection, selection.contains(key(of: row)) else { return unselectedParent }
    return selectedParent
  }

  /// Returns the key of a section, counted from zero; `nil` if the rows aren't divided into
  /// sections.
  func key(ofSection section: Int) -> ComponentKey? {
    sections.flatMap { key(of: $0.rows(of: section).lowerBound).id(as: SectionEdge.self)?.section }
  }

  // MARK: - Elements

  /// The number of rows that show elements: all rows except headers and footers.
  var elementCount: Int { sections?.elementCount ?? count }

  /// Returns the position of a row among the rows that show elements; `nil` for a header or a
  /// footer, or if there is no such row.
  func position(of row: Int) -> Int? {
    if let sections { return sections.position(of: row) }
    return (0..<count).contains(row) ? row : nil
  }

  /// Returns the first row at or after `row` that shows an element; `nil` if there is none.
  func element(from row: Int) -> Int? {
    if let sections { return sections.element(from: row) }
    return row < count ? max(0, row) : nil
  }

  /// Returns the last row at or before `row` that shows an element; `nil` if there is none.
  func element(upTo row: Int) -> Int? {
    if let sections { return row < 0 ? nil : sections.element(upTo: row) }
    return row < 0 || count == 0 ? nil : min(row, count - 1)
  }

  /// The first row that shows an element; `nil` if there is none.
  var firstElement: Int? { element(from: 0) }

  /// The last row that shows an element; `nil` if there is none.
  var lastElement: Int? { element(upTo: count - 1) }

  /// Returns the keys of the rows in a range that show elements.
  func elementKeys(in range: Range<Int>) -> [ComponentKey] {
    range.lazy.filter { self.position(of: $0) != nil }.map(key)
  }
}

import AlidadeCore
import AlidadeRender

/// A position in a list, independent of the heights of the rows above it.
///
/// ```swift
/// List(messages) { MessageRow(message: $0) }.opens(at: .row(firstUnread))
/// ```
///
/// A position can be saved: ``ListController/position`` is the current position. It can be encoded
/// if its id is an integer, a string or any other `Codable` value, such as a `UUID` or a structure.
/// A list that gets a decoded position decodes the id as one of its own ids; until then, the
/// position isn't known to equal any other.
public struct ListPosition: Hashable, Sendable, Codable {
  enum Place: Hashable, Sendable, Codable {
    case start
    case end
    /// A row, its alignment, and a distance by which the list is scrolled further, in points.
    case row(ComponentKey, ScrollAlignment, Double)
    /// The header of a section.
    case section(ComponentKey)
  }

  let place: Place

  /// The top of the first row.
  public static let start = ListPosition(place: .start)

  /// The end of the last row.
  public static let end = ListPosition(place: .end)

  /// Returns the position of a row; the start of the list if there is no such row.
  ///
  /// - Parameters:
  ///   - id: the id of the row's element.
  ///   - alignment: the part of the viewport in which the row is shown.
  public static func row<ID: Hashable & Sendable>(
    _ id: ID, at alignment: ScrollAlignment = .start
  ) -> ListPosition {
    ListPosition(place: .row(ComponentKey(id), alignment, 0))
  }

  /// Returns the position of the header of a section; the start of the list if there is no such
  /// section.
  ///
  /// - Parameter id: the id of the section.
  public static func section<ID: Hashable & Sendable>(_ id: ID) -> ListPosition {
    ListPosition(place: .section(ComponentKey(id)))
  }

  /// Returns the position in the rows of a list.
  ///
  /// - Complexity: O(rows) for a row.
  func anchor(in rows: any ListRows) -> Anchor? {
    switch place {
    case .start: .start
    case .end: .end
    case .row, .section: row(in: rows).map(anchor(ofRow:))
    }
  }

  /// Returns the row of the position, or of the header of its section, in the rows of a list.
  ///
  /// - Complexity: O(rows).
  func row(in rows: any ListRows) -> Int? {
    switch place {
    case .start, .end: nil
    case .row(let key, _, _): rows.row(of: key)
    case .section(let key): rows.row(of: ComponentKey(SectionEdge(section: key, kind: .header)))
    }
  }

  /// Returns `true` if looking up the row takes so little time that the main thread can do it.
  func isFoundQuickly(in rows: any ListRows) -> Bool {
    if case .row = place { rows.findsKeysImmediately } else { true }
  }

  /// Returns the anchor for the position, given its row.
  func anchor(ofRow row: Int) -> Anchor {
    guard case .row(_, let alignment, let distance) = place else {
      return .row(row, aligned: .start)
    }
    return .row(row, aligned: alignment, distance: distance)
  }
}

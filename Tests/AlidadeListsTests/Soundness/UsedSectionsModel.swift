/// What a list of sections without any cleverness knows: all rows, the selection, and what rows
/// have counted.
struct UsedSectionsModel {
  /// A move of elements that an application has to be told of.
  struct Move: Equatable {
    let ids: [Int]
    /// The element that follows them; `nil` for the end of the section.
    let before: Int?
    let section: Int
  }

  private(set) var sections: [UsedSection]
  let hasFooters: Bool
  var selection: SelectionModel
  /// What each row has counted since it is in the list.
  private(set) var counts: [Int: Int] = [:]
  /// The numbers of the states that rows in sight were seen with.
  var serials: [Int: Int] = [:]

  init(_ sections: [UsedSection], hasFooters: Bool) {
    self.sections = sections
    self.hasFooters = hasFooters
    selection = SelectionModel(ids: sections.flatMap(\.shown).map(\.id))
  }

  /// The keys of all rows.
  var rows: [Int] { UsedSectionsModel.rows(of: sections, hasFooters: hasFooters) }

  private static func rows(of sections: [UsedSection], hasFooters: Bool) -> [Int] {
    sections.flatMap { section in
      [section.header] + section.shown.map(\.id) + (hasFooters ? [section.footer] : [])
    }
  }

  /// The heights of all rows.
  var heights: [Double] {
    sections.flatMap { section in
      [height(section.headerHeight, of: section.header)]
        + section.shown.map { height($0.height, of: $0.id) }
        + (hasFooters ? [height(UsedSection.footerHeight, of: section.footer)] : [])
    }
  }

  private func height(_ height: Double, of key: Int) -> Double {
    UsedRow.height(height, of: key, count: counts[key] ?? 0)
  }

  /// What a row says about itself.
  ///
  /// - Parameter serial: the number of its state.
  func label(of key: Int, serial: Int) -> UsedRow.Label {
    let section = sections.first { $0.header == key }
    return UsedRow.Label(
      key: key, serial: serial, count: counts[key] ?? 0,
      isSelected: key >= 0 && selection.selected.contains(key),
      elementCount: section?.elements.count ?? 0)
  }

  mutating func count(_ key: Int) { counts[key, default: 0] += 1 }

  /// Shows other sections.
  mutating func show(_ newer: [UsedSection]) {
    let newRows = UsedSectionsModel.rows(of: newer, hasFooters: hasFooters)
    selection.show(newer.flatMap(\.shown).map(\.id), rows: rows, newRows: newRows)
    sections = newer
    // A row that comes back later begins anew.
    let left = Set(newRows)
    counts = counts.filter { left.contains($0.key) }
    serials = serials.filter { left.contains($0.key) }
  }

  // MARK: - Moves

  /// The place of an element: its section, and its position there.
  private func place(of id: Int) -> (section: Int, position: Int)? {
    for (index, section) in sections.enumerated() {
      if let position = section.shown.firstIndex(where: { $0.id == id }) {
        return (index, position)
      }
    }
    return nil
  }

  /// Moves the rows of the cursor by one place, or to the next section.
  ///
  /// - Returns: the move; `nil` if there is none.
  mutating func moveByKey(isBackward: Bool) -> Move? {
    guard let cursor = selection.cursor else { return nil }
    let ids = selection.moving(cursor)
    guard let edge = isBackward ? ids.first : ids.last, let place = place(of: edge) else {
      return nil
    }
    let position = place.position + (isBackward ? -1 : 2)
    if (0...sections[place.section].shown.count).contains(position) {
      return move(ids, to: place.section, position)
    }
    let section = place.section + (isBackward ? -1 : 1)
    guard sections.indices.contains(section) else { return nil }
    return move(ids, to: section, isBackward ? sections[section].shown.count : 0)
  }

  /// Moves the rows that move together with a row to the position in a section.
  ///
  /// - Returns: the move; `nil` if they are already there.
  mutating func drop(_ id: Int, in section: Int, _ position: Int) -> Move? {
    move(selection.moving(id), to: section, position)
  }

  private mutating func move(_ ids: [Int], to section: Int, _ position: Int) -> Move? {
    let next = sections[section].shown[position...].first { !ids.contains($0.id) }?.id
    let all = sections.flatMap(\.elements)
    let moved = ids.compactMap { id in all.first { $0.id == id } }
    var newer = sections
    for index in newer.indices { newer[index].elements.removeAll { ids.contains($0.id) } }
    let elements = newer[section].elements
    let goal = elements.firstIndex { $0.id == next } ?? elements.endIndex
    newer[section].elements.insert(contentsOf: moved, at: goal)
    if newer == sections { return nil }
    show(newer)
    return Move(ids: ids, before: next, section: sections[section].id)
  }
}

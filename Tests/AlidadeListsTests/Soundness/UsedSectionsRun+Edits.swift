@testable import AlidadeLists

// The steps of the application.
extension UsedSectionsRun {
  private static let largest = 120

  func edit() -> Scroll {
    statistics.edits += 1
    var sections = model.sections
    for _ in 0..<number(1...3) { edit(&sections) }
    switch number(0...15) {
    case 0: used.hasStickyHeaders.toggle()
    case 1: used.hasStickyFooters.toggle()
    default: break
    }
    log(
      "show \(describe(sections)), sticky headers: \(used.hasStickyHeaders), "
        + "footers: \(used.hasStickyFooters)")
    let before = model
    model.show(sections)
    used.sections = sections
    used.show()
    followRows(from: before)
    return .none
  }

  private func describe(_ sections: [UsedSection]) -> String {
    sections.map { section in
      let elements = section.elements.map { "\($0.id)" }.joined(separator: " ")
      return "\(section.header)\(section.isCollapsed ? " collapsed" : ""): [\(elements)]"
    }.joined(separator: ", ")
  }

  private func makeElements(_ count: Int) -> [UsedSection.Element] {
    (0..<count).map { _ in
      lastId += 1
      return UsedSection.Element(id: lastId, height: Double(number(20...60)))
    }
  }

  private func edit(_ sections: inout [UsedSection]) {
    guard !sections.isEmpty else { return insertSection(&sections) }
    switch number(0...19) {
    case 0, 1: insertSection(&sections)
    case 2 where sections.count > 2: sections.remove(at: number(0...sections.count - 1))
    case 3:
      let section = sections.remove(at: number(0...sections.count - 1))
      sections.insert(section, at: number(0...sections.count))
    case 4...8: sections[number(0...sections.count - 1)].isCollapsed = number(0...2) == 0
    case 9 where number(0...3) == 0:
      let isCollapsed = number(0...3) == 0
      for index in sections.indices { sections[index].isCollapsed = isCollapsed }
    case 10:
      sections[number(0...sections.count - 1)].headerHeight = Double(number(2...6) * 10)
    default: editElements(&sections, in: number(0...sections.count - 1))
    }
  }

  private func insertSection(_ sections: inout [UsedSection]) {
    guard sections.count < 9 else { return }
    lastId += 1
    sections.insert(
      UsedSection(id: lastId, elements: makeElements(number(0...6))),
      at: number(0...sections.count))
  }

  private func editElements(_ sections: inout [UsedSection], in section: Int) {
    var elements: [UsedSection.Element] {
      get { sections[section].elements }
      set { sections[section].elements = newValue }
    }
    let place = elements.isEmpty ? 0 : number(0...elements.count - 1)
    let hasRoom = sections.map(\.elements.count).reduce(0, +) < UsedSectionsRun.largest
    switch number(0...9) {
    case 0...2 where hasRoom:
      elements.insert(contentsOf: makeElements(number(1...5)), at: place)
    case _ where elements.isEmpty: break
    case 3, 4: elements.remove(at: place)
    case 5:
      // An element keeps its row in another section.
      let element = elements.remove(at: place)
      let goal = number(0...sections.count - 1)
      sections[goal].elements.insert(element, at: number(0...sections[goal].elements.count))
    case 6: elements.shuffle(using: &random)
    case 7: elements[place] = makeElements(1)[0]
    case 8 where number(0...2) == 0: elements = makeElements(min(elements.count, 6))
    default: elements[place].height = Double(number(20...60))
    }
  }

  /// Notes which row gets the focus after rows have changed, and which rows can count.
  ///
  /// - Parameters:
  ///   - before: the rows before.
  ///   - reveals: `true` if the list has scrolled to the row with the focus since.
  func followRows(from before: UsedSectionsModel, reveals: Bool = false) {
    // A row that comes back before the next rest has another state.
    used.ledger.forget(exceptOf: Set(model.rows))
    guard hasFocus, let had = before.selection.cursor else { return }
    if model.selection.cursor == had {
      statistics.focusesKept += 1
      return
    }
    statistics.focusesMoved += 1
    // If the nearest row is out of sight, another one in sight gets the focus; if no row is, none
    // does.
    let focused = used.focused
    if focused == model.selection.cursor { return }
    let isInSight = model.selection.cursor.flatMap { used.row($0) } != nil
    // The nearest row may have come into sight only now.
    if isInSight, !reveals { return }
    if let focused, focused >= 0 {
      if !reveals { checkSuccessor(focused) }
      model.selection.cursor = focused
    } else if used.shown.contains(where: { $0.label.key >= 0 && isInViewport($0) }) {
      fail("no row has the focus of \(had)")
    } else {
      hasFocus = false
    }
  }

  private func isInViewport(_ row: UsedSections.Shown) -> Bool {
    row.bottom > 0 && row.top < used.viewportHeight
  }

  /// Checks a row that has got the focus because the nearest one is out of sight: a selected one in
  /// sight, or the first in sight.
  private func checkSuccessor(_ focused: Int) {
    // Rows in motion aren't where they will be.
    guard used.view.mountHost.isIdle, lastSight != nil else { return }
    let visible = used.shown.filter { $0.label.key >= 0 && isInViewport($0) }
      .sorted { $0.top < $1.top }.map(\.label.key)
    let selected = visible.first(where: model.selection.selected.contains)
    if let selected, selected != focused {
      fail("the focus is in \(focused) instead of \(selected)")
    }
  }
}

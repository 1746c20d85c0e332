import AlidadeHeadless
import AlidadeNative

@testable import AlidadeLists

// The steps of the user.
extension UsedSectionsRun {
  private func modifiers() -> KeyModifiers {
    [[], [], .shift, .control, [.shift, .control]][number(0...4)]
  }

  /// Makes what is in sight known, if it isn't.
  private func sight() -> UsedSectionsSight? {
    if lastSight == nil { rest() }
    return lastSight
  }

  func click() -> Scroll {
    guard let id = sight()?.wholeElements.randomElement(using: &random) else { return .none }
    statistics.clicks += 1
    let modifiers = modifiers()
    if number(0...4) == 0, let button = used.button(id) {
      log("press the button of \(id)")
      // The row gets the focus, but isn't selected.
      button.tap()
      (model.selection.cursor, hasFocus) = (id, true)
      model.count(id)
      return .none
    }
    log("click \(id) \(modifiers)")
    // A press moves the focus to a row that can have it, before the click selects the row.
    if used.row(id)?.view.rowStatus?.takesFocus == true { model.selection.cursor = id }
    used.click(id, modifiers)
    select(id, modifiers)
    hasFocus = true
    return .none
  }

  private func select(_ id: Int, _ modifiers: KeyModifiers) {
    // Without a cursor, a range begins at a selected row that is in sight.
    if model.selection.cursor == nil, modifiers.contains(.shift) {
      let visible = lastSight.map { sight in sight.visibleRows.map { sight.keys[$0] } } ?? []
      model.selection.anchor = visible.first(where: model.selection.selected.contains) ?? id
    }
    model.selection.select(
      id, isRange: modifiers.contains(.shift), toggles: modifiers.contains(.control))
  }

  func press() -> Scroll {
    // A list takes keys once it has the focus.
    guard hasFocus, let cursor = model.selection.cursor else { return .none }
    statistics.keys += 1
    switch number(0...9) {
    case 0:
      log("select all")
      used.press(.character("a"), .control)
      model.selection.selected = Set(model.selection.ids)
    case 1:
      log("select none")
      used.press(.escape)
      model.selection.selected = []
    case 2 where used.isRowFocused:
      log("toggle")
      used.press(.space, number(0...1) == 0 ? [] : .control)
      model.selection.select(cursor, toggles: true)
    default:
      let modifiers = modifiers()
      let (key, distance): (Key, Int) =
        [(.up, -1), (.down, 1), (.home, -10_000), (.end, 10_000), (.up, -1), (.down, 1)][
          number(0...5)]
      log("key \(key) \(modifiers)")
      if let distance = distanceWithinTallRow(key) {
        used.press(key, modifiers)
        return .by(distance)
      }
      used.press(key, modifiers)
      model.selection.step(
        by: distance, from: 0, isRange: modifiers.contains(.shift),
        toggles: modifiers.contains(.control))
      return .toCursor
    }
    return .none
  }

  /// The distance that an arrow key scrolls, because there is no room for all of the row with the
  /// cursor and its end is out of sight; `nil` if the key leaves the row.
  private func distanceWithinTallRow(_ key: Key) -> Double? {
    // Without this, no key would be pressed before everything is ready.
    guard used.viewportHeight < UsedSectionsSight.roomForAnyRow else { return nil }
    guard [.up, .down].contains(key), let cursor = model.selection.cursor else { return nil }
    return sight()?.distance(within: cursor, isForward: key == .down)
  }

  func moveByKey() -> Scroll {
    guard hasFocus, model.selection.cursor != nil else { return .none }
    let isBackward = number(0...1) == 0
    log("move \(isBackward ? "up" : "down")")
    let before = model
    used.press(isBackward ? .up : .down, .alt)
    guard let move = model.moveByKey(isBackward: isBackward) else {
      statistics.vainMoves += 1
      return .none
    }
    statistics.movesByKey += 1
    note(move, from: before, reveals: true)
    return .toCursor
  }

  func drag() -> Scroll {
    guard let sight = sight(), let id = sight.wholeElements.randomElement(using: &random) else {
      return .none
    }
    let place = Double(number(0...Int(sight.viewportHeight)))
    let isCanceled = number(0...5) == 0
    log("drag \(id) to \(place)\(isCanceled ? " in vain" : "")")
    let before = model
    if used.drag(id, to: place, isCanceled: isCanceled) == isCanceled {
      fail("the list \(isCanceled ? "took" : "didn't take") \(id) at \(place)")
    }
    guard !isCanceled, let (section, position) = sight.place(at: place, in: model),
      let move = model.drop(id, in: section, position)
    else {
      statistics.vainMoves += 1
      return .none
    }
    statistics.movesByDrag += 1
    note(move, from: before)
    return .dragging(Set(move.ids))
  }

  private func note(
    _ move: UsedSectionsModel.Move, from before: UsedSectionsModel, reveals: Bool = false
  ) {
    expectedMoves.append(move)
    let goal = model.sections.first { $0.id == move.section }
    if goal?.isCollapsed == true { statistics.movesOutOfSight += 1 }
    let sources = before.sections.filter { $0.shown.contains { move.ids.contains($0.id) } }
    if sources.map(\.id) != [move.section] { statistics.movesBetweenSections += 1 }
    followRows(from: before, reveals: reveals)
  }

  /// Makes a row count, in sight or out of sight, or a header.
  func count() -> Scroll {
    let isInSight = number(0...1) == 0
    let keys = isInSight ? used.shown.map(\.label.key) : model.rows
    guard let key = keys.randomElement(using: &random) else { return .none }
    if isInSight, let button = used.button(key) {
      log("press \(key)")
      button.press()
      model.count(key)
    } else if used.ledger.count(key) {
      log("count \(key)")
      model.count(key)
    }
    return .none
  }

  func scroll() -> Scroll {
    let distance = Double(number(-500...500))
    log("scroll by \(distance)")
    used.scrollView.scroll(by: distance)
    return .anywhere
  }

  func resize() -> Scroll {
    statistics.resizes += 1
    used.view.size = Size(width: Double(number(200...400)), height: Double(number(100...600)))
    log("resize to \(used.view.size)")
    return .none
  }
}

import AlidadeHeadless
import AlidadeNative

extension ListSoundnessRun {
  /// Does something.
  func step() {
    switch random(0...99) {
    case 0..<6: changeItems(.nextFrame)
    case 6..<11: changeItems(.background)
    case 11..<15: changeItemsImmediately()
    case 15..<24: changeState(.nextFrame)
    case 24..<32: changeState(.background)
    case 32..<38: changeStateImmediately()
    case 38..<42: focus()
    case 42..<45: changeMeasuring()
    case 45..<47:
      theme = random(0...2)
      log("theme \(theme)")
      host?.setEnvironment(SoundTheme.self, theme)
      check("theme")
    case 47..<51: resize()
    case 51..<66: scroll()
    case 66..<74:
      mountHost.holdsBackgroundWork = random(0...2) == 0
      log("frame, held \(mountHost.holdsBackgroundWork)")
      holdingAnchor("frame") { mountHost.runFrame() }
      check("frame")
    case 74..<82:
      log("background")
      holdingAnchor("background") { mountHost.runBackgroundWork() }
      check("background")
    case 82..<90:
      log("main")
      holdingAnchor("main") { mountHost.runMainWork() }
      check("main")
    case 90..<92:
      log("later turns")
      mountHost.runLaterTurns()
      check("later turns")
    case 92..<93:
      log("update")
      host?.update()
      check("update")
    case 93..<94:
      log("visible")
      host?.isVisible.toggle()
      check("visible")
    case 94..<95 where random(0...3) == 0: restart()
    default:
      log("settle")
      mountHost.holdsBackgroundWork = Bool.random(using: &generator)
      settle()
    }
  }

  private func changeState(_ priority: UpdatePriority) {
    guard let (id, context) = pickRow() else { return }
    log("count \(id) \(priority)")
    context.update(priority: priority) { $0.count += 1 }
    check("state")
  }

  private func changeStateImmediately() {
    guard let (id, context) = pickRow() else { return }
    log("count \(id) immediately")
    holdingAnchor("immediately") { context.updateImmediately { $0.count += 1 } }
    check("immediately")
    expectShown(id)
  }

  private func changeItems(_ priority: UpdatePriority) {
    for _ in 0..<random(1...3) { changeItem() }
    if random(0...9) == 0 { changeHeader() }
    log("items \(priority) \(items.map(\.id))")
    show(priority: priority)
  }

  private func changeItem() {
    let place = items.isEmpty ? 0 : random(0...items.count - 1)
    switch random(0...9) {
    case 0...2: items.insert(makeItem(), at: place)
    case 3 where !items.isEmpty: items.remove(at: place)
    case 4 where !items.isEmpty: items.remove(at: place)
    case 5 where !items.isEmpty: items.swapAt(place, random(0...items.count - 1))
    case 6 where !items.isEmpty: items[place].height = makeHeight()
    case 7 where !items.isEmpty: items[place].version += 1
    case 8: if random(0...4) == 0 { items.shuffle(using: &generator) }
    default:
      if items.count > 150 {
        items.removeAll()
      } else if random(0...4) == 0 {
        items += (0..<random(0...40)).map { _ in makeItem() }
      }
    }
  }

  /// Changes rows and jumps in one turn, all of which is shown before the turn ends.
  private func changeItemsImmediately() {
    for _ in 0..<random(1...3) { changeItem() }
    log("items at once \(items.map(\.id))")
    let picked = random(0...1) == 0 ? pickRow() : nil
    holdingAnchor("at once") {
      withImmediateUpdates {
        show(priority: .background)
        picked?.context.update { $0.count += 1 }
      }
    }
    check("at once")
    if random(0...1) == 0 { scroll() }
    expectVersions()
  }

  private func focus() {
    guard let view = scrollView?.visibleSubviews.randomElement(using: &generator) else { return }
    let isFocused = mountHost.moveFocus(to: view)
    log("focus \(view.visibleTexts.first ?? ""): \(isFocused)")
    check("focus")
  }

  /// Changes the scale of the display or of text.
  private func changeMeasuring() {
    if random(0...1) == 0 {
      mountHost.scaleFactor = [1, 1.5, 3][random(0...2)]
      log("scale \(mountHost.scaleFactor)")
    } else {
      let scale = [1, 1.25, 2][random(0...2)]
      mountHost.measurer = HeadlessMeasurer(textScale: scale)
      log("scale of text \(scale)")
    }
    host?.setNeedsLayout()
    check("measuring")
  }

  private func resize() {
    let size = Size(
      width: [0, 200, 300, 500][random(0...3)], height: [20, 120, 300, 600][random(0...3)])
    log("size \(size)")
    host?.size = size
    check("size")
  }

  private func scroll() {
    switch random(0...4) {
    case 0:
      let row = random(0...max(0, items.count))
      log("scroll to row \(row)")
      controller.scroll(toRow: row)
    case 1:
      let command = ScrollCommand.allCases[random(0...ScrollCommand.allCases.count - 1)]
      log("\(command)")
      scrollView?.perform(command)
    default:
      let distance = Double(random(-400...400))
      log("scroll by \(distance)")
      scrollView?.scroll(by: distance)
    }
    check("scroll")
  }
}

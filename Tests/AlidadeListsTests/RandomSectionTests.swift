import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Uses lists of sections at random and compares what is in sight with what a list without any
/// cleverness would show.
@MainActor @Suite struct RandomSectionTests {
  @Test(arguments: 0..<16)
  func `every header is where it must be after any sequence of events`(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }
    var presses: [String: Int] = [:]
    var nextId = 100_000
    let list = SectionFixture(
      Folder.uneven(number(0...30), of: number(0...30)), hasFooters: seed % 2 == 0)
    for step in 0..<SoundnessSteps.count(standard: 120) {
      var folders = list.folders
      switch number(0...9) {
      case 0...3: list.scroll(to: list.scrollView.scrollOffset + Double(number(-600...600)))
      case 4: list.controller.scroll(toRow: number(0...900))
      case 5:
        let commands = ScrollCommand.allCases
        list.scrollView.perform(commands[number(0...commands.count - 1)])
      case 6:
        list.view.size = Size(
          width: Double(number(200...500)), height: Double(number(100...900)))
      case 7:
        let place = Double(number(0...99))
        guard let view = list.pressable(at: place), let text = view.visibleTexts.first else {
          continue
        }
        view.press()
        let words = text.split(separator: ",")[0].split(separator: " ")
        presses[(words[0] == "row" ? "i" : "h") + words[1], default: 0] += 1
      default:
        for _ in 0..<number(1...3) {
          let place = folders.isEmpty ? 0 : number(0...folders.count - 1)
          nextId += 1
          switch number(0...7) {
          case 0: folders.insert(Folder(id: nextId, items: []), at: place)
          case 1 where !folders.isEmpty:
            let gone = folders.remove(at: place)
            presses["h\(gone.id)"] = nil
            for item in gone.items { presses["i\(item.id)"] = nil }
          case 2 where !folders.isEmpty: folders.swapAt(place, number(0...folders.count - 1))
          case 3 where !folders.isEmpty:
            folders[place].headerHeight = Double(number(0...90))
          case 4 where !folders.isEmpty && !folders[place].items.isEmpty:
            let count = number(1...folders[place].items.count)
            let moved = folders[place].items.suffix(count)
            folders[place].items.removeLast(count)
            folders[number(0...folders.count - 1)].items.insert(contentsOf: moved, at: 0)
          case 5 where !folders.isEmpty && !folders[place].items.isEmpty:
            let item = folders[place].items.removeFirst()
            presses["i\(item.id)"] = nil
          case 6 where !folders.isEmpty && !folders[place].items.isEmpty:
            folders[place].items[0].height = Double(number(1...200))
          default:
            guard !folders.isEmpty else { break }
            let height = Double(number(1...120))
            folders[place].items.append(Item(id: nextId, height: height))
          }
        }
        list.show(folders)
      }
      list.view.settle()
      list.expectViewportIsFilled(presses: presses, "seed \(seed), step \(step)")
    }
  }
}

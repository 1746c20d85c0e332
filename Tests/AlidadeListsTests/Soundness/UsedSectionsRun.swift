import AlidadeHeadless
import AlidadeNative
import AlidadeTesting

@testable import AlidadeLists

/// A random program with one list of sections in which everything happens that users and
/// applications do.
///
/// Whenever the list has come to rest, it is compared with a list without any cleverness.
@MainActor final class UsedSectionsRun {
  /// How a step may scroll the list.
  enum Scroll {
    /// What the reader sees stays where it is.
    case none
    /// The rows that the user doesn't drag stay where they are, or make room.
    case dragging(Set<Int>)
    /// The row of the cursor comes into sight.
    case toCursor
    /// The list is scrolled by a distance in points.
    case by(Double)
    case anywhere
  }

  /// How often something happened that a run must not do without.
  struct Statistics {
    var rests = 0
    var rows = 0
    /// Headers that stayed at the top.
    var stuckHeaders = 0
    /// Footers that stayed at the bottom.
    var stuckFooters = 0
    var clicks = 0
    var keys = 0
    var movesByKey = 0
    var movesByDrag = 0
    /// Moves to another section.
    var movesBetweenSections = 0
    /// Moves to a section whose elements aren't shown.
    var movesOutOfSight = 0
    /// Attempts to move rows to where they are.
    var vainMoves = 0
    var edits = 0
    var resizes = 0
    /// Rows that have counted and were seen again after they had been out of sight.
    var countsSeenAgain = 0
    /// Edits and moves after which the same row had the focus.
    var focusesKept = 0
    /// Edits and moves that removed the row with the focus.
    var focusesMoved = 0
    /// The times at rest when the row with the focus was out of sight.
    var focusesOutOfSight = 0
    /// The changes after which what the reader saw was where it was.
    var readersKept = 0
    /// Those among them that had to scroll the list, because other rows changed above.
    var readersScrolled = 0
  }

  var random: SeededGenerator
  let used: UsedSections
  var model: UsedSectionsModel
  var lastId = 1_000
  var statistics = Statistics()
  /// The moves of this step that the application has to be told of.
  var expectedMoves: [UsedSectionsModel.Move] = []
  /// A Boolean value that is `true` once a row has the focus, as long as there are rows to have it.
  var hasFocus = false
  /// What the reader saw when the list was last at rest; `nil` if something else has happened
  /// since.
  var lastSight: UsedSectionsSight?
  /// The states that were ever seen.
  var seenSerials: Set<Int> = []
  /// The rows that were in sight when the list was last at rest.
  var lastVisible: Set<Int> = []
  private(set) var failure: String?
  private var trace: [String] = []

  init(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var lastId = 1_000
    let sections = (0..<Int.random(in: 1...6, using: &random)).map { section in
      UsedSection(
        id: section,
        elements: (0..<Int.random(in: 0...9, using: &random)).map { _ in
          lastId += 1
          return UsedSection.Element(
            id: lastId, height: Double(Int.random(in: 20...60, using: &random)))
        })
    }
    self.random = random
    self.lastId = lastId
    let hasFooters = seed % 2 == 1
    used = UsedSections(
      sections, hasFooters: hasFooters, hasStickyHeaders: seed % 3 != 0,
      hasStickyFooters: seed % 5 < 3, seed % 4 == 3 ? .spring : nil)
    model = UsedSectionsModel(sections, hasFooters: hasFooters)
    rest(.anywhere)
  }

  func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

  func step() {
    let scroll: Scroll
    switch number(0...19) {
    case 0...3: scroll = click()
    case 4...6: scroll = press()
    case 7, 8: scroll = moveByKey()
    case 9, 10: scroll = drag()
    case 11...14: scroll = edit()
    case 15: scroll = resize()
    case 16, 17: scroll = count()
    default: scroll = self.scroll()
    }
    switch number(0...9) {
    case 0:
      // The next step happens before everything is ready.
      lastSight = nil
      checkSelection()
    case 1:
      lastSight = nil
      used.view.mountHost.runFrame()
      checkSelection()
    default: rest(scroll)
    }
  }

  /// Lets everything happen that waits, and checks the result.
  func rest(_ scroll: Scroll = .anywhere) {
    used.view.settle()
    statistics.rests += 1
    checkAtRest(scroll)
    used.ledger.forget(exceptOf: Set(model.rows))
  }

  // MARK: - Failures

  func fail(_ what: String) {
    if failure == nil { failure = what + "\n  " + trace.joined(separator: "\n  ") }
  }

  func log(_ line: String) {
    trace.append(line)
    if trace.count > 20 { trace.removeFirst() }
  }
}

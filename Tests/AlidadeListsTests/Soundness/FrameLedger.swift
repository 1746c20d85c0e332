import AlidadeNative
import Synchronization

/// The data of a random list, and the record of what its rows were asked for; any thread.
final class FrameLedger: Sendable {
  /// An object that every state of a row holds.
  final class Token: Sendable {
    let serial: Int
    private let ledger: FrameLedger

    init(serial: Int, _ ledger: FrameLedger) { (self.serial, self.ledger) = (serial, ledger) }

    deinit { ledger.contents.withLock { $0.tokensAlive -= 1 } }
  }

  private struct Contents {
    var data = FrameData()
    var lastId = 0
    /// The items that were ever shown, by id and version.
    var items: [Int: [Int: FrameItem]] = [:]
    /// The newest version of each item.
    var versions: [Int: Int] = [:]
    /// The rows of each revision that may still be shown, or was shown since the list was last at
    /// rest.
    var history: [Int: FrameOrder] = [:]
    var desk: Context<FrameData>?
    var contexts: [Int: Context<FrameRow.State>] = [:]
    var owners: [Int: Int] = [:]
    var counts: [Int: Int] = [:]
    var appearances: [Int: Int] = [:]
    /// The rows that have appeared as a whole.
    var appearedRows: Set<Int> = []
    /// The number of times that a row has appeared or disappeared as a whole.
    var orderedAppearances = 0
    /// The number of times that rows have counted by themselves.
    var countedAppearing: [Int: Int] = [:]
    /// The newest revision that was shown.
    var shownRevision = 0
    var lastSerial = 0
    var tokensAlive = 0
    var problems: [String] = []
  }

  let heldWork: HeldWork
  private let contents = Mutex(Contents())

  init(heldWork: HeldWork) { self.heldWork = heldWork }

  // MARK: - Data

  var data: FrameData { contents.withLock { $0.data } }

  /// Changes the elements; different threads take turns.
  ///
  /// - Parameter change: changes the elements and the last id that was used.
  /// - Returns: the data afterwards.
  @discardableResult
  func edit(_ change: (inout [FrameItem], inout Int) -> Void) -> FrameData {
    contents.withLock { contents in
      change(&contents.data.items, &contents.lastId)
      contents.data.revision += 1
      for item in contents.data.items where contents.versions[item.id] != item.version {
        contents.versions[item.id] = item.version
        contents.items[item.id, default: [:]][item.version] = item
      }
      contents.history[contents.data.revision] = FrameOrder(contents.data.items.map(\.id))
      return contents.data
    }
  }

  func item(_ id: Int, version: Int) -> FrameItem? { contents.withLock { $0.items[id]?[version] } }

  /// Returns an item in a version and in all later ones; an edit may skip some.
  func items(_ id: Int, since version: Int) -> [FrameItem] {
    contents.withLock { contents in
      contents.items[id, default: [:]].values.filter { $0.version >= version }
    }
  }

  /// Returns the rows of a revision that is shown; `nil` if a newer one was shown before.
  func order(in revision: Int) -> FrameOrder? {
    contents.withLock { contents in
      guard revision >= contents.shownRevision else { return nil }
      contents.shownRevision = revision
      return contents.history[revision]
    }
  }

  /// Returns the rows of each revision in a range; `nil` if some were forgotten.
  func orders(in revisions: Range<Int>) -> [FrameOrder]? {
    contents.withLock { contents in
      let orders = revisions.compactMap { contents.history[$0] }
      return orders.count == revisions.count ? orders : nil
    }
  }

  func keep(desk: Context<FrameData>) { contents.withLock { $0.desk = desk } }

  var desk: Context<FrameData>? { contents.withLock { $0.desk } }

  // MARK: - Rows

  func makeToken() -> Token {
    let serial = contents.withLock { contents in
      contents.lastSerial += 1
      contents.tokensAlive += 1
      return contents.lastSerial
    }
    return Token(serial: serial, self)
  }

  var tokensAlive: Int { contents.withLock { $0.tokensAlive } }

  func keep(_ context: Context<FrameRow.State>, of id: Int) {
    contents.withLock { contents in
      contents.contexts[context.state.token.serial] = context
      contents.owners[context.state.token.serial] = id
    }
  }

  func context(of serial: Int) -> Context<FrameRow.State>? {
    contents.withLock { $0.contexts[serial] }
  }

  /// The row whose state has a number.
  func owner(of serial: Int) -> Int? { contents.withLock { $0.owners[serial] } }

  /// Forgets everything that could keep states alive.
  func forgetContexts() {
    let gone = contents.withLock { contents in
      defer { (contents.contexts, contents.desk) = ([:], nil) }
      return (contents.contexts, contents.desk)
    }
    withExtendedLifetime(gone) {}
  }

  /// Forgets rows that are gone, and revisions before the shown one or an earlier one.
  func forgetContexts(exceptOf ids: Set<Int>, since revision: Int?) {
    let gone = contents.withLock { contents in
      let previous = contents.contexts
      contents.contexts = previous.filter { contents.owners[$0.key].map(ids.contains) ?? false }
      let oldest = min(contents.shownRevision, revision ?? .max)
      contents.history = contents.history.filter { $0.key >= oldest }
      contents.items = contents.items.filter { ids.contains($0.key) }
      contents.versions = contents.versions.filter { ids.contains($0.key) }
      contents.counts = contents.counts.filter { ids.contains($0.key) }
      return previous
    }
    withExtendedLifetime(gone) {}
  }

  /// Notes that a row is about to count.
  func noteCount(of id: Int) { contents.withLock { $0.counts[id, default: 0] += 1 } }

  /// The number of times that each row was told to count.
  var counts: [Int: Int] { contents.withLock { $0.counts } }

  /// Notes that a row appears (1) or disappears (-1).
  func noteAppearance(of id: Int, _ difference: Int) {
    contents.withLock { contents in
      contents.appearances[id, default: 0] += difference
      if contents.appearances[id] == 0 { contents.appearances[id] = nil }
    }
  }

  /// Notes that a row appears or disappears as a whole, and checks that its text has appeared
  /// before it, and disappears after it.
  func noteRowAppearance(of id: Int, isAppearing: Bool) {
    contents.withLock { contents in
      contents.orderedAppearances += 1
      let isNew =
        isAppearing
        ? contents.appearedRows.insert(id).inserted : contents.appearedRows.remove(id) != nil
      if !isNew { contents.problems.append("\(id) appears or disappears twice") }
      if contents.appearances[id] == nil {
        contents.problems.append("\(id) \(isAppearing ? "appears" : "disappears") without its text")
      }
    }
  }

  var orderedAppearances: Int { contents.withLock { $0.orderedAppearances } }

  var appearedRows: Set<Int> { contents.withLock { $0.appearedRows } }

  var appearances: [Int: Int] { contents.withLock { $0.appearances } }

  /// Returns `true` the first few times, so that counting does not cause itself forever.
  func mayCountAppearing(_ id: Int) -> Bool {
    contents.withLock { contents in
      contents.countedAppearing[id, default: 0] += 1
      return contents.countedAppearing[id] ?? 0 <= 3
    }
  }

  // MARK: - Problems

  func note(problem: String) { contents.withLock { $0.problems.append(problem) } }

  var problems: [String] { contents.withLock { $0.problems } }
}

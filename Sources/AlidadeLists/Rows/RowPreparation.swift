import AlidadeCore
import AlidadeLayout
import AlidadeRender
import Dispatch
import Synchronization

/// A queue of rows to build ahead of time, off the main thread.
///
/// Only one work item runs at a time. It always takes the row that is currently needed most, so it
/// follows a change of direction or a jump immediately and never begins work that is no longer
/// needed. Rows that a frame waits for are built in parallel, but no row is built by two threads at
/// once: the thread that builds it does so again for a newer request.
final class RowPreparation: Sendable {
  /// The content and the conditions for which rows are prepared.
  struct Job: Sendable {
    let content: ListContent
    let context: LayoutContext
    let columns: RowColumns
    let axis: RowAxis
    /// The size in points above which, in either extent, only the visible part of a row is mounted.
    let incrementalSize: Size
    /// The revision of the list, which increases when any of the above changes.
    let revision: Int
  }

  /// A request for a row that is being fulfilled, for the job that it began with.
  private struct Work {
    /// Identifies the request.
    let number: Int
    let row: Int
    let job: Job
    /// A Boolean value that is `true` if the list shows the row as soon as it is ready.
    var isUrgent: Bool
    /// A Boolean value that is `true` if a frame has waited for the row in vain.
    var isLate = false
  }

  private struct Contents {
    var job: Job?
    /// The rows to prepare; the last one is needed most.
    var wanted: [Int] = []
    var results: [PreparedRow] = []
    /// Rows to release in the background.
    var forgotten: [PreparedRow] = []
    var isRunning = false
    /// The requests that are being fulfilled.
    var current: [Work] = []
    private var lastNumber = 0
    /// The rows that a thread is building, each with the newest request to fulfill after that.
    var building: [ObjectIdentifier: Work?] = [:]
    /// The visible rows that the list shows as soon as they are ready.
    var urgent: Set<Int> = []
    /// The visible rows to prepare for a frame, which waits for them; the last one is needed most.
    var frameRows: [Int] = []
    /// The number of threads that are about to prepare rows for a frame.
    var startingCount = 0
    /// A Boolean value that is `true` if the main thread is about to take results, so that it needs
    /// no further notification.
    var isTakingDue = false
    /// Signaled when the rows that a frame waits for are ready; `nil` if no frame waits.
    var frameWait: DispatchSemaphore?

    /// A Boolean value that is `true` if rows for which the next frame waits are being prepared.
    var isPreparingUrgentRows: Bool {
      current.contains { $0.isUrgent && !$0.isLate && $0.job.revision == job?.revision }
    }

    /// Begins to fulfill a request.
    mutating func begin(_ row: Int, for job: Job, isUrgent: Bool) -> Work {
      lastNumber += 1
      let work = Work(number: lastNumber, row: row, job: job, isUrgent: isUrgent)
      current.append(work)
      return work
    }

    mutating func replace(_ work: Work) {
      if let index = current.firstIndex(where: { $0.number == work.number }) {
        current[index] = work
      }
    }

    mutating func end(_ work: Work) {
      if let index = current.firstIndex(where: { $0.number == work.number }) {
        current.remove(at: index)
      }
    }
  }

  /// The number of forgotten rows at which background work starts just to release them.
  private static let forgottenLimit = 64

  private let contents = Mutex(Contents())
  private let trees: RowTrees
  private let host: any MountHost
  private let didPrepareUrgentRow: @MainActor @Sendable () -> Void

  /// - Parameter didPrepareUrgentRow: called when rows that were requested with
  ///   ``prepareUrgently(_:)`` are ready; once for all rows that are ready by then.
  init(
    trees: RowTrees, host: any MountHost,
    didPrepareUrgentRow: @escaping @MainActor @Sendable () -> Void
  ) {
    self.trees = trees
    self.host = host
    self.didPrepareUrgentRow = didPrepareUrgentRow
  }

  /// A Boolean value that is `true` if nothing is being prepared and all results have been taken.
  var isIdle: Bool {
    contents.withLock { contents in
      !contents.isRunning && contents.wanted.isEmpty && contents.frameRows.isEmpty
        && contents.current.isEmpty && contents.results.isEmpty
    }
  }

  /// Sets the job for which rows are prepared, and discards requests and results.
  ///
  /// - Returns: the results that weren't taken, and the rows of the former job that may have
  ///   changed since their last results.
  @discardableResult
  func setJob(_ job: Job?) -> (results: [PreparedRow], unfinished: Set<Int>) {
    contents.withLock { contents in
      let results = contents.results
      let unfinished = contents.urgent.union(contents.current.map(\.row)).union(contents.frameRows)
      contents.job = job
      contents.wanted = []
      contents.urgent = []
      contents.frameRows = []
      contents.results = []
      return (results, unfinished)
    }
  }

  /// Prepares rows, the first one first, and cancels all earlier requests except urgent ones.
  func prepare(_ rows: [Int]) {
    let mustStart = contents.withLock { contents -> Bool in
      contents.wanted = rows.reversed() + contents.urgent
      defer { contents.isRunning = contents.isRunning || !contents.wanted.isEmpty }
      return !contents.isRunning && !contents.wanted.isEmpty
    }
    if mustStart { start() }
  }

  /// Releases rows in the background, once there are enough of them or together with other work.
  func forget(_ rows: [PreparedRow]) {
    let mustStart = contents.withLock { contents -> Bool in
      contents.forgotten += rows
      guard !contents.isRunning, contents.forgotten.count >= RowPreparation.forgottenLimit else {
        return false
      }
      contents.isRunning = true
      return true
    }
    if mustStart { start() }
  }

  /// Prepares a row before all other rows, and notifies the list when it is ready.
  func prepareUrgently(_ row: Int) {
    let mustStart = contents.withLock { contents -> Bool in
      guard contents.urgent.insert(row).inserted else { return false }
      contents.wanted.append(row)
      defer { contents.isRunning = true }
      return !contents.isRunning
    }
    if mustStart { start() }
  }

  /// Prepares rows for a frame, the first one first, and waits for them.
  ///
  /// The list must take the results afterward. It is notified of rows that take longer.
  ///
  /// - Parameter limit: the longest time to wait.
  @MainActor func prepare(_ rows: [Int], waitingUpTo limit: Duration) {
    let deadline = DispatchTime.now() + limit / .seconds(1)
    contents.withLock { contents in
      // Rows that a former frame didn't get in time are still needed.
      contents.frameRows.removeAll { rows.contains($0) }
      contents.frameRows += rows.reversed()
      contents.wanted.removeAll { contents.urgent.contains($0) && rows.contains($0) }
      contents.urgent.subtract(rows)
      contents.isTakingDue = true
      if !rows.isEmpty { contents.startingCount += 1 }
    }
    if !rows.isEmpty {
      _ = host.runInBackground(waitingUpTo: limit) { [weak self] in self?.workForFrame() }
    }
    // Other threads may have begun with rows before.
    let wait = contents.withLock { contents in
      contents.frameWait = contents.isPreparingUrgentRows ? DispatchSemaphore(value: 0) : nil
      return contents.frameWait
    }
    _ = wait?.wait(timeout: deadline)
    let mustStart = contents.withLock { contents in
      (contents.isTakingDue, contents.frameWait) = (false, nil)
      // Further frames don't wait for a row that takes long.
      for index in contents.current.indices where contents.current[index].isUrgent {
        contents.current[index].isLate = true
      }
      // The other threads may be occupied by rows that take long.
      guard !contents.frameRows.isEmpty, contents.startingCount == 0 else { return false }
      contents.startingCount += 1
      return true
    }
    if mustStart { host.runInBackground { [weak self] in self?.workForFrame() } }
  }

  /// Waits for the rows that were requested with ``prepareUrgently(_:)``.
  ///
  /// The list must take the results afterward. It is notified of rows that take longer.
  ///
  /// - Parameter limit: the longest time to wait.
  /// - Returns: `false` if there are no such rows.
  @MainActor func waitForUrgentRows(upTo limit: Duration) -> Bool {
    let (rows, isAnyUrgent) = contents.withLock { contents in
      let rows = contents.urgent.sorted()
      return (rows, !rows.isEmpty || contents.isPreparingUrgentRows)
    }
    if isAnyUrgent { prepare(rows, waitingUpTo: limit) }
    return isAnyUrgent
  }

  /// Returns the rows that became ready since the last call, and removes them.
  func takeResults() -> [PreparedRow] {
    contents.withLock { contents in
      if contents.results.isEmpty { return [] }
      defer { contents.results = [] }
      return contents.results
    }
  }

  /// Prepares a row on the calling thread.
  func prepareNow(_ row: Int) -> PreparedRow? {
    guard let job = contents.withLock({ $0.job }),
      let rowTree = trees.tree(of: row, in: job.content)
    else { return nil }
    return prepare(row, for: job, in: rowTree)
  }

  /// Adds a row to those that became ready.
  func add(_ row: PreparedRow) { contents.withLock { $0.results.append(row) } }

  private func start() {
    host.runInBackground { [weak self] in self?.work() }
  }

  private func work() {
    releaseForgotten()
    while let work = nextWork() { perform(work) }
  }

  private func workForFrame() {
    contents.withLock { $0.startingCount -= 1 }
    while let work = nextFrameWork() { perform(work) }
  }

  /// Prepares a row, unless another thread is building it, which then prepares it again.
  private func perform(_ work: Work) {
    guard let rowTree = trees.tree(of: work.row, in: work.job.content) else {
      return finish(work, nil)
    }
    guard begin(work, in: rowTree) else { return }
    var next: Work? = work
    while let work = next {
      finish(work, prepare(work.row, for: work.job, in: rowTree))
      next = nextWork(in: rowTree)
    }
  }

  /// Begins to build a row.
  ///
  /// - Returns: `false` if another thread is building it and fulfills the request afterward.
  private func begin(_ work: Work, in rowTree: RowTree) -> Bool {
    contents.withLock { contents in
      let name = ObjectIdentifier(rowTree)
      guard let waiting = contents.building[name] else {
        contents.building[name] = .some(nil)
        return true
      }
      guard let waiting else {
        contents.building[name] = work
        return false
      }
      let isNewer = (work.job.revision, work.number) > (waiting.job.revision, waiting.number)
      var (newer, older) = isNewer ? (work, waiting) : (waiting, work)
      contents.end(older)
      // Both requests are for the same row; if the list waits for one of them, it waits still.
      newer.isUrgent = newer.isUrgent || older.isUrgent
      contents.replace(newer)
      contents.building[name] = newer
      return false
    }
  }

  /// Ends building a row, or returns the request to fulfill next.
  private func nextWork(in rowTree: RowTree) -> Work? {
    contents.withLock { contents in
      guard let next = contents.building.removeValue(forKey: ObjectIdentifier(rowTree)) ?? nil
      else { return nil }
      contents.building[ObjectIdentifier(rowTree)] = .some(nil)
      return next
    }
  }

  /// Adds a row that is ready, and notifies the list of an urgent one.
  private func finish(_ work: Work, _ prepared: PreparedRow?) {
    let (mustTell, wait) = contents.withLock { contents in
      contents.end(work)
      let wait = contents.isPreparingUrgentRows ? nil : contents.frameWait.take()
      guard let prepared, contents.job?.revision == prepared.revision else { return (false, wait) }
      contents.results.append(prepared)
      defer { contents.isTakingDue = contents.isTakingDue || work.isUrgent }
      return (work.isUrgent && !contents.isTakingDue, wait)
    }
    wait?.signal()
    if mustTell { host.runOnMain { [weak self] in self?.tellOfUrgentRows() } }
  }

  @MainActor private func tellOfUrgentRows() {
    contents.withLock { $0.isTakingDue = false }
    didPrepareUrgentRow()
  }

  // Not inlined: see `RowTrees.keepOnly(_:of:)`.
  @inline(never) private func releaseForgotten() {
    let forgotten = contents.withLock { contents -> [PreparedRow] in
      defer { contents.forgotten = [] }
      return contents.forgotten
    }
    trees.strip(forgotten.map(\.rowTree))
    withExtendedLifetime(forgotten) {}
  }

  /// Removes and returns the row that is needed most.
  ///
  /// The row is then no longer urgent, so a change while it is being prepared makes it urgent
  /// again.
  private func nextWork() -> Work? {
    contents.withLock { contents in
      guard let job = contents.job, let row = contents.wanted.popLast() else {
        contents.isRunning = false
        return nil
      }
      return contents.begin(row, for: job, isUrgent: contents.urgent.remove(row) != nil)
    }
  }

  /// Removes and returns the row that is needed most for a frame.
  private func nextFrameWork() -> Work? {
    contents.withLock { contents in
      guard let job = contents.job, let row = contents.frameRows.popLast() else { return nil }
      return contents.begin(row, for: job, isUrgent: true)
    }
  }

  /// Prepares a row.
  private func prepare(_ row: Int, for job: Job, in rowTree: RowTree) -> PreparedRow {
    let tree = rowTree.tree
    let width = job.columns.width(of: row, in: job.content)
    let range = job.axis.rowSizes(width: width)
    var result = tree.render(in: range, job.context)
    let (size, limit) = (result.renderTree.size, job.incrementalSize)
    let isLarge = size.height > limit.height || size.width > limit.width
    if isLarge || result.renderTree.hasVisibleParts {
      result = tree.render(in: range, job.context, isIncremental: true)
    }
    return PreparedRow(
      row: row, revision: job.revision, width: width,
      height: job.axis.height(of: result.renderTree.size), result: result, rowTree: rowTree)
  }
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender
import Synchronization

/// A queue of rows to build ahead of time, off the main thread.
///
/// Only one work item runs at a time. It always takes the row that is currently needed most, so it
/// follows a change of direction or a jump immediately and never begins work that is no longer
/// needed. Rows that a frame waits for are built in parallel.
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

  private struct Contents {
    var job: Job?
    /// The rows to prepare; the last one is needed most.
    var wanted: [Int] = []
    var results: [PreparedRow] = []
    /// Rows to release in the background.
    var forgotten: [PreparedRow] = []
    var isRunning = false
    /// The rows that are being prepared, on at most two threads, each for the job that it began with.
    var current: [(row: Int, revision: Int, isUrgent: Bool)] = []
    /// The visible rows that the list shows as soon as they are ready.
    var urgent: Set<Int> = []
    /// The visible rows to prepare for a frame, which waits for them; the last one is needed most.
    var frameRows: [Int] = []
    /// A Boolean value that is `true` if the main thread is about to take results, so that it needs
    /// no further notification.
    var isTakingDue = false
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
    contents.withLock { contents in
      // Rows that a former frame didn't get in time are still needed.
      contents.frameRows.removeAll { rows.contains($0) }
      contents.frameRows += rows.reversed()
      contents.wanted.removeAll { contents.urgent.contains($0) && rows.contains($0) }
      contents.urgent.subtract(rows)
      contents.isTakingDue = true
    }
    _ = host.runInBackground(waitingUpTo: limit) { [weak self] in self?.workForFrame() }
    contents.withLock { $0.isTakingDue = false }
  }

  /// Waits for the rows that were requested with ``prepareUrgently(_:)``.
  ///
  /// The list must take the results afterward. It is notified of rows that take longer.
  ///
  /// - Parameter limit: the longest time to wait.
  /// - Returns: `false` if there are no such rows.
  @MainActor func waitForUrgentRows(upTo limit: Duration) -> Bool {
    let rows = contents.withLock { contents in
      let revision = contents.job?.revision
      // A row that is being prepared is locked until it is ready, and is then found ready.
      return contents.urgent.sorted()
        + contents.current.filter { $0.isUrgent && $0.revision == revision }.map(\.row)
    }
    if !rows.isEmpty { prepare(rows, waitingUpTo: limit) }
    return !rows.isEmpty
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
    let job = contents.withLock { $0.job }
    return job.flatMap { prepare(row, for: $0) }
  }

  /// Adds a row to those that became ready.
  func add(_ row: PreparedRow) { contents.withLock { $0.results.append(row) } }

  private func start() {
    host.runInBackground { [weak self] in self?.work() }
  }

  private func work() {
    releaseForgotten()
    while let (row, job, isUrgent) = nextRow() {
      finish(row, job, prepare(row, for: job), isUrgent: isUrgent)
    }
  }

  private func workForFrame() {
    while let (row, job) = nextFrameRow() {
      finish(row, job, prepare(row, for: job), isUrgent: true)
    }
  }

  /// Adds a row that is ready, and notifies the list of an urgent one.
  private func finish(_ row: Int, _ job: Job, _ prepared: PreparedRow?, isUrgent: Bool) {
    let mustTell = contents.withLock { contents in
      let index = contents.current.firstIndex { $0.row == row && $0.revision == job.revision }
      if let index { contents.current.remove(at: index) }
      guard let prepared, contents.job?.revision == prepared.revision else { return false }
      contents.results.append(prepared)
      defer { contents.isTakingDue = contents.isTakingDue || isUrgent }
      return isUrgent && !contents.isTakingDue
    }
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
  private func nextRow() -> (row: Int, job: Job, isUrgent: Bool)? {
    contents.withLock { contents in
      guard let job = contents.job, let row = contents.wanted.popLast() else {
        contents.isRunning = false
        return nil
      }
      let isUrgent = contents.urgent.remove(row) != nil
      contents.current.append((row, job.revision, isUrgent))
      return (row, job, isUrgent)
    }
  }

  /// Removes and returns the row that is needed most for a frame.
  private func nextFrameRow() -> (row: Int, job: Job)? {
    contents.withLock { contents in
      guard let job = contents.job, let row = contents.frameRows.popLast() else { return nil }
      contents.current.append((row, job.revision, isUrgent: true))
      return (row, job)
    }
  }

  /// Prepares a row; returns `nil` if newer content is shown.
  private func prepare(_ row: Int, for job: Job) -> PreparedRow? {
    guard let rowTree = trees.tree(of: row, in: job.content) else { return nil }
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

import AlidadeCore
import AlidadeLayout
import AlidadeRender
import Synchronization

/// Builds rows, ahead and off the main thread.
///
/// One piece of work runs at a time. It always takes the row that is wanted most at that moment, so
/// a change of direction or a jump is followed at once and work that is no longer wanted is never
/// begun.
final class RowPreparation: Sendable {
  /// What rows are prepared for.
  struct Job: Sendable {
    let content: ListContent
    let context: LayoutContext
    /// The width of rows, in points.
    let width: Double
    /// The height in points from which a row is mounted by what is in sight of it.
    let incrementalHeight: Double
    /// The revision of the list, which grows when any of the above changes.
    let revision: Int
  }

  private struct Contents {
    var job: Job?
    /// Rows to prepare, the one wanted most at the end.
    var wanted: [Int] = []
    var results: [PreparedRow] = []
    /// What is to be taken apart where that does not hurt.
    var forgotten: [PreparedRow] = []
    var isRunning = false
    /// Rows in sight that the main thread waits for.
    var urgent: Set<Int> = []
    /// A Boolean value that is `true` if the main thread is about to take results, so that it need not
    /// be told of further ones.
    var isTakingDue = false
  }

  /// How many rows may wait to be taken apart before that is done for their sake.
  private static let forgottenLimit = 64

  private let contents = Mutex(Contents())
  private let trees: RowTrees
  private let host: any MountHost
  private let didPrepareUrgentRow: @MainActor @Sendable () -> Void

  /// - Parameter didPrepareUrgentRow: called when rows that were asked for with
  ///   ``prepareUrgently(_:)`` are ready; once for all that become ready until then.
  init(
    trees: RowTrees, host: any MountHost,
    didPrepareUrgentRow: @escaping @MainActor @Sendable () -> Void
  ) {
    self.trees = trees
    self.host = host
    self.didPrepareUrgentRow = didPrepareUrgentRow
  }

  /// A Boolean value that is `true` if nothing is being prepared, and every result has been taken.
  var isIdle: Bool {
    contents.withLock { !$0.isRunning && $0.wanted.isEmpty && $0.results.isEmpty }
  }

  /// Prepares rows for something else from now on.
  func setJob(_ job: Job?) {
    contents.withLock { contents in
      contents.job = job
      contents.wanted = []
      contents.urgent = []
      contents.results = []
    }
  }

  /// Prepares rows, the first one first, in place of all that were asked for before except urgent
  /// ones.
  func prepare(_ rows: [Int]) {
    let mustStart = contents.withLock { contents -> Bool in
      contents.wanted = rows.reversed() + contents.urgent
      defer { contents.isRunning = contents.isRunning || !contents.wanted.isEmpty }
      return !contents.isRunning && !contents.wanted.isEmpty
    }
    if mustStart { start() }
  }

  /// Lets go of rows that nobody wants any longer, off the calling thread, when there are enough of
  /// them or rows are prepared anyway.
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

  /// Prepares a row before all others and tells when it is ready.
  func prepareUrgently(_ row: Int) {
    let mustStart = contents.withLock { contents -> Bool in
      guard contents.urgent.insert(row).inserted else { return false }
      contents.wanted.append(row)
      defer { contents.isRunning = true }
      return !contents.isRunning
    }
    if mustStart { start() }
  }

  /// Takes the rows that became ready since the last call.
  func takeResults() -> [PreparedRow] {
    contents.withLock { contents in
      if contents.results.isEmpty { return [] }
      defer { contents.results = [] }
      return contents.results
    }
  }

  /// Prepares a row now, on the calling thread.
  func prepareNow(_ row: Int) -> PreparedRow? {
    let job = contents.withLock { $0.job }
    return job.flatMap { prepare(row, for: $0) }
  }

  private func start() {
    host.runInBackground { [weak self] in self?.work() }
  }

  private func work() {
    releaseForgotten()
    while let (row, job, isUrgent) = nextRow() {
      guard let prepared = prepare(row, for: job) else { continue }
      let mustTell = contents.withLock { contents in
        guard contents.job?.revision == prepared.revision else { return false }
        contents.results.append(prepared)
        defer { contents.isTakingDue = contents.isTakingDue || isUrgent }
        return isUrgent && !contents.isTakingDue
      }
      if mustTell { host.runOnMain { [weak self] in self?.tellOfUrgentRows() } }
    }
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

  /// Takes the row that is wanted most.
  ///
  /// It is urgent no longer, so that a change which follows while it is being prepared makes it
  /// urgent again.
  private func nextRow() -> (row: Int, job: Job, isUrgent: Bool)? {
    contents.withLock { contents in
      guard let job = contents.job, let row = contents.wanted.popLast() else {
        contents.isRunning = false
        return nil
      }
      return (row, job, contents.urgent.remove(row) != nil)
    }
  }

  /// Prepares a row; `nil` if a newer content is shown.
  private func prepare(_ row: Int, for job: Job) -> PreparedRow? {
    guard let rowTree = trees.tree(of: row, in: job.content) else { return nil }
    let tree = rowTree.tree
    let range = SizeRange(
      min: Size(width: job.width, height: 0), max: Size(width: job.width, height: .infinity))
    var result = tree.render(in: range, job.context)
    if result.renderTree.size.height > job.incrementalHeight {
      result = tree.render(in: range, job.context, isIncremental: true)
    }
    return PreparedRow(row: row, revision: job.revision, result: result, rowTree: rowTree)
  }
}

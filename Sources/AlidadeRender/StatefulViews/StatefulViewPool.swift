/// The stateful views of a toolkit that no component has, and the components that may have to let
/// go of theirs.
///
/// A component that is not mounted any longer keeps its stateful view until a later turn of the main
/// loop, so one that is mounted elsewhere in the same turn does not notice. While something scrolls
/// nobody is asked to let go, until nothing has scrolled for some frames; only when more components
/// than ``waitingLimit`` wait meanwhile does a component that needs a view get that of the one that
/// has waited longest.
///
/// Views wait in the order in which they were let go of, and each is handed out once.
@MainActor public final class StatefulViewPool {
  private struct Entry {
    let view: MovableView
    /// Who had it before.
    let owner: UnitIdentity
  }

  private struct Bucket {
    var entries: [Entry] = []
    let isValid: @MainActor () -> Bool
  }

  private var buckets: [StatefulViewKey: Bucket] = [:]
  /// Who is to be asked, in the order in which they came.
  private var waiting: [any StatefulViewOwner] = []
  /// Who was asked and refused; asked again each time others are.
  private var refusing: [any StatefulViewOwner] = []
  private var isScheduled = false
  private var scrollCount = 0
  /// The number of scrolls that were over when somebody looked last.
  private var finishedScrollCount = 0

  /// How many components of one kind keep their views while something scrolls, though others need
  /// some.
  public static let waitingLimit = 16

  /// After how many frames without a change a scroll is over.
  private static let framesAtRest = 3

  /// Makes an empty pool.
  public nonisolated init() {}

  /// The number of views that no component has.
  public var count: Int { buckets.values.reduce(0) { $0 + $1.entries.count } }

  /// Throws away all views that no component has, for example because memory is short.
  public func removeAll() {
    let gone = buckets
    buckets = [:]
    for bucket in gone.values { discard(bucket) }
  }

  /// Notes that the user, or the program, has just scrolled something.
  ///
  /// A view that scrolls calls it for each step; lists do.
  public func noteScroll() {
    scrollCount += 1
  }

  // MARK: - Letting go

  /// Asks an owner to let go of its view in a later turn of the main loop.
  ///
  /// - Parameters:
  ///   - owner: who has a view that is not in use; kept alive until it was asked.
  ///   - scheduler: what calls later.
  package func enqueue(_ owner: any StatefulViewOwner, on scheduler: any WorkScheduler) {
    if owner.isAwaitingRelinquishment { return }
    owner.isAwaitingRelinquishment = true
    waiting.append(owner)
    if isScheduled { return }
    isScheduled = true
    askInLaterTurn(scheduler)
  }

  // What is scheduled keeps the pool, so that everybody is asked, but not who calls it.
  private func askInLaterTurn(_ scheduler: any WorkScheduler) {
    scheduler.scheduleLaterTurn { [weak scheduler] in self.askWhenAtRest(scheduler) }
  }

  private func askWhenAtRest(_ scheduler: (any WorkScheduler)?) {
    guard let scheduler, scrollCount != finishedScrollCount else {
      isScheduled = false
      return askAll()
    }
    awaitRest(since: scrollCount, frames: StatefulViewPool.framesAtRest, scheduler)
  }

  private func awaitRest(since count: Int, frames: Int, _ scheduler: any WorkScheduler) {
    scheduler.scheduleFrame { [weak scheduler] in
      guard let scheduler else { return self.askWhenAtRest(nil) }
      if self.scrollCount != count {
        self.awaitRest(since: self.scrollCount, frames: StatefulViewPool.framesAtRest, scheduler)
      } else if frames > 1 {
        self.awaitRest(since: count, frames: frames - 1, scheduler)
      } else {
        self.finishedScrollCount = count
        self.askInLaterTurn(scheduler)
      }
    }
  }

  /// Asks all who wait; those who begin to wait meanwhile are asked in another turn.
  private func askAll() {
    let due = refusing + waiting
    waiting = []
    refusing = []
    for owner in due { owner.isAwaitingRelinquishment = false }
    for owner in due { ask(owner) }
    limitRefusals()
    let invalid = buckets.filter { !$0.value.isValid() }
    for (key, bucket) in invalid {
      buckets[key] = nil
      discard(bucket)
    }
  }

  private func ask(_ owner: any StatefulViewOwner) {
    guard let kind = owner.statefulViewKind else { return }
    let identity = owner.ownerIdentity
    switch owner.relinquish() {
    case .unneeded: break
    case .refused:
      if !refusing.contains(where: { $0 === owner }) { refusing.append(owner) }
    case .relinquished(let view, let isReusable):
      keep(view, kind, from: identity, isReusable: isReusable)
    }
  }

  /// Where more owners of a kind refuse than may, takes the views of those that have for longest.
  private func limitRefusals() {
    var counts: [StatefulViewKey: Int] = [:]
    for owner in refusing.reversed() {
      guard let kind = owner.statefulViewKind, kind.maximumRefusalCount >= 0 else { continue }
      counts[kind.key, default: 0] += 1
      guard counts[kind.key, default: 0] > kind.maximumRefusalCount else { continue }
      let identity = owner.ownerIdentity
      guard case .relinquished(let view, let isReusable) = owner.surrender() else { continue }
      refusing.removeAll { $0 === owner }
      keep(view, kind, from: identity, isReusable: isReusable)
    }
  }

  private func keep(
    _ view: MovableView, _ kind: StatefulViewKind, from owner: UnitIdentity, isReusable: Bool
  ) {
    if isReusable { keep(view, kind, from: owner) } else { view.takeOut() }
  }

  /// Keeps a view that an owner has let go of, unless there are enough of its kind.
  package func keep(_ view: MovableView, _ kind: StatefulViewKind, from owner: UnitIdentity) {
    let count = buckets[kind.key]?.entries.count ?? 0
    guard kind.isValid(), kind.maximumCount < 0 || count < kind.maximumCount else {
      return view.takeOut()
    }
    buckets[kind.key, default: Bucket(isValid: kind.isValid)].entries.append(
      Entry(view: view, owner: owner))
  }

  private func discard(_ bucket: Bucket) {
    for entry in bucket.entries { entry.view.takeOut() }
  }

  // MARK: - Taking

  /// Takes out a view for an owner: the one it had before, else one that is in its wrapper already,
  /// else the one that has waited longest.
  ///
  /// - Complexity: O(views of the kind).
  package func take(
    _ kind: StatefulViewKind, for owner: UnitIdentity, in wrapper: any NativeView
  ) -> MovableView? {
    guard kind.isValid() else {
      if let bucket = buckets.removeValue(forKey: kind.key) { discard(bucket) }
      return nil
    }
    if let entries = buckets[kind.key]?.entries, !entries.isEmpty {
      let place =
        entries.firstIndex { $0.owner == owner }
        ?? entries.firstIndex { $0.view.wrapper === wrapper } ?? 0
      return buckets[kind.key]?.entries.remove(at: place).view
    }
    return scrollCount == finishedScrollCount ? nil : takeFromWaiting(kind)
  }

  /// Takes the view of the owner that has waited longest, if too many wait for the end of a scroll.
  private func takeFromWaiting(_ kind: StatefulViewKind) -> MovableView? {
    guard waiting.count > StatefulViewPool.waitingLimit else { return nil }
    let candidates = waiting.filter { $0.statefulViewKind?.key == kind.key }
    guard candidates.count > StatefulViewPool.waitingLimit else { return nil }
    for owner in candidates {
      guard case .relinquished(let view, let isReusable) = owner.relinquish() else { continue }
      stopWaiting(owner)
      if isReusable { return view }
      view.takeOut()
    }
    // All refuse.
    guard kind.maximumRefusalCount >= 0, let oldest = candidates.first,
      case .relinquished(let view, let isReusable) = oldest.surrender()
    else { return nil }
    stopWaiting(oldest)
    if isReusable { return view }
    view.takeOut()
    return nil
  }

  private func stopWaiting(_ owner: any StatefulViewOwner) {
    owner.isAwaitingRelinquishment = false
    waiting.removeAll { $0 === owner }
  }
}

/// A pool of the free stateful views of a toolkit.
///
/// The pool also knows the components that may have to give up their views.
///
/// A component that is unmounted keeps its stateful view until a later turn of the main loop, so
/// remounting it elsewhere in the same turn has no effect on the view. While something scrolls, and
/// for a few frames afterward, no component is asked to give up its view. If more than
/// ``waitingLimit`` components of one kind are waiting, a component that needs a view takes the
/// view of the component that has waited the longest.
///
/// Views are kept in the order in which they were given up, and each is reused once. Adding or
/// taking a view takes constant time.
@MainActor public final class StatefulViewPool {
  /// A view without an owner.
  struct FreeView {
    let view: MovableView
    /// The previous owner.
    let owner: OwnerName
    let isValid: @MainActor () -> Bool
  }

  /// The name of a component as a previous owner of views of a kind.
  struct OwnerName: Hashable {
    let identity: UnitIdentity
    let key: StatefulViewKey
  }

  /// The places of an owner in the pool's queues.
  package struct OwnerPlaces {
    fileprivate var waiting: Int?
    fileprivate var refusing: Int?

    /// Creates the places of an owner that is in no queue.
    package init() {}
  }

  private var free = KeyedQueue<StatefulViewKey, FreeView>()
  private var freeByOwner: [OwnerName: Int] = [:]
  /// The owners that are waiting to be asked.
  private var waiting = KeyedQueue<StatefulViewKey, any StatefulViewOwner>()
  /// The owners that refused.
  ///
  /// The owners of one kind are in the order of their refusals; all owners together are in the
  /// order in which they were last asked.
  private var refusing = KeyedQueue<StatefulViewKey, any StatefulViewOwner>()
  private var isScheduled = false
  private let scrolling = RestDetector()

  /// The number of components of one kind that may keep their views while something scrolls, even
  /// though other components need views.
  public static let waitingLimit = 16

  /// Creates an empty pool.
  public nonisolated init() {}

  isolated deinit {
    // The pool is released with the last mounter, so no component can use the views anymore.
    for owner in waiting.removeAll() {
      owner.poolPlaces = OwnerPlaces()
      if case .relinquished(let view, _) = owner.relinquish() { view.takeOut() }
    }
  }

  /// The number of free views.
  public var count: Int { free.count }

  /// The number of steps taken so far to find and order views and owners; for tests.
  package var stepCount: Int { free.stepCount + waiting.stepCount + refusing.stepCount }

  /// Discards all free views, for example because memory is low.
  public func removeAll() {
    freeByOwner = [:]
    for free in free.removeAll() { discard(free) }
  }

  /// Records that the user or the program has just scrolled.
  ///
  /// A scrolling view, such as a list, calls this method for each step.
  public func noteScroll() { scrolling.noteChange() }

  // MARK: - Giving up views

  /// Asks an owner to give up its view in a later turn of the main loop.
  ///
  /// - Parameters:
  ///   - owner: the owner of a view that isn't in use; retained until it has been asked.
  ///   - scheduler: the scheduler of the later turn.
  package func enqueue(_ owner: any StatefulViewOwner, on scheduler: any WorkScheduler) {
    guard owner.poolPlaces.waiting == nil, let kind = owner.statefulViewKind else { return }
    owner.poolPlaces.waiting = waiting.append(owner, kind.key)
    if isScheduled { return }
    isScheduled = true
    askInLaterTurn(scheduler)
  }

  /// Removes an owner whose view is in use again, or no longer exists.
  package func withdraw(_ owner: any StatefulViewOwner) {
    if let place = owner.poolPlaces.waiting { waiting.remove(at: place) }
    if let place = owner.poolPlaces.refusing { refusing.remove(at: place) }
    owner.poolPlaces = OwnerPlaces()
  }

  // The scheduled closure retains the pool, so that every owner is asked, but doesn't retain the
  // scheduler.
  private func askInLaterTurn(_ scheduler: any WorkScheduler) {
    scheduler.scheduleLaterTurn { [weak scheduler] in self.askWhenAtRest(scheduler) }
  }

  private func askWhenAtRest(_ scheduler: (any WorkScheduler)?) {
    guard let scheduler, !scrolling.isAtRest else {
      isScheduled = false
      return askAll()
    }
    scrolling.callAtRest(on: scheduler) { [weak scheduler] in
      guard let scheduler else { return self.askWhenAtRest(nil) }
      self.askInLaterTurn(scheduler)
    }
  }

  /// Asks all waiting owners, and an equal number of owners that previously refused.
  ///
  /// Owners that are added in the meantime are asked in another turn.
  private func askAll() {
    let due = waiting.removeAll()
    for owner in due { owner.poolPlaces.waiting = nil }
    var refused: [StatefulViewKind] = []
    for owner in refusing.rotate(due.count) + due {
      if let kind = ask(owner) { refused.append(kind) }
    }
    for kind in refused { limitRefusals(kind) }
    // The number of checks is in proportion to the number of owners, so that each turn stays cheap.
    for free in free.rotate(2 * due.count) where !free.isValid() { discardAll(free.owner.key) }
  }

  /// Asks one owner.
  ///
  /// - Returns: the kind of the owner's view, if the owner refuses.
  private func ask(_ owner: any StatefulViewOwner) -> StatefulViewKind? {
    guard let kind = owner.statefulViewKind else {
      withdraw(owner)
      return nil
    }
    let identity = owner.ownerIdentity
    switch owner.relinquish() {
    case .unneeded: withdraw(owner)
    case .refused:
      if owner.poolPlaces.refusing == nil {
        owner.poolPlaces.refusing = refusing.append(owner, kind.key)
      }
      return kind
    case .relinquished(let view, let isReusable):
      withdraw(owner)
      keep(view, kind, from: identity, isReusable: isReusable)
    }
    return nil
  }

  /// Takes the views of the owners that refused first, if more owners refuse than the limit allows.
  private func limitRefusals(_ kind: StatefulViewKind) {
    guard kind.maximumRefusalCount >= 0 else { return }
    let excess = refusing.count(of: kind.key) - kind.maximumRefusalCount
    guard excess > 0 else { return }
    for owner in refusing.first(excess, of: kind.key).reversed() {
      let identity = owner.ownerIdentity
      guard case .relinquished(let view, let isReusable) = owner.surrender() else { continue }
      withdraw(owner)
      keep(view, kind, from: identity, isReusable: isReusable)
    }
  }

  private func keep(
    _ view: MovableView, _ kind: StatefulViewKind, from owner: UnitIdentity, isReusable: Bool
  ) {
    if isReusable { keep(view, kind, from: owner) } else { view.takeOut() }
  }

  /// Adds a view that its owner gave up, unless its kind has reached its limit.
  package func keep(_ view: MovableView, _ kind: StatefulViewKind, from owner: UnitIdentity) {
    let isRoom = kind.maximumCount < 0 || free.count(of: kind.key) < kind.maximumCount
    guard isRoom, kind.isValid() else { return view.takeOut() }
    let name = OwnerName(identity: owner, key: kind.key)
    let place = free.append(FreeView(view: view, owner: name, isValid: kind.isValid), kind.key)
    view.freePlace = place
    freeByOwner[name] = place
  }

  private func discardAll(_ key: StatefulViewKey) {
    while let place = free.first(of: key) { remove(at: place).map(discard) }
  }

  private func discard(_ free: FreeView) {
    free.view.freePlace = nil
    free.view.takeOut()
  }

  private func remove(at place: Int) -> FreeView? {
    guard let removed = free.remove(at: place) else { return nil }
    removed.view.freePlace = nil
    if freeByOwner[removed.owner] == place { freeByOwner[removed.owner] = nil }
    return removed
  }

  // MARK: - Taking views

  /// Removes and returns a view for an owner.
  ///
  /// Prefers the view that the owner had before, then a view that is already in the wrapper, then
  /// the view that has been free the longest.
  package func take(
    _ kind: StatefulViewKind, for owner: UnitIdentity, in wrapper: any NativeView
  ) -> MovableView? {
    guard kind.isValid() else {
      discardAll(kind.key)
      return nil
    }
    let own = freeByOwner[OwnerName(identity: owner, key: kind.key)]
    if let place = own ?? freePlace(in: wrapper, kind.key) ?? free.first(of: kind.key) {
      return remove(at: place)?.view
    }
    return scrolling.isAtRest ? nil : takeFromWaiting(kind)
  }

  private func freePlace(in wrapper: any NativeView, _ key: StatefulViewKey) -> Int? {
    guard let place = wrapper.mountRecord?.occupant?.freePlace else { return nil }
    return free.key(at: place) == key ? place : nil
  }

  /// Takes the view of the owner that has waited the longest, if too many wait for the end of a
  /// scroll.
  private func takeFromWaiting(_ kind: StatefulViewKind) -> MovableView? {
    let isLimited = kind.maximumRefusalCount >= 0
    let keepers = waiting.count(of: kind.key) + (isLimited ? refusing.count(of: kind.key) : 0)
    guard keepers > StatefulViewPool.waitingLimit else { return nil }
    // Each owner is asked once; an owner that refuses leaves the queue.
    while let place = waiting.first(of: kind.key), let owner = waiting.remove(at: place) {
      owner.poolPlaces.waiting = nil
      if let view = viewFromWaiting(owner, kind) { return view }
    }
    guard isLimited, refusing.count(of: kind.key) > kind.maximumRefusalCount,
      let place = refusing.first(of: kind.key), let oldest = refusing[place]
    else { return nil }
    return reusableView(oldest.surrender(), of: oldest)
  }

  private func viewFromWaiting(
    _ owner: any StatefulViewOwner, _ kind: StatefulViewKind
  ) -> MovableView? {
    let answer = owner.relinquish()
    if case .refused = answer, owner.poolPlaces.refusing == nil {
      owner.poolPlaces.refusing = refusing.append(owner, kind.key)
    }
    return reusableView(answer, of: owner)
  }

  private func reusableView(
    _ answer: StatefulViewRelinquishment, of owner: any StatefulViewOwner
  ) -> MovableView? {
    guard case .relinquished(let view, let isReusable) = answer else { return nil }
    withdraw(owner)
    if isReusable { return view }
    view.takeOut()
    return nil
  }
}

/// The stateful views of a toolkit that no component has, and the components that may have to let
/// go of theirs.
///
/// A component that is not mounted any longer keeps its stateful view until a later turn of the main
/// loop, so one that is mounted elsewhere in the same turn does not notice. While something scrolls
/// nobody is asked to let go, until nothing has scrolled for some frames; only when more components
/// than ``waitingLimit`` wait meanwhile does a component that needs a view get that of the one that
/// has waited longest.
///
/// Views wait in the order in which they were let go of, and each is handed out once. However many
/// there are, to let go of one and to take one costs the same.
@MainActor public final class StatefulViewPool {
  /// A view that no component has.
  struct FreeView {
    let view: MovableView
    /// The component that had it before.
    let owner: OwnerName
    let isValid: @MainActor () -> Bool
  }

  /// The name of a component among those that had views of a kind.
  struct OwnerName: Hashable {
    let identity: UnitIdentity
    let key: StatefulViewKey
  }

  /// Where an owner is noted that may have to let go of its view.
  package struct OwnerPlaces {
    fileprivate var waiting: Int?
    fileprivate var refusing: Int?

    /// Makes the places of an owner that is not noted.
    package init() {}
  }

  private var free = KeyedQueue<StatefulViewKey, FreeView>()
  private var freeByOwner: [OwnerName: Int] = [:]
  /// Owners that are to be asked.
  private var waiting = KeyedQueue<StatefulViewKey, any StatefulViewOwner>()
  /// Owners that were asked and refused: of a kind in the order in which they did so, all of them in
  /// the order in which they were asked last.
  private var refusing = KeyedQueue<StatefulViewKey, any StatefulViewOwner>()
  private var isScheduled = false
  private let scrolling = RestDetector()

  /// The number of components of one kind that keep their views while something scrolls, though
  /// others need some.
  public static let waitingLimit = 16

  /// Makes an empty pool.
  public nonisolated init() {}

  isolated deinit {
    // With the last who mounts everybody is gone who could use the views.
    for owner in waiting.removeAll() {
      owner.poolPlaces = OwnerPlaces()
      if case .relinquished(let view, _) = owner.relinquish() { view.takeOut() }
    }
  }

  /// The number of views that no component has.
  public var count: Int { free.count }

  /// The number of steps taken so far to find views and owners and to keep them in order; for tests.
  package var stepCount: Int { free.stepCount + waiting.stepCount + refusing.stepCount }

  /// Throws away all views that no component has, for example because memory is short.
  public func removeAll() {
    freeByOwner = [:]
    for free in free.removeAll() { discard(free) }
  }

  /// Notes that the user, or the program, has just scrolled something.
  ///
  /// A view that scrolls calls it for each step; lists do.
  public func noteScroll() { scrolling.noteChange() }

  // MARK: - Letting go

  /// Asks an owner to let go of its view in a later turn of the main loop.
  ///
  /// - Parameters:
  ///   - owner: the owner of a view that is not in use; kept alive until it was asked.
  ///   - scheduler: what calls later.
  package func enqueue(_ owner: any StatefulViewOwner, on scheduler: any WorkScheduler) {
    guard owner.poolPlaces.waiting == nil, let kind = owner.statefulViewKind else { return }
    owner.poolPlaces.waiting = waiting.append(owner, kind.key)
    if isScheduled { return }
    isScheduled = true
    askInLaterTurn(scheduler)
  }

  /// Forgets an owner whose view is in use again, or gone.
  package func withdraw(_ owner: any StatefulViewOwner) {
    if let place = owner.poolPlaces.waiting { waiting.remove(at: place) }
    if let place = owner.poolPlaces.refusing { refusing.remove(at: place) }
    owner.poolPlaces = OwnerPlaces()
  }

  // What is scheduled keeps the pool, so that everybody is asked, but not who calls it.
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

  /// Asks all who wait, and as many of those who refused before; those who begin to wait meanwhile
  /// are asked in another turn.
  private func askAll() {
    let due = waiting.removeAll()
    for owner in due { owner.poolPlaces.waiting = nil }
    var refused: [StatefulViewKind] = []
    for owner in refusing.rotate(due.count) + due {
      if let kind = ask(owner) { refused.append(kind) }
    }
    for kind in refused { limitRefusals(kind) }
    // As many are looked at as can have come, and as many again.
    for free in free.rotate(2 * due.count) where !free.isValid() { discardAll(free.owner.key) }
  }

  /// - Returns: the kind of the owner's view, if it refuses.
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

  /// Takes the views of those that have refused for longest, where more do than may.
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

  /// Keeps a view that an owner has let go of, unless there are enough of its kind.
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

  // MARK: - Taking

  /// Takes out a view for an owner: the one it had before, else one that is in its wrapper already,
  /// else the one that has waited longest.
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

  /// Takes the view of the owner that has waited longest, if too many wait for the end of a scroll.
  private func takeFromWaiting(_ kind: StatefulViewKind) -> MovableView? {
    let isLimited = kind.maximumRefusalCount >= 0
    let keepers = waiting.count(of: kind.key) + (isLimited ? refusing.count(of: kind.key) : 0)
    guard keepers > StatefulViewPool.waitingLimit else { return nil }
    // Each is asked once: one that refuses waits no longer.
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

import AlidadeLayout

/// The named views in all trees of one host, and those that move from one tree to another.
///
/// The content of a scroll view, and each row of a list, is a separate tree. A view that appears in
/// one tree takes the place of a view with the same name that disappears from another, in the same
/// update. This costs nothing while no view has a name. With named views, each animated update
/// records how they are shown.
@MainActor package final class MatchedViews {
  /// The tree of the host, around all others.
  weak var host: MountedTree?
  /// The trees with named views.
  private var trees: [NamingTree] = []
  /// The first pass of the update in which a view moves; `nil` if nothing moves or nothing has a
  /// name.
  private var cause: Cause?
  /// The named views before the update, in an order that is the same each time.
  private var previous: [PreviousView] = []
  /// The named views that appeared in the update.
  private var arrivals: [Arrival] = []
  private var flights: [Flight] = []

  private struct NamingTree {
    weak var tree: MountedTree?
  }

  private struct Cause {
    let pass: MountPass
    let plan: MotionPlan
  }

  private struct Arrival {
    let name: MatchedIdentifier
    let record: MountRecord
    let mounted: MountedTree
  }

  // MARK: - Updates

  /// Moves views to the places of others at the end of an update, when everything is in its place.
  func endUpdate() {
    if cause != nil || !flights.isEmpty { settle() }
  }

  /// Records a tree with named views.
  func note(_ tree: MountedTree) {
    if tree.hasNames || tree.isOverlay { return }
    tree.hasNames = true
    trees.append(NamingTree(tree: tree))
  }

  /// Records that a tree is torn down.
  func remove(_ tree: MountedTree) {
    if tree.hasNames { trees.removeAll { $0.tree == nil || $0.tree === tree } }
    guard tree === host else { return }
    for flight in flights { flight.end() }
    cause = nil
    previous = []
    arrivals = []
  }

  /// Records how all named views are shown, before the first pass of an update in which a view
  /// moves.
  func notePrevious(_ pass: MountPass, _ plan: MotionPlan) {
    guard cause == nil, !trees.isEmpty, let host else { return }
    cause = Cause(pass: pass, plan: plan)
    for tree in trees.compactMap(\.tree) {
      for (name, record) in tree.namedRecords {
        if let view = PreviousView(name, record, in: tree, of: host) { previous.append(view) }
      }
    }
  }

  /// A Boolean value that is `true` if new named views may take the place of others.
  var isAwaitingArrivals: Bool { !previous.isEmpty || !flights.isEmpty }

  /// Records a named view that appears.
  func noteArrival(of record: MountRecord, _ name: MatchedIdentifier, in mounted: MountedTree) {
    arrivals.append(Arrival(name: name, record: record, mounted: mounted))
  }

  /// Records the named views of a tree, all of which appear.
  func noteArrivals(in mounted: MountedTree) {
    note(mounted)
    guard isAwaitingArrivals else { return }
    for (name, record) in mounted.namedRecords { noteArrival(of: record, name, in: mounted) }
  }

  func didEnd(_ flight: Flight) { flights.removeAll { $0 === flight } }

  // MARK: - Taking places

  private func settle() {
    var animations = PassAnimations(cause?.pass, cause?.plan)
    let named = Dictionary(grouping: previous, by: \.name)
    for arrival in arrivals + returns(named) {
      takePlace(arrival, named[arrival.name] ?? [], &animations)
    }
    for flight in flights {
      flight.follow(flight.target.flatMap { animations.animation(of: $0) } ?? cause?.plan.general)
    }
    cause = nil
    previous = []
    arrivals = []
  }

  /// Returns the views that take their places again because other views with their names were
  /// removed: they stayed, or returned before they had disappeared.
  private func returns(_ named: [MatchedIdentifier: [PreviousView]]) -> [Arrival] {
    var decided = Set(arrivals.map(\.name))
    return previous.compactMap { view in
      guard view.wasShown, !view.isShown, decided.insert(view.name).inserted else { return nil }
      let stays = named[view.name]?.last { $0.isShown }
      return stays.map { Arrival(name: $0.name, record: $0.record, mounted: $0.mounted) }
    }
  }

  /// Moves a copy to the place of a view.
  ///
  /// - Parameters:
  ///   - arrival: the view.
  ///   - previous: the views with its name before the update.
  ///   - animations: the animations of the update.
  private func takePlace(
    _ arrival: Arrival, _ previous: [PreviousView], _ animations: inout PassAnimations
  ) {
    let (name, record) = (arrival.name, arrival.record)
    // The views inside a moving view move with it.
    guard !record.enclosing.contains(where: { $0.motion?.flight?.target === $0 }) else { return }
    let others = previous.filter { $0.record !== record }
    let running = flights.first { $0.name == name }
    let seen = others.filter(\.wasSeen)
    let from = seen.last { !$0.isShown } ?? seen.last
    guard let host, running != nil || from != nil,
      let animation = animations.animation(of: record)
        ?? from.flatMap({ animations.animation(of: $0) })
    else { return }
    let flight = running ?? Flight(name, in: host, self)
    if running == nil { flights.append(flight) }
    let look = running == nil ? from?.look : nil
    guard flight.move(to: record, in: arrival.mounted, from: look, animation) else {
      if running == nil { flight.end() }
      return
    }
    for other in others where flights.contains(where: { $0 === flight }) {
      hide(other, behind: flight)
    }
  }

  /// Hides a view whose place another one takes, if it is still visible.
  private func hide(_ view: PreviousView, behind flight: Flight) {
    let record = view.record
    if record.isLeaving { return record.endMotion() }
    guard record.identity == view.identity, !record.isHidden else { return }
    flight.hide(record)
  }
}

extension MountedTree {
  /// The named views, in the order of their units, after those that disappear.
  fileprivate var namedRecords: [(MatchedIdentifier, MountRecord)] {
    var named = departures.compactMap { record in record.leavingMatch.map { ($0, record) } }
    guard let tree else { return named }
    for index in tree.matched {
      if let record = records[index], let name = tree.units[index].motion?.match {
        named.append((name, record))
      }
    }
    return named
  }
}

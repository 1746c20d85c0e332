import AlidadeLayout

// Units that replace others with the same name.
extension MountPass {
  /// The appearance of a view that a new unit replaces.
  struct Match {
    /// The view that showed it, if it is already disappearing; `nil` if its unit is unmounted in
    /// this pass.
    var departing: MountRecord?
    /// The appearance of the view, in the coordinates of its superview.
    let shown: ShownView
    /// The position in the root where the superviews are shown.
    let origin: ShownOrigin
    /// The views inside it, each after its superview.
    let inside: [Inside]
  }

  /// A view inside a view that a new unit replaces.
  struct Inside {
    let key: ViewKey?
    /// The number of views between the two.
    let depth: Int
    let shown: ShownView
  }

  /// Records the appearance of the views that new units replace, before the views are reused.
  func findMatches() {
    guard let plan, !plan.fadesOnly, let new, !new.matched.isEmpty else { return }
    var wanted: [MatchedIdentifier: [AnyMotion]] = [:]
    for index in new.matched where isMounted[index] && records[index] == nil {
      guard let motion = new.units[index].motion, let match = motion.match,
        plan.animation(of: new.units[index]) != nil, !comesWithAnother(index, new, wanted)
      else { continue }
      wanted[match] = motion.motions
    }
    if wanted.isEmpty { return }
    if let departure = mounted.departure, wanted[departure.name] != nil {
      matches[departure.name] = departure.look
      return
    }
    for record in mounted.departures where record.stamp != number {
      guard let match = record.leavingMatch, let kept = wanted[match] else { continue }
      matches[match] = self.match(record, kept, departing: record)
    }
    guard let old else { return }
    for index in old.matched {
      // A view that waits for its copy to arrive isn't visible.
      guard let record = oldRecords[index], record.stamp != number, record.motion?.flight == nil,
        let match = old.units[index].motion?.match, let kept = wanted[match]
      else { continue }
      matches[match] = self.match(record, kept, departing: nil)
    }
  }

  /// Returns `true` if a new unit appears inside a view that moves by itself, such as a page.
  ///
  /// A copy of the unit then moves above that view, as for a unit of another tree.
  private func comesWithAnother(
    _ index: Int, _ new: RenderTree, _ wanted: [MatchedIdentifier: [AnyMotion]]
  ) -> Bool {
    var parent = Int(new.units[index].parent)
    while parent >= 0, records[parent] == nil {
      if let match = new.units[parent].motion?.match, wanted[match] != nil { return false }
      if new.units[parent].key != nil { return true }
      parent = Int(new.units[parent].parent)
    }
    return false
  }

  /// Records the new named units that replace no unit of this tree.
  func noteArrivals(_ units: [Int]) {
    guard let new, !new.matched.isEmpty else { return }
    mounter.matchedViews.note(mounted)
    guard mounter.matchedViews.isAwaitingArrivals, !mounted.isOverlay else { return }
    for index in units {
      guard let match = new.units[index].motion?.match, let record = records[index],
        record.acquiredInPass == number, matches[match] == nil
      else { continue }
      mounter.matchedViews.noteArrival(of: record, match, in: mounted)
    }
  }

  private func match(
    _ record: MountRecord, _ kept: [AnyMotion], departing: MountRecord?
  ) -> Match {
    Match(
      departing: departing, shown: record.shown(except: kept), origin: origin(of: record),
      inside: record.shownInside)
  }

  /// Returns the position where the coordinates around a view were shown before they moved on the
  /// screen.
  private func origin(of record: MountRecord) -> ShownOrigin {
    var origin = mounted.shownOrigin(of: record)
    origin.place = origin.place - mounted.shift
    return origin
  }

  /// Returns `true` if a new unit replaces the unit with a name.
  func isTaken(_ match: MatchedIdentifier) -> Bool {
    matches[match].map { $0.departing == nil } ?? false
  }

  /// Returns the former appearance for a new unit: that of the view with its name, or that of the
  /// corresponding view inside it; `nil` if there is none.
  func previous(of index: Int, _ new: RenderTree) -> ShownView? {
    guard let match = new.units[index].motion?.match, let previous = matches[match],
      let record = records[index]
    else { return pairs[index] }
    pair(index, new, with: previous)
    previous.departing?.endMotion()
    return previous.shown.moved(from: previous.origin, to: mounted.shownOrigin(of: record))
  }

  /// Pairs the units inside two views with the same name that are in the same places and of the
  /// same kind.
  private func pair(_ index: Int, _ new: RenderTree, with previous: Match) {
    var depths = [index: -1]
    var rest = previous.inside[...]
    for inner in index + 1..<max(index + 1, Int(new.units[index].end)) {
      let unit = new.units[inner]
      guard let key = unit.key else { continue }
      let depth = (depths[Int(unit.parent)] ?? -1) + 1
      guard let view = rest.popFirst(), view.key == key, view.depth == depth else { return }
      depths[inner] = depth
      pairs[inner] = view.shown
    }
  }
}

extension MountRecord {
  /// The appearance of the visible views inside this one, each after its superview.
  var shownInside: [MountPass.Inside] {
    var inside: [MountPass.Inside] = []
    var pending = seen.map { ($0, 0) }
    while let (record, depth) = pending.popLast() {
      inside.append(MountPass.Inside(key: record.key, depth: depth, shown: record.shown()))
      pending += record.seen.map { ($0, depth + 1) }
    }
    return inside
  }

  /// The visible views in this one, from the topmost to the lowest.
  private var seen: [MountRecord] {
    if view is any ScrollView { return [] }
    return container?.children.filter { !$0.isHidden && !$0.isLeaving }.reversed() ?? []
  }
}

extension ShownView {
  /// Returns the same appearance in other coordinates.
  fileprivate func moved(from origin: ShownOrigin, to other: ShownOrigin) -> ShownView {
    var moved = self
    moved.frame = frame?.offset(by: origin.place - other.place)
    let velocity = origin.velocity - other.velocity
    if velocity == .zero { return moved }
    let numbers = SIMD8(velocity.x, velocity.y, 0, 0, 0, 0, 0, 0)
    if let place = differences.firstIndex(where: { $0.property == .frame }) {
      moved.differences[place].velocity += numbers
    } else {
      moved.differences.append(
        Difference(property: .frame, displacement: .zero, velocity: numbers))
    }
    return moved
  }
}

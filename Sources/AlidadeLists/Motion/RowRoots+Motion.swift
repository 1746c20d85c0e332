import AlidadeLayout
import AlidadeRender

// The animation of rows to their places.
extension RowRoots {
  /// Animates the visible rows from their former places to their current ones.
  ///
  /// A row that has scrolled into view comes from its former place, but from no farther than is
  /// visible; if only heights have changed, from as far away as the row before it. A row that the
  /// user has released comes from there.
  ///
  /// - Parameters:
  ///   - sight: the visible part of the list.
  ///   - motion: the motion of the pass; `nil` if the rows don't move.
  ///   - origin: the origin of the rows' coordinates after the pass.
  func move(_ sight: VisibleArea, _ motion: RowMotion?, from origin: Point) {
    guard let motion else { return dropDepartures() }
    var last = Point.zero
    var staggeredCount = 0
    for row in sight.rows where sticky[row] == nil {
      guard let root = self[row] else { continue }
      if let released = motion.release(of: row), !motion.fadesOnly {
        root.settle(from: released, motion.animation, origin: origin)
        raise(root)
      } else if let distance = motion.distance(of: root, from: origin) {
        root.slide(by: distance, motion)
        last = distance
      } else if motion.isInserted(row) {
        root.appear(motion.animation.appearing(after: &staggeredCount))
      } else {
        root.slide(by: motion.distance(of: row, in: sight) ?? last, motion)
      }
    }
    moveDepartures(motion, sight, by: last, from: origin)
  }

  /// A Boolean value that is `true` if rows depart in the next pass that shows their list.
  var hasDepartures: Bool { !departures.isEmpty }

  /// Returns `true` if the row of a root departs in the next pass that shows its list.
  func departs(_ root: RowRoot) -> Bool { departures.contains { $0.root === root } }

  /// Keeps the views of a row that was removed or is out of view where they are until they have
  /// disappeared.
  ///
  /// - Returns: `false` if nothing is visible.
  func depart(_ root: RowRoot, _ motion: RowMotion, isRemoved: Bool) -> Bool {
    guard let place = motion.place(of: root), !root.tree.isHidden,
      isRemoved || !motion.fadesOnly
    else { return false }
    departures.append(Departure(root: root, place: place, row: isRemoved ? nil : root.row))
    return true
  }

  /// Begins the motion of the rows that depart in this pass.
  private func moveDepartures(
    _ motion: RowMotion, _ sight: VisibleArea, by last: Point, from origin: Point
  ) {
    let departures = departures
    self.departures = []
    for departure in departures {
      let root = departure.root
      leaving.append(root)
      let distance = departure.row.map { motion.distance(of: $0, in: sight) ?? last } ?? .zero
      root.place(departure.place.offset(by: Point.zero - origin - distance), top: nil)
      root.depart(motion, fadesOut: departure.row == nil, by: distance) { [weak self, weak root] in
        guard let self, let root else { return }
        self.finishDeparture(of: root)
      }
    }
  }

  /// Discards the departures of a change that isn't animated.
  func dropDepartures() {
    if departures.isEmpty { return }
    let departures = departures
    self.departures = []
    for departure in departures {
      mounter.host.setInert(false, departure.root.view)
      reuse(departure.root)
      departure.root.wait()
    }
  }

  /// Moves the rows that are disappearing with the origin of the rows' coordinates.
  ///
  /// - Parameters:
  ///   - distance: the distance by which all rows move in their coordinates; `nil` after a jump to
  ///     other rows, at which everything that is disappearing is gone.
  ///   - axis: the axis along which the rows are arranged.
  func followStart(by distance: Double?, _ axis: RowAxis) {
    for root in leaving {
      guard let distance, let frame = root.frame else {
        root.endMotion()
        continue
      }
      let shift = axis.inView(Point(x: 0, y: distance), height: 0) - axis.inView(.zero, height: 0)
      root.place(frame.offset(by: shift), top: nil)
    }
  }

  private func finishDeparture(of root: RowRoot) {
    guard let place = leaving.firstIndex(where: { $0 === root }) else { return }
    leaving.remove(at: place)
    reuse(root)
    root.wait()
  }
}

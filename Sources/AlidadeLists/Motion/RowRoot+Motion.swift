import AlidadeLayout
import AlidadeRender

// The motion of a row's root view.
extension RowRoot {
  private var record: MountRecord? { tree.rootView.mountRecord }

  /// Begins at a distance from the place of the row, which decays to nothing; with less motion, fades the row
  /// in at its place instead.
  func slide(by distance: Point, _ motion: RowMotion) {
    if distance == .zero { return }
    if motion.fadesOnly {
      record?.fadeIn(motion.animation)
    } else {
      record?.slide(by: distance, motion.animation)
    }
  }

  /// A Boolean value that is `true` if the row is on its way.
  var isMoving: Bool { record?.isMoving == true }

  /// Begins where the user has let the row go, with the velocity of the pointer.
  ///
  /// - Parameters:
  ///   - released: the row in the hand.
  ///   - animation: the animation.
  ///   - origin: the origin of the rows' coordinates in the viewport.
  func settle(from released: ReleasedRow, _ animation: Animation, origin: Point) {
    guard let record, let frame else { return }
    record.endMotion()
    record.slide(
      by: released.place - frame.origin - origin, velocity: released.velocity, animation)
  }

  /// Fades the row in.
  func appear(_ animation: Animation) { record?.fadeIn(animation) }

  /// Fades the row out, or moves it out of sight.
  ///
  /// - Parameters:
  ///   - motion: the motion of the pass.
  ///   - fadesOut: `true` to fade the row out.
  ///   - distance: the distance from its place at which it begins.
  ///   - end: called when it is no longer to be seen.
  func depart(
    _ motion: RowMotion, fadesOut: Bool, by distance: Point,
    then end: @escaping @MainActor () -> Void
  ) {
    guard let record else { return end() }
    record.depart(motion.animation, fadesOut: fadesOut, by: distance, then: end)
  }
}

import AlidadeLayout
import AlidadeRender

// The motion of a row's root view.
extension RowRoot {
  private var record: MountRecord? { tree.rootView.mountRecord }

  /// Animates the row from a distance, which decays to zero; with reduced motion, fades the row in
  /// at its place instead.
  func slide(by distance: Point, _ motion: RowMotion) {
    if distance == .zero { return }
    if motion.fadesOnly {
      record?.fadeIn(motion.animation)
    } else {
      record?.slide(by: distance, motion.animation)
    }
  }

  /// A Boolean value that is `true` if the row is in motion.
  var isMoving: Bool { record?.isMoving == true }

  /// Animates the row from where the user has released it, with the velocity of the pointer.
  ///
  /// - Parameters:
  ///   - released: the dragged row.
  ///   - animation: the animation.
  ///   - origin: the origin of the rows' coordinates in the viewport.
  func settle(from released: ReleasedRow, _ animation: Animation, origin: Point) {
    guard let record, let frame else { return }
    record.endMotion()
    record.slide(
      by: released.place - frame.origin - origin, velocity: released.velocity, animation)
  }

  /// Shows the row at its end immediately.
  func endMotion() { record?.endMotion() }

  /// Fades the row in.
  func appear(_ animation: Animation) { record?.fadeIn(animation) }

  /// Fades the row out, or moves it out of view.
  ///
  /// - Parameters:
  ///   - motion: the motion of the pass.
  ///   - fadesOut: `true` to fade the row out.
  ///   - distance: the initial distance from its place.
  ///   - end: called when it is no longer visible.
  func depart(
    _ motion: RowMotion, fadesOut: Bool, by distance: Point,
    then end: @escaping @MainActor () -> Void
  ) {
    guard let record else { return end() }
    record.depart(motion.animation, fadesOut: fadesOut, by: distance, then: end)
  }
}

import AlidadeLayout
import AlidadeRender

// The motion of a row's root view.
extension RowRoot {
  private var record: MountRecord? { tree.rootView.mountRecord }

  /// Begins at a distance from the place of the row, which decays to nothing.
  func slide(by distance: Point, _ motion: RowMotion) {
    if motion.fadesOnly || distance == .zero { return }
    record?.slide(by: distance, motion.animation)
  }

  /// Fades the row in.
  func appear(_ motion: RowMotion) { record?.fadeIn(motion.animation) }

  /// Fades the row out.
  ///
  /// - Parameters:
  ///   - motion: the motion of the pass.
  ///   - end: called when nothing is to be seen anymore.
  func disappear(_ motion: RowMotion, then end: @escaping @MainActor () -> Void) {
    guard let record else { return end() }
    record.depart(motion.animation, fadesOut: true, by: .zero, then: end)
  }

  /// Moves the row out of sight.
  ///
  /// - Parameters:
  ///   - distance: the distance at which it begins.
  ///   - motion: the motion of the pass.
  ///   - end: called when it has arrived.
  func leave(
    by distance: Point, _ motion: RowMotion, then end: @escaping @MainActor () -> Void
  ) {
    guard let record else { return end() }
    record.depart(motion.animation, fadesOut: false, by: distance, then: end)
  }
}

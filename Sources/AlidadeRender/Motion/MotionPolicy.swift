/// The part of what changes that the settings of the desktop let move.
enum MotionPolicy {
  /// Everything moves.
  case everything
  /// Colors and opacities change over time; places, sizes and transforms change at once.
  case fades
  /// Everything changes at once.
  case nothing
}

extension MountHost {
  /// The part of what changes that moves.
  var motionPolicy: MotionPolicy {
    if !showsAnimations { return .nothing }
    return appearance.reducesMotion ? .fades : .everything
  }
}

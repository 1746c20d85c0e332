/// The kinds of changes that are animated according to the settings of the desktop.
enum MotionPolicy {
  /// All changes are animated.
  case everything
  /// Colors and opacities change over time; positions, sizes and transforms change immediately.
  case fades
  /// All changes are immediate.
  case nothing
}

extension MountHost {
  /// The kinds of changes that are animated.
  var motionPolicy: MotionPolicy {
    if !showsAnimations { return .nothing }
    return appearance.reducesMotion ? .fades : .everything
  }
}

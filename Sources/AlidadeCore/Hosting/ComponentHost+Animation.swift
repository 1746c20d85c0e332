import AlidadeRender

// The animation that a host passes on to other hosts whose content it sets.
extension ComponentHost {
  /// The animation of the result that is being mounted by the innermost host; `nil` if it has none, or
  /// nothing is being mounted.
  static private(set) var mountingAnimation: Animation?

  /// Calls a closure that mounts a generation.
  ///
  /// Components whose content is shown by other hosts, such as windows and popovers, set that content
  /// meanwhile.
  ///
  /// - Parameters:
  ///   - generation: the number of the generation.
  ///   - animation: the animation with which it is mounted.
  ///   - mount: mounts the generation.
  func mounting(generation: Int, with animation: Animation?, _ mount: () -> Void) {
    let outer = ComponentHost.mountingAnimation
    ComponentHost.mountingAnimation = animation
    tree.mounting(generation: generation, mount)
    ComponentHost.mountingAnimation = outer
  }
}

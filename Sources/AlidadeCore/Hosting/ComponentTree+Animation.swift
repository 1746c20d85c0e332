import AlidadeRender

// The animations of changes, each of which moves one mounted result.
extension ComponentTree {
  /// Returns an animation if nothing with it is mounted yet; otherwise, `nil`.
  @MainActor package func pendingAnimation(_ animation: UpdateAnimation?) -> Animation? {
    guard let animation, animation.number > mountedAnimation else { return nil }
    return animation.animation?.completing(animation.completion)
  }

  /// Returns the animation with which a result is mounted now: `nil` for later results with the
  /// same animation.
  ///
  /// The completions of the changes are called when the changes have come to rest, which is
  /// immediately if nothing moves.
  ///
  /// - Parameters:
  ///   - animation: the animation of the result.
  ///   - scheduler: the scheduler that calls the completions.
  @MainActor package func takeAnimation(
    _ animation: UpdateAnimation?, on scheduler: any WorkScheduler
  ) -> Animation? {
    guard let animation else { return nil }
    defer { mountedAnimation = max(mountedAnimation, animation.number) }
    let completion = animation.takeCompletion()
    completion?.attach(to: scheduler)
    guard animation.number > mountedAnimation else { return nil }
    return animation.animation?.completing(completion)
  }

  /// Mounts a generation with an animation, which also applies to content that its components then
  /// set elsewhere, such as that of windows and popovers.
  @MainActor package func mounting(
    generation: Int, with animation: Animation?, _ mount: () -> Void
  ) {
    updates.mountingAnimation = animation
    mounting(generation: generation, mount)
    updates.mountingAnimation = nil
  }

  /// Records whether the results of the tree are shown.
  ///
  /// A change of a tree that isn't shown moves nothing, so its completion doesn't wait until the
  /// tree is mounted, which may never happen. This method can be called on any thread.
  ///
  /// - Parameters:
  ///   - isShown: `true` if the results are shown; initially `true`.
  ///   - scheduler: the scheduler that calls completions while the results aren't shown; `nil` if
  ///     it isn't known.
  package func setShown(_ isShown: Bool, on scheduler: (any WorkScheduler)? = nil) {
    // The completion is released outside the lock.
    withExtendedLifetime(updates.setShown(isShown, scheduler)) {}
  }

  /// Notifies controllers that the hosting view is about to become visible, or is no longer
  /// visible.
  @MainActor func setVisible(_ isVisible: Bool, on scheduler: any WorkScheduler) {
    setVisible(isVisible)
    setShown(isVisible, on: scheduler)
  }
}

import AlidadeRender

// The animations of changes, each of which moves one mounted result.
extension ComponentTree {
  /// Returns an animation if nothing with it is mounted yet; otherwise, `nil`.
  @MainActor package func pendingAnimation(_ animation: UpdateAnimation?) -> Animation? {
    guard let animation, animation.number > mountedAnimation else { return nil }
    return animation.animation
  }

  /// Returns the animation with which a result is mounted now: `nil` for later results with the same
  /// animation.
  @MainActor package func takeAnimation(_ animation: UpdateAnimation?) -> Animation? {
    defer { mountedAnimation = max(mountedAnimation, animation?.number ?? 0) }
    return pendingAnimation(animation)
  }
}

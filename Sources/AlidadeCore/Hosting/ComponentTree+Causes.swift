// The changes that mounting causes, which are reported if they never end.
extension ComponentTree {
  /// Mounts a generation or a later change of its tree.
  ///
  /// If the generation is mounted for the first time, state changes made in the meantime count as
  /// caused by it.
  ///
  /// - Parameter mount: calls ``willMount(_:generation:revision:)`` first.
  @MainActor public func mounting(generation: Int, _ mount: () -> Void) {
    if generation > mountedGeneration { causing(generation, mount) } else { mount() }
  }

  /// Performs work that follows mounting.
  ///
  /// If another generation was mounted, state changes made in the meantime count as caused by it.
  ///
  /// - Parameters:
  ///   - previous: the generation that was mounted before.
  ///   - work: the work.
  @MainActor func afterMounting(since previous: Int, _ work: () -> Void) {
    if mountedGeneration > previous { causing(mountedGeneration, work) } else { work() }
  }

  /// Performs work that is the cause of the changes made in it, if a generation is the newest.
  @MainActor private func causing(_ generation: Int, _ work: () -> Void) {
    let newest = state.withLock { $0.generation }
    guard newest.number == generation else { return work() }
    let token = BuildToken()
    UpdateCause.causing(after: newest.causeCount, token, work)
    token.close()
  }
}

#if GTK
/// Runs `body` isolated to the main actor.
///
/// GTK calls back only on the main thread, but through C functions that aren't isolated. This
/// function is like `MainActor.assumeIsolated`, but checks the thread only in debug builds.
@inline(__always)
func onMainThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  assert(isMainActor(), "GTK called back on a thread that is not the main one")
  return try withoutActuallyEscaping(body) { body in
    // Proof: a function isolated to the main actor has the same representation as one that isn't;
    // the isolation is a promise about the thread, which the toolkit keeps.
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

private func isMainActor() -> Bool {
  MainActor.preconditionIsolated("GTK is used on the main thread only")
  return true
}
#endif

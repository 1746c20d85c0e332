#if GTK
/// Runs `body` isolated to the main actor.
///
/// GTK calls back on the main thread only, but through C functions that are not isolated. This is
/// `MainActor.assumeIsolated` without its cost in release builds; debug builds check.
@inline(__always)
func onMainThread<Result>(_ body: @MainActor () throws -> Result) rethrows -> Result {
  assert(isMainActor(), "GTK called back on a thread that is not the main one")
  return try withoutActuallyEscaping(body) { body in
    // Proof: a function isolated to the main actor has the same representation as one that is not;
    // the isolation is a promise about the thread, which the toolkit keeps.
    try unsafeBitCast(body, to: (() throws -> Result).self)()
  }
}

private func isMainActor() -> Bool {
  MainActor.preconditionIsolated("GTK is used on the main thread only")
  return true
}
#endif

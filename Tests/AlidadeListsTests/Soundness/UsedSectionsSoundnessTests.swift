import Testing

/// Uses lists of sections in every way at once.
@MainActor @Suite(.serialized) struct UsedSectionsSoundnessTests {
  @Test(arguments: 0..<12)
  func `sections that are edited, scrolled, resized, selected and moved are those of a simple list`(
    _ seed: Int
  ) {
    let run = UsedSectionsRun(seed: seed)
    let steps = SoundnessSteps.count(standard: 150, share: 0.12)
    for step in 0..<steps where run.failure == nil {
      run.step()
      if let failure = run.failure { Issue.record("seed \(seed), step \(step): \(failure)") }
    }
    if run.failure == nil {
      expectUse(run.statistics, isLong: steps >= 300, hasFooters: run.model.hasFooters)
    }
  }

  /// Checks that a run hasn't left out anything.
  private func expectUse(_ statistics: UsedSectionsRun.Statistics, isLong: Bool, hasFooters: Bool) {
    #expect(statistics.rests > 80)
    #expect(statistics.rows > 500)
    #expect(statistics.clicks > 10)
    #expect(statistics.keys > 5)
    #expect(statistics.movesByKey > 3)
    #expect(statistics.movesByDrag > 2)
    #expect(statistics.vainMoves > 1)
    #expect(statistics.edits > 10)
    #expect(statistics.resizes > 0)
    #expect(statistics.stuckHeaders > 0)
    #expect(statistics.focusesKept > 15)
    #expect(statistics.readersKept > 30)
    // A short run may do without what happens seldom.
    guard isLong else { return }
    #expect(statistics.stuckHeaders > 10)
    #expect(statistics.stuckFooters > 10 || !hasFooters)
    #expect(statistics.movesBetweenSections > 3)
    #expect(statistics.movesOutOfSight > 0)
    #expect(statistics.countsSeenAgain > 10)
    #expect(statistics.focusesMoved > 1)
    #expect(statistics.focusesOutOfSight > 5)
    #expect(statistics.readersScrolled > 3)
  }
}

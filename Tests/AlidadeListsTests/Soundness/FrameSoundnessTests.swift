import Testing

/// Uses lists at random and checks every frame.
@MainActor @Suite(.serialized) struct FrameSoundnessTests {
  private nonisolated static let steps = SoundnessSteps.count(standard: 200, share: 1)
  private nonisolated static let seeds: Range<UInt64> = 0..<8

  @Test(arguments: seeds)
  func `in every frame the rows are those of a simple list`(_ seed: UInt64) async {
    let run = FrameRun(seed: seed)
    run.run(steps: FrameSoundnessTests.steps)
    await run.end()
    if let failure = run.failure {
      Issue.record("seed \(seed), \(failure)")
      return
    }
    #expect(run.statistics.rows > 50)
    #expect(run.statistics.staleRows > 0)
    #expect(run.statistics.anchors > 0)
    // Changes of a row of which only the lower part is in sight are rare.
    #expect(run.statistics.partlyVisibleRows > 0 || FrameSoundnessTests.steps < 6_000)
    #expect(run.statistics.holds > 0)
    #expect(run.statistics.settlings > 1)
    #expect(run.statistics.focusedFrames > 0)
    #expect(run.statistics.focusedOutOfSight > 0)
    #expect(run.ledger.orderedAppearances > 20)
  }

  @Test(arguments: seeds)
  func `the rows are those of a simple list while threads change them`(_ seed: UInt64) async {
    let run = FrameRun(seed: seed, usesThreads: true)
    run.run(steps: FrameSoundnessTests.steps)
    await run.end()
    if let failure = run.failure { Issue.record("seed \(seed), \(failure)") }
  }
}

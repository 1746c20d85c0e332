import Testing

@MainActor @Suite struct SoundnessTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13, 14, 15, 16, 18] as [UInt64])
  func `whatever happens, what is shown is what a rebuild from scratch shows`(_ seed: UInt64) {
    let run = SoundnessRun(seed: seed)
    run.run(steps: SoundnessSteps.count)
    if let failure = run.failure {
      Issue.record("\(failure)")
      return
    }
    #expect(run.statistics.builds > 50)
    #expect(run.statistics.failures > 0)
    #expect(run.statistics.backgroundMounts > 0)
    #expect(run.statistics.missedFrames > 0)
    #expect(run.statistics.hostDeaths > 0)
  }
}

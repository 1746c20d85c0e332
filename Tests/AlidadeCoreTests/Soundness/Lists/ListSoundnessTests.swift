import Testing

@MainActor @Suite struct ListSoundnessTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 9] as [UInt64])
  func `whatever happens to a list, what is in sight is what its rows have counted`(_ seed: UInt64)
  {
    let run = ListSoundnessRun(seed: seed)
    run.run(steps: SoundnessSteps.count)
    if let failure = run.failure {
      Issue.record("\(failure)")
      return
    }
    #expect(run.statistics.updates > 50)
    #expect(run.statistics.immediateUpdates > 10)
    #expect(run.statistics.settlings > 10)
    #expect(run.statistics.missedFrames > 0)
    #expect(run.statistics.rowsShown > 50)
    #expect(run.statistics.hostDeaths > 0)
  }
}

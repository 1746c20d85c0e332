import Foundation
import Testing

@MainActor @Suite struct ListSoundnessTests {
  /// How many steps each seed takes; `ALIDADE_SOUNDNESS_STEPS` says otherwise.
  private static let steps =
    ProcessInfo.processInfo.environment["ALIDADE_SOUNDNESS_STEPS"].flatMap(Int.init) ?? 1000

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 9] as [UInt64])
  func `whatever happens to a list, what is in sight is what its rows have counted`(_ seed: UInt64)
  {
    let run = ListSoundnessRun(seed: seed)
    run.run(steps: ListSoundnessTests.steps)
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

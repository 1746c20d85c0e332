import Foundation
import Testing

/// Uses lists at random and checks every frame.
@MainActor @Suite(.serialized) struct FrameSoundnessTests {
  private nonisolated static let variables = ProcessInfo.processInfo.environment
  /// The number of steps of each seed; `ALIDADE_FRAME_STEPS` changes it.
  ///
  /// Programs of thousands of steps find frames that aren't right yet, such as those of
  /// `FrameFindingsTests`.
  private nonisolated static let steps =
    variables["ALIDADE_FRAME_STEPS"].flatMap(Int.init) ?? 150
  /// The seeds; `ALIDADE_FRAME_SEEDS` changes their number.
  private nonisolated static let seeds =
    0..<(variables["ALIDADE_FRAME_SEEDS"].flatMap(UInt64.init) ?? 6)

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
    #expect(run.statistics.holds > 0)
    #expect(run.statistics.settlings > 1)
  }

  @Test(arguments: seeds)
  func `the rows are those of a simple list while threads change them`(_ seed: UInt64) async {
    let run = FrameRun(seed: seed, usesThreads: true)
    run.run(steps: FrameSoundnessTests.steps)
    await run.end()
    if let failure = run.failure { Issue.record("seed \(seed), \(failure)") }
  }
}

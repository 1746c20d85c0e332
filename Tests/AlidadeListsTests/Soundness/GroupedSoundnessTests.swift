import Testing

/// Edits, filters, orders and divides the elements of a data source at random.
@MainActor @Suite(.serialized) struct GroupedSoundnessTests {
  @Test(arguments: 0..<8)
  func `sections that threads edit are those of a simple list`(_ seed: Int) {
    let run = GroupedRun(seed: seed)
    for step in 0..<SoundnessSteps.count(standard: 100) where run.failure == nil {
      run.step()
      if let failure = run.failure { Issue.record("seed \(seed), step \(step): \(failure)") }
    }
    #expect(run.statistics.rows > 500)
    #expect(run.statistics.headers > 50)
    #expect(run.statistics.anchors > 5)
    #expect(run.statistics.choices > 5)
  }
}

import Testing

/// Compiles small files with usual mistakes, and compares the compiler's messages with the guide.
@Suite struct CommonMistakeTests {
  @Test(arguments: try Mistake.all)
  func `the compiler's message says what is wrong`(_ mistake: Mistake) throws {
    let compilation = try Compilation(of: mistake.file)
    #expect(!mistake.message.isEmpty)
    #expect(compilation.output.contains(mistake.message))
  }

  @Test(arguments: try Mistake.all)
  func `the remedy compiles without a message`(_ mistake: Mistake) throws {
    let compilation = try Compilation(of: mistake.file, conditions: ["REMEDY"])
    #expect(compilation.output == "")
    #expect(compilation.status == 0)
  }

  @Test func `the guide quotes the message of each mistake`() throws {
    let guide = try Mistake.guide
    let mistakes = try Mistake.all
    #expect(mistakes.count >= 20)
    for mistake in mistakes {
      #expect(guide.contains(mistake.message), "\(mistake.testDescription)")
    }
  }
}

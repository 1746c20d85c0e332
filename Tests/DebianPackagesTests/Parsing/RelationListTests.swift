import Testing

@testable import DebianPackages

@Suite struct RelationListTests {
  private func relations(_ values: String...) -> [String] {
    var list = RelationList()
    for value in values { list.add(Array(value.utf8)[...]) }
    return list.relations
  }

  @Test func `commas separate relations`() {
    #expect(relations(" libc6 (>= 2.36), a | b,c") == ["libc6 (>= 2.36)", "a | b", "c"])
  }

  @Test func `white space and line breaks become single spaces`() {
    #expect(relations("  a\t (>=  1)\n ,\n b\n |   c  ,d") == ["a (>= 1)", "b | c", "d"])
    #expect(relations(" a,\r\n b\r\n") == ["a", "b"])
  }

  @Test func `empty relations are left out`() {
    #expect(relations("") == [])
    #expect(relations(" , ,,\n ,") == [])
    #expect(relations("a,,b,") == ["a", "b"])
  }

  @Test func `a relation that appears twice is kept once`() {
    #expect(relations("a, b, a", "c, b") == ["a", "b", "c"])
  }

  @Test func `the end of a field ends a relation`() {
    #expect(relations("a", "b") == ["a", "b"])
  }

  @Test func `comments are no part of relations`() {
    #expect(relations("a,\n# b,\n c") == ["a", "c"])
  }
}

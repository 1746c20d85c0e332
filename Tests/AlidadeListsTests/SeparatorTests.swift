import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Lines between rows.
@MainActor @Suite struct SeparatorTests {
  private func separators(
    _ list: List, direction: LayoutDirection = .leftToRight
  ) -> [String: RowSeparator?] {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) {
      list.layoutDirection(direction)
    }
    view.settle()
    let rows = view.list.visibleSubviews
    return Dictionary(
      uniqueKeysWithValues: rows.map { ($0.visibleTexts.first ?? "", $0.rowStatus?.separator) })
  }

  @Test func `there is a line below each row but the last`() {
    let list = List(0..<3, id: \.self) { Text("\($0)") }
    let line = RowSeparator(left: 20, right: 5)
    #expect(separators(list.separators(start: 20, end: 5)) == ["0": line, "1": line, "2": nil])
    #expect(separators(list) == ["0": nil, "1": nil, "2": nil])
    let plain = RowSeparator()
    #expect(
      separators(list.separators(start: -3, end: .nan)) == ["0": plain, "1": plain, "2": nil])
  }

  @Test func `from right to left, the lines are mirrored`() {
    let list = List(0..<2, id: \.self) { Text("\($0)") }.separators(start: 20, end: 5)
    #expect(
      separators(list, direction: .rightToLeft)
        == ["0": RowSeparator(left: 5, right: 20), "1": nil])
  }

  @Test func `there is none next to a header or a footer`() {
    struct Part: Identifiable, Sendable {
      let id: String
      let elements: [Int]
    }
    let list = List(
      sections: [Part(id: "a", elements: [1, 2]), Part(id: "b", elements: [3])],
      elements: \.elements, id: \.self, row: { Text("\($0)") }, header: { Text($0.id) },
      footer: { Text("end of \($0.id)") })
    #expect(
      separators(list.separators())
        == [
          "a": nil, "1": RowSeparator(), "2": nil, "end of a": nil, "b": nil, "3": nil,
          "end of b": nil,
        ])
  }

  @Test func `a row that becomes the last loses its line, and gets it back`() {
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { Text("") }
    func shown(_ ids: [Int]) -> [RowSeparator?] {
      view.host.setComponent(List(ids, id: \.self) { Text("\($0)") }.separators())
      view.settle()
      return view.list.visibleSubviews.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.map {
        $0.rowStatus?.separator
      }
    }
    #expect(shown([0, 1]) == [RowSeparator(), nil])
    #expect(shown([0, 1, 2]) == [RowSeparator(), RowSeparator(), nil])
    #expect(shown([0]) == [nil])
  }

  @Test func `a list that is kept gets and loses its lines with a modifier`() {
    let list = List(0..<2, id: \.self) { Text("\($0)") }
    let view = HeadlessHostingView(size: Size(width: 200, height: 400)) { list }
    func shown(_ list: List) -> [RowSeparator?] {
      view.host.setComponent(list)
      view.settle()
      return view.list.visibleSubviews.sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }.map {
        $0.rowStatus?.separator
      }
    }
    #expect(shown(list) == [nil, nil])
    #expect(shown(list.separators()) == [RowSeparator(), nil])
    #expect(shown(list.separators(start: 7)) == [RowSeparator(left: 7, right: 0), nil])
    #expect(shown(list) == [nil, nil])
  }
}

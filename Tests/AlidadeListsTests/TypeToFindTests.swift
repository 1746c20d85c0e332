import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@testable import AlidadeLists

/// Finding rows by typing.
@MainActor @Suite struct TypeToFindTests {
  /// The rows 0 to 9 are called zero to nine, and all further rows by their numbers.
  private nonisolated static let names = [
    "zero", "One", "two", "three", "four", "five", "six", "seven", "eight", "nine",
  ]

  private func list(_ count: Int = 10) -> SelectionFixture {
    SelectionFixture(Array(0..<count)) { ids, controller, builds in
      List(ids, id: \.self, estimatedRowHeight: 40, controller: controller) { id in
        SelectableRow(id: id, builds: builds)
      }
      .typeToFind { (id: Int) in id < 10 ? TypeToFindTests.names[id] : "\(id) words" }
    }
  }

  private func type(_ text: String, in list: SelectionFixture) {
    for character in text { #expect(list.press(.character(character))) }
  }

  private func pause(_ list: SelectionFixture) { list.host.advance(by: .seconds(2)) }

  @Test func `typing selects the next row that begins with it, and wraps around`() {
    let list = list()
    list.click(4)
    type("s", in: list)
    #expect(list.selected == [6] && list.focused == 6)
    type("e", in: list)
    #expect(list.selected == [7])
    pause(list)
    type("TH", in: list)
    #expect(list.selected == [3])
    pause(list)
    type("o", in: list)
    #expect(list.selected == [1], "the case doesn't matter")
  }

  @Test func `the same character goes from row to row`() {
    let list = list()
    list.click(0)
    type("t", in: list)
    #expect(list.selected == [2])
    type("t", in: list)
    #expect(list.selected == [3])
    type("t", in: list)
    #expect(list.selected == [2])
  }

  @Test func `a space belongs to the text while typing, and toggles otherwise`() {
    let list = list(2_000)
    list.click(4)
    type("1234 w", in: list)
    #expect(list.selected == [1_234] && list.focused == 1_234)
    pause(list)
    list.press(.space)
    #expect(list.selected == [])
  }

  @Test func `typing that finds nothing changes nothing`() {
    let list = list()
    list.click(4)
    type("xyz", in: list)
    #expect(list.selected == [4])
    pause(list)
    type("n", in: list)
    #expect(list.selected == [9])
  }

  @Test func `a row of a long list is looked for in the background`() {
    let list = list(100_000)
    list.click(4)
    type("77777", in: list)
    list.view.settle()
    #expect(list.selected == [77_777] && list.focused == 77_777)
    #expect(list.shown == [77_777])
  }

  @Test func `a text of another type than the elements is reported`() {
    let list = SelectionFixture([1, 2]) { ids, controller, builds in
      List(ids, id: \.self, controller: controller) { SelectableRow(id: $0, builds: builds) }
        .typeToFind { (name: String) in name }
    }
    list.click(1)
    let reports = DiagnosticsRecorder.reports { type("2", in: list) }
    #expect(reports.map(\.description).joined().contains("of another type than the elements"))
    #expect(list.selected == [1])
  }

  @Test func `a list without a text leaves characters to others`() {
    let list = SelectionFixture(Array(0..<10))
    list.click(4)
    #expect(!list.press(.character("s")))
  }

  @Test func `a row is found although rows are added while it is looked for`() throws {
    let list = list(100_000)
    list.click(4)
    type("7", in: list)
    list.view.settle()
    pause(list)
    type("77777", in: list)
    var searches: [@Sendable () -> Void] = []
    while let work = list.host.takeBackgroundWork({ _ in 0 }) { searches.append(work) }
    list.show(Array(-50..<100_000))
    for search in searches { search() }
    list.view.settle()
    #expect(list.selected == [77_777] && list.focused == 77_777)
  }
}

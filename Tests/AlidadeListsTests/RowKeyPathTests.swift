import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// Lists whose rows get their ids from another property.
@MainActor @Suite struct RowKeyPathTests {
  private struct Person: Hashable, Sendable {
    let number: Int
    let seat: Int
  }

  private struct Counting: Component {
    let person: Person

    struct State { var taps = 0 }
    func initialState() -> State { State() }

    func body(_ context: Context<State>) -> some Component {
      let (number, taps) = (person.number, context.state.taps)
      Button("\(number):\(taps)") { context.update { $0.taps += 1 } }
    }
  }

  private let people = [Person(number: 1, seat: 2), Person(number: 2, seat: 1)]

  private func press(_ view: HeadlessHostingView) {
    view.root.descendants.compactMap { $0 as? HeadlessPressableView }.first?.press()
    view.settle()
  }

  @Test func `the state follows the ids of another property, though the elements are equal`() {
    let people = people
    let view = HeadlessHostingView(size: Size(width: 300, height: 400)) {
      List(people, id: \.number) { Counting(person: $0) }
    }
    view.settle()
    press(view)
    #expect(view.root.visibleTexts == ["1:1", "2:0"])
    view.update { List(people, id: \.seat) { Counting(person: $0) } }
    view.settle()
    #expect(view.root.visibleTexts == ["1:0", "2:1"], "the state of id 1 is that of seat 1 now")
  }

  @Test func `a copy of a collection is known to have the same rows without comparing them`() {
    func rows(_ people: [Person], _ id: KeyPath<Person, Int> & Sendable) -> any ListRows {
      CollectionRows(data: people, id: id) { AnyComponent(Text("\($0.number)")) }
    }
    var changed = people
    changed[1] = Person(number: 3, seat: 1)
    #expect(
      rows(people, \.number).knownChanges(from: rows(people, \.number))?.map.isIdentity == true)
    #expect(rows(people, \.seat).knownChanges(from: rows(people, \.number)) == nil)
    #expect(rows(changed, \.number).knownChanges(from: rows(people, \.number)) == nil)
    #expect(
      rows(people, \.seat).allChanges(from: rows(people, \.number)).map.newOffset(ofOld: 0) == 1)
  }
}

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

  @Test func `elements that the same property identifies are the same rows`() {
    func elements(_ id: KeyPath<Person, Int> & Sendable) -> ListElements<[Person], Int> {
      ListElements(data: people, id: id)
    }
    #expect(elements(\.number).isEqual(to: elements(\.number)))
    #expect(!elements(\.number).isEqual(to: elements(\.seat)))
  }
}

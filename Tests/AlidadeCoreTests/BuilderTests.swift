import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct BuilderTests {
  /// A component whose body stands for any number of others.
  private struct Several: Component {
    let names: [String]
    var body: some Component {
      for name in names { Text(name) }
    }
  }

  private struct PickerOption: Component {
    let number: Int
    var body: some Component {
      if number > 0 { Text("positive") }
      if number.isMultiple(of: 2) { Text("even") } else { Text("odd") }
      switch number {
      case 0: Text("zero")
      case 1: Text("one")
      default: Text("many")
      }
    }
  }

  @Test(arguments: [[], ["a"], ["a", "b", "c"]])
  func `a body of any number of components stands for them`(_ names: [String]) {
    let view = HeadlessHostingView {
      Row {
        Text("<")
        Several(names: names)
        Text(">")
      }
    }
    #expect(view.texts == ["<"] + names + [">"])
    let frames = view.root.subviews.map(\.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { abs($0.maxX - $1.minX) <= 1 })
    #expect(frames.allSatisfy { $0.minY == 0 })
  }

  @Test(arguments: [
    (0, ["even", "zero"]), (1, ["positive", "odd", "one"]), (2, ["positive", "even", "many"]),
  ])
  func `conditions choose components`(_ number: Int, _ texts: [String]) {
    #expect(HeadlessHostingView { PickerOption(number: number) }.texts == texts)
  }

  @Test func `groups within groups are resolved in place`() {
    let view = HeadlessHostingView {
      Row {
        Several(names: ["a"])
        ForEach(["b", "c"], id: \.self) { name in
          ComponentList([
            AnyComponent(Several(names: [name, name + name])), AnyComponent(Several(names: [])),
          ])
        }
        ComponentList()
        for name in ["d"] { if name == "d" { Text(name) } }
      }
    }
    #expect(view.texts == ["a", "b", "bb", "c", "cc", "d"])
    #expect(view.root.subviews.allSatisfy { $0.frame.minY == 0 })
  }

  @Test(arguments: [[], ["a"], ["a", "b"]])
  func `where there is room for one, several stand below each other`(_ names: [String]) {
    let several = Several(names: names)
    let containers: [AnyComponent] = [
      AnyComponent(several.padding(4)),
      AnyComponent(Center { several }), AnyComponent(several.frame(minWidth: 20)),
      AnyComponent(several.background { Box() }), AnyComponent(several.overlay { Box() }),
      AnyComponent(Center { ForEach(names, id: \.self) { Text($0) } }),
      AnyComponent(Center { for name in names { Text(name) } }),
    ]
    for container in containers {
      let view = HeadlessHostingView { container }
      #expect(view.texts == names)
      let tops = view.textViews.values.map(\.frameInRoot.minY).sorted()
      #expect(Set(tops).count == names.count, "they do not cover each other")
    }
  }

  @Test func `elements with ids need no key`() {
    struct Person: Identifiable {
      let id: Int
      let name: String
    }
    let probe = Probe()
    func list(_ people: [Person]) -> ForEach {
      ForEach(people) { Counter(name: $0.name, probe: probe) }
    }
    let (ada, bob) = (Person(id: 1, name: "Ada"), Person(id: 2, name: "Bob"))
    let view = HeadlessHostingView { list([ada, bob]) }
    probe.increment("Bob")
    view.settle()
    view.update { list([bob, ada]) }
    #expect(view.texts == ["Bob 1", "Ada 0"])
  }

  @Test func `composing components pass on the item modifiers of their content`() {
    struct Growing: Component {
      var body: some Component { Box(background: .red).grow() }
    }
    struct Wrapped: Component {
      var body: some Component { Growing() }
    }
    let view = HeadlessHostingView {
      Row {
        Wrapped()
        Box(background: .blue).frame(width: 60)
      }
    }
    #expect(view.root.subviews.map(\.frame.size.width) == [240, 60])
  }

  @Test func `outer item modifiers override inner ones`() {
    struct Growing: Component {
      var body: some Component { Box(background: .red).grow() }
    }
    let view = HeadlessHostingView {
      Row {
        Growing().grow(3)
        Growing()
      }
    }
    #expect(view.root.subviews.map(\.frame.size.width) == [225, 75])
  }
}

import Alidade

/// A page about tabs.
struct TabViewPage: LayoutPage {
  var count = 3
  var isClosable = true

  static let name = "TabView"
  static let summary = "Pages that share a place; each keeps what was done in it."
  static let family = LayoutFamily.navigation
  static let stage = Stage(width: 520, height: 240)

  static let sections: [ControlSection<TabViewPage>] = [
    ControlSection(
      "Tabs", [.count("Tabs", \.count, 1...8, by: 1), .check("Closable", \.isClosable)])
  ]

  var example: ComponentList {
    TabExample(count: count, isClosable: isClosable).key(count)
  }

  var listing: String {
    let arguments: [ListingArgument] =
      [.raw("\"Documents\""), .raw("selection: context.binding(\\.selection)")]
      + (isClosable ? [.raw("onClose: close")] : [])
    return "State(numbers: \(Array(1...count)))\n\n"
      + Listing.block(
        "TabView", arguments,
        [
          "for number in context.state.numbers {",
          "  Tab(\"Document \\(number)\", value: number) { Document(number) }", "}",
        ])
  }
}

/// Documents in tabs.
struct TabExample: Component, Equatable {
  let count: Int
  let isClosable: Bool

  struct State {
    var numbers: [Int]
    var selection = 1

    mutating func close(_ number: Int) {
      guard let index = numbers.firstIndex(of: number), numbers.count > 1 else { return }
      numbers.remove(at: index)
      if selection == number { selection = numbers[min(index, numbers.count - 1)] }
    }
  }

  func initialState() -> State { State(numbers: Array(1...count)) }

  func body(_ context: Context<State>) -> some Component {
    let close: @MainActor @Sendable (Int) -> Void = { number in
      context.update { $0.close(number) }
    }
    TabView(
      "Documents", selection: context.binding(\.selection), onClose: isClosable ? close : nil
    ) {
      for number in context.state.numbers {
        Tab("Document \(number)", icon: "text-x-generic-symbolic", value: number) {
          TextEditor("The text of document \(number)").padding(12)
        }
      }
    }
  }
}

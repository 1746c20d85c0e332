import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct FittingTests {
  private static let long = String(repeating: "many words ", count: 40)

  private func frames<View: HeadlessView>(
    of type: View.Type, in view: HeadlessHostingView
  ) -> [Rect] {
    view.root.descendants.compactMap { ($0 as? View)?.frameInRoot }
  }

  @Test func `a list beside text ends where its surroundings do`() {
    let view = HeadlessHostingView(size: Size(width: 600, height: 600)) {
      Column {
        Text("log")
        List(Array(0..<300), id: \.self) { Text("row \($0)") }.grow()
      }
    }
    #expect(frames(of: HeadlessScrollView.self, in: view).map(\.maxY) == [600])
  }

  @Test func `a list in nested columns and padding gives way before it overflows`() {
    let size = Size(width: 300, height: 200)
    let list = List(Array(0..<300), id: \.self) { Text("row \($0)") }
    let nested: [AnyComponent] = [
      AnyComponent(Column { list.padding(4).background(.red) }.grow()),
      AnyComponent(Column(alignment: .center) { list.padding(4) }),
      AnyComponent(Row { list.grow() }.padding(4)),
      AnyComponent(Box { Column { list.padding(4) } }),
    ]
    for component in nested {
      let view = HeadlessHostingView(size: size) {
        Column {
          Text("log")
          Column {
            Text("more")
            component
          }
        }
      }
      let found = frames(of: HeadlessScrollView.self, in: view)
      #expect(found.count == 1)
      #expect(found[0] == Rect(x: 4, y: 42, width: 292, height: 154))
    }
  }

  @Test func `what is not displayed has no views and takes no room`() {
    var style = FlexStyle()
    style.display = .none
    let view = HeadlessHostingView {
      Column {
        Flex(style) { Text("hidden") }
        Text("shown")
      }
    }
    let texts = frames(of: HeadlessTextView.self, in: view)
    #expect(texts.map(\.minY) == [0])
  }

  @Test func `text keeps the height that its width asks for`() throws {
    let size = Size(width: 300, height: 200)
    let view = HeadlessHostingView(size: size) {
      Column {
        Text(FittingTests.long)
        Row {
          Text("•")
          Text(FittingTests.long).grow().basis(0)
        }
        List(Array(0..<300), id: \.self) { Text("row \($0)") }.grow()
      }
    }
    let texts = view.root.descendants.compactMap { $0 as? HeadlessTextView }
    for text in texts where text.textLayout?.content.plainText == FittingTests.long {
      #expect(text.frame.size.height == text.textLayout?.size.height)
    }
  }

  @Test(arguments: [FlexAlignment.start, .center, .end])
  func `a button is as large as its label unless it is stretched`(
    alignment: FlexAlignment
  ) throws {
    let view = HeadlessHostingView(size: Size(width: 400, height: 300)) {
      Column(alignment: alignment) { Button("Go") {} }
    }
    let frame = try #require(frames(of: HeadlessPressableView.self, in: view).first)
    #expect(frame.size.width < 80)
    #expect(frame.size.height < 50)
  }
}

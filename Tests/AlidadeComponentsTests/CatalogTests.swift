import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// What every component promises, checked for one of each and for some combinations.
@MainActor @Suite struct CatalogTests {
  struct Entry: Sendable, CustomTestStringConvertible {
    let name: String
    let component: AnyComponent
    /// Whether something in it may be outside of it, even where there is room.
    let sticksOut: Bool

    init(_ name: String, sticksOut: Bool = false, _ component: some Component) {
      self.name = name
      self.sticksOut = sticksOut
      self.component = AnyComponent(component)
    }

    var exceptions: LayoutContract.Exceptions {
      var exceptions: LayoutContract.Exceptions = sticksOut ? .sticksOut : []
      // Links and components are where their words are, which are read from the left in both
      // directions.
      if name == "Text, link" || name == "Text, inline" { exceptions.insert(.ownDirection) }
      if name == "Layout direction" { exceptions.insert(.ownDirection) }
      if name == "ForEach" || name == "Spacer" { exceptions.insert(.dependsOnContainer) }
      if name == "Image, unreadable" { exceptions.insert(.reports) }
      return exceptions
    }

    var testDescription: String { name }
  }

  nonisolated static let catalog = layoutEntries + controlEntries

  nonisolated private static let layoutEntries: [Entry] = [
    Entry("Text", Text("some words to break into lines")),
    Entry("Text, empty", Text("")),
    Entry("Text, one line", Text("some words to cut off").lineLimit(1)),
    Entry("Text, heading", Text("Title").heading(1).size(30)),
    Entry(
      "Text, link", Text("see the ") + Text("manual of it").link("https://a.b") + Text(" first")),
    Entry("Text, selectable", Text("some words to select").textSelection()),
    Entry("Text, code", Text("write ") + Text("let it = 1").code()),
    Entry(
      "Text, inline",
      Text("ask ") + Text(inline: Box(background: .red).frame(width: 20, height: 30))
        + Text(" first")),
    Entry("onOpenLink", Text("some words").onOpenLink { _ in true }),
    Entry("onScrollVisibilityChange", Text("some words").onScrollVisibilityChange { _ in }),
    Entry("Image, icon", Image(icon: "edit-find")),
    Entry("Image, unreadable", Image(file: "/nowhere/at/all.png", size: ComponentSize(width: 20))),
    Entry("AsyncImage", AsyncImage(file: "/nowhere/at/all.png").frame(width: 20, height: 20)),
    Entry(
      "Canvas",
      Canvas(1, label: "a disk") { drawing, size in
        drawing.fill(
          Path(ellipseIn: Rect(origin: .zero, size: size)), with: .color(.red))
        drawing.draw(Text("words"), at: .zero, anchor: .topLeft)
      }),
    Entry(
      "Canvas, with a size",
      Canvas(label: nil, size: ComponentSize(width: 40, minHeight: 20)) { drawing, size in
        drawing.stroke(Path(Rect(origin: .zero, size: size)), with: .color(.red))
      }),
    Entry("Box", Box(background: .red) { Text("in it") }),
    Entry("Box, empty", Box(background: .red)),
    Entry("Leaf", Leaf(size: ComponentSize(width: 40, height: 30))),
    Entry(
      "Banner",
      Banner(
        "You are offline.", icon: "network-error-symbolic", description: "Nothing is sent.",
        button: "Connect")),
    Entry(
      "EmptyState",
      EmptyState("Nothing", icon: "mail-unread-symbolic", description: "There is none.") {
        Button("Try again") {}
      }),
    Entry("Button", Button("Press me") {}),
    Entry("TextField", TextField("Name", text: "some words") { _ in }),
    Entry("TextEditor", TextEditor("Draft", text: "some words\nand more\n") { _ in }),
    Entry("SearchField", SearchField("Search", initialText: "some words")),
    Entry("SecureField", SecureField("Password", text: "some words") { _ in }),
    Entry("Focused", Text("some words").focused(false) { _ in }),
    Entry("Pressable", Pressable(action: {}) { Text("press") }),
    Entry("Interactive", Text("some words").onTap {}.onHover { _ in }),
    Entry(
      "Row",
      Row(spacing: 5) {
        Text("one two")
        Text("three")
        Spacer()
        Text("four")
      }),
    Entry(
      "Row, baseline",
      Row(alignment: .baseline) {
        Text("a").size(30)
        Text("b")
      }),
    Entry(
      "Column",
      Column(spacing: 5) {
        Text("one two three")
        Box().grow()
        Text("four")
      }),
    Entry("Column, empty", Column {}),
    Entry(
      "Wrap",
      Wrap(spacing: 4, lineSpacing: 6) {
        for word in ["one", "twenty-two", "three hundred", "4"] { Text(word) }
      }),
    Entry(
      "Flex",
      Flex(direction: .rowReverse, wrap: .wrapReverse, justification: .spaceBetween) {
        Text("one two").margin(start: 5, end: .percent(3))
        Box(background: .red).frame(width: 30, height: 20).grow().order(-1)
        Text("three").alignSelf(.center).basis(.percent(20))
      }),
    Entry("Spacer", Spacer(minimum: 10)),
    Entry("Padding", Text("some words").padding(10)),
    Entry("Padding, negative", sticksOut: true, Text("some words").padding(-3)),
    Entry("Center", Center { Text("some words") }),
    Entry("Center, compact", Center(isCompact: true) { Text("some words") }),
    Entry("Aligned", Aligned(.bottomEnd) { Text("some words") }),
    Entry("Aligned, compact", Aligned(.topEnd, isCompact: true) { Text("some words") }),
    Entry("Aligned, on one axis", Text("some words").aligned(horizontal: .end)),
    Entry("AspectRatio", Box(background: .red).aspectRatio(1.5)),
    Entry("AspectRatio, with text", Text("some words").aspectRatio(2)),
    Entry(
      "AspectRatio, filling", sticksOut: true,
      Box(background: .red).aspectRatio(3, contentMode: .fill)),
    Entry(
      "ZStack",
      ZStack(alignment: .bottomStart) {
        Box(background: .red).frame(width: 50, height: 40)
        Text("some words")
      }),
    Entry("ZStack, empty", ZStack {}),
    Entry(
      "AbsoluteLayout",
      AbsoluteLayout {
        Text("some words")
        Text("more of them").position(x: 30, y: 25)
      }),
    Entry(
      "AbsoluteLayout, outside", sticksOut: true,
      AbsoluteLayout { Box().frame(width: 9, height: 9).position(x: -5, y: 3) }
    ),
    Entry(
      "Grid",
      Grid(columns: [.automatic, .fraction(), .fixed(30)], columnSpacing: 5, rowSpacing: 3) {
        Text("some words")
        Text("a")
        Box(background: .red).frame(height: 20)
        Text("words over two columns").gridSpan(columns: 2)
        Text("b").gridAlignment(horizontal: .end, vertical: .center)
        Text("c").gridSpan(rows: 2)
        Box(background: .blue)
      }),
    Entry(
      "Grid, adaptive",
      Grid(columns: .adaptive(minimum: 60), columnSpacing: 4) {
        for word in ["one", "two", "three", "four"] { Text(word).background(.red) }
      }),
    Entry(
      "Grid, rows",
      Grid(
        columns: .equal(2), rows: [.fraction(), .fixed(40)], horizontalAlignment: .center,
        verticalAlignment: .end
      ) {
        Text("a")
        Text("bb")
        Text("ccc")
        Text("dddd")
        Text("eeeee")
      }),
    Entry(
      "Grid, baseline",
      Grid(columns: [.automatic, .fraction()], verticalAlignment: .baseline) {
        Text("Name").size(30)
        Text("some words to break into lines")
        Box(background: .red).frame(width: 20, height: 20)
        Text("more of them")
      }),
    Entry("Hidden", Text("some words").hidden()),
    Entry("Hidden, shown", Text("some words").hidden(false)),
    Entry(
      "LayoutReader",
      LayoutReader { space in
        if space.max.width < 100 { Box(background: .red) } else { Text("some words") }
      }),
    Entry(
      "Layout direction",
      Column(alignment: .start) { Text("some words") }.layoutDirection(.leftToRight)),
    Entry("Frame", Text("some words").frame(minWidth: 20, maxWidth: 50, minHeight: 30)),
    Entry("Background", Text("some words").background(.red)),
    Entry("Overlay", Text("some words").overlay { Box(background: .red) }),
    Entry(
      "Overlay, aligned", sticksOut: true,
      Text("some words").overlay(alignment: .topEnd) { Text("9").background(.red) }),
    Entry(
      "Background, aligned", sticksOut: true,
      Text("some words").background(alignment: .bottomEnd) {
        Box(background: .red).frame(width: 10, height: 10)
      }),
    Entry("List", List(Array(0..<100), id: \.self) { Text("row \($0)") }),
    Entry(
      "SplitView",
      SplitView(ideal: 40, minimum: 20) {
        Text("some words")
      } content: {
        Text("more words")
      }),
    Entry(
      "SplitView, collapsed",
      SplitView(collapsesBelow: 10_000) {
        Text("some words")
      } content: {
        Text("more words")
      }),
    Entry(
      "NavigationStack",
      NavigationStack(path: Binding([1]) { _ in }) {
        Text("root")
      } page: {
        Text("page \($0)")
      }),
    Entry(
      "TabView",
      TabView("Tabs", selection: Binding(2) { _ in }) {
        Tab("One", value: 1) { Text("first") }
        Tab("Two", value: 2) { Text("second") }
      }),
    Entry(
      "TabBar",
      TabBar(
        "View", selection: Binding(1) { _ in },
        choices: [PickerOption(1, "Day"), PickerOption(2, "Week")])),
    Entry("BackButton", BackButton()),
    Entry(
      "HeaderBar",
      Text("some words to break into lines").headerBar("Title", subtitle: "a subtitle") {
        Button("Start") {}
      } end: {
        SearchButton()
      }),
    Entry(
      "HeaderBar, with a search",
      Text("some words").headerBar("Title") {
        Button("Start") {}
      }
      .search(text: Binding("term") { _ in }, isOpen: Binding(true) { _ in })),
    Entry(
      "HeaderBar, with a search below",
      Box(background: .red).headerBar("Title").search(
        text: Binding("term") { _ in }, isOpen: Binding(true) { _ in }, placement: .belowBar)),
    Entry("SearchButton", SearchButton()),
    Entry("Width classes", Text("some words").widthClasses([.compact, WidthClass(from: 80)])),
    Entry("Scroll", Scroll { Text("some words") }),
    Entry(
      "Scroll, both",
      Scroll(.both) { Column { ForEach(0..<100, id: \.self) { Text("row \($0)") } } }),
    Entry(
      "Scroll, horizontal",
      Scroll(.horizontal) { Row { ForEach(0..<100, id: \.self) { Text("cell \($0)") } } }),
    Entry("ForEach", ForEach([1, 2, 3], id: \.self) { Text("\($0)") }),
    Entry(
      "a card",
      Row(spacing: 8, alignment: .center) {
        Image(icon: "user", size: 32)
        Column {
          Text("Ada Lovelace").weight(.bold).lineLimit(1)
          Text("wrote the first programme, for a machine that was never built")
        }.grow().basis(0)
        Button("Write") {}
      }.padding(12).background(.cardBackground, cornerRadius: 8)),
  ]

  @Test(arguments: catalog)
  func `it keeps the layout contract`(_ entry: Entry) {
    expectLayoutContract(entry.component, except: entry.exceptions)
  }

  @Test(arguments: catalog)
  func `what fits is placed inside`(_ entry: Entry) {
    guard !entry.sticksOut else { return }
    Diagnostics.withSink({ _ in }) {
      let view = HeadlessHostingView(size: Size(width: 640, height: 480)) { entry.component }
      view.settle()
      for child in view.root.descendants where child.isVisible && child !== view.root {
        guard !(child.superview is HeadlessScrollView), !isInList(child) else { continue }
        let frame = child.frameInRoot
        #expect(frame.minX >= 0 && frame.minY >= 0, "\(child.logName) \(frame)")
        #expect(frame.maxX <= 640 && frame.maxY <= 480, "\(child.logName) \(frame)")
      }
    }
  }

  @Test(arguments: catalog)
  func `shown again it does nothing, and gone it hides all`(_ entry: Entry) {
    Diagnostics.withSink({ _ in }) {
      let view = HeadlessHostingView { entry.component }
      view.settle()
      view.mountHost.log.clear()
      view.update { entry.component }
      view.settle()
      #expect(view.mountHost.log.count == 0, "\(view.mountHost.log)")
      view.update {}
      #expect(view.root.visibleSubviews.isEmpty)
    }
  }

  private func isInList(_ view: HeadlessView) -> Bool {
    var view = view.superview
    while let current = view {
      if current is HeadlessScrollView { return true }
      view = current.superview
    }
    return false
  }
}

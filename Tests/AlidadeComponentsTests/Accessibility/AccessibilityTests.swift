import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Descriptions of components for assistive technologies.
@MainActor @Suite struct AccessibilityTests {
  private struct Rating: Component {
    let stars: Int

    var body: some Component {
      Row {
        for star in 1...5 { Image(icon: star <= stars ? "starred" : "non-starred") }
      }
      .accessibility(label: "Rating", value: .text("\(stars) of 5 stars"))
    }
  }

  private func descriptions(
    _ view: HeadlessHostingView, _ role: AccessibilityRole
  ) -> [Accessibility?] {
    view.root.descendants.filter { $0.role == role && $0.isVisible }
      .map(\.options.accessibility)
  }

  @Test func `a row of pictures is read as one element`() {
    let view = HeadlessHostingView { Rating(stars: 3) }
    view.settle()
    let rating = Accessibility(label: "Rating", value: "3 of 5 stars")
    #expect(descriptions(view, .group) == [rating])
    let pictures = descriptions(view, .image)
    #expect(pictures.count == 5)
    #expect(pictures.allSatisfy { $0?.isHidden == true })
  }

  @Test func `a changed value is set on the same view`() {
    let view = HeadlessHostingView { Rating(stars: 3) }
    view.settle()
    let first = view.root.descendants.first { $0.role == .group }
    view.update { Rating(stars: 4) }
    view.settle()
    let second = view.root.descendants.first { $0.role == .group }
    #expect(first != nil && first === second)
    #expect(second?.options.accessibility?.value == "4 of 5 stars")
  }

  @Test func `the description of a text is that of its view`() throws {
    let app = TestHost { Text("5 min").padding(4).accessibility(label: "five minutes") }
    let text = try app.find("5 min")
    #expect(text.label == "five minutes")
    #expect(app.findAll(.role(.group)).isEmpty)
  }

  @Test func `a described button keeps its role and its action`() throws {
    let log = EventLog()
    let app = TestHost {
      Button("Delete") { log.record("deleted") }
        .tooltip("Delete the file")
        .accessibility(hint: "The file can't be restored.")
    }
    try app.tap(.role(.button, "Delete"))
    #expect(log.take() == ["deleted"])
    let button = app.view.root.descendants.first { $0.role == .button }
    #expect(button?.options.accessibility?.hint == "The file can't be restored.")
  }

  @Test func `a field keeps its label in a described group`() throws {
    let app = TestHost {
      TextField("Name", text: "") { _ in }.label("Your name")
        .accessibility(hint: "as in your passport")
    }
    #expect(app.contains(.role(.textBox, "Your name")))
    #expect(descriptions(app.view, .textBox) == [Accessibility(label: "Your name")])
    #expect(descriptions(app.view, .group) == [Accessibility(hint: "as in your passport")])
  }

  @Test func `a label shows a decorative picture`() {
    let view = HeadlessHostingView { Image(icon: "starred").accessibility(label: "a star") }
    view.settle()
    #expect(descriptions(view, .image) == [Accessibility(label: "a star")])
  }

  @Test func `outer values override inner ones`() {
    let view = HeadlessHostingView {
      Text("5").accessibility(label: "five", hint: "inner").accessibility(hint: "outer")
    }
    view.settle()
    #expect(descriptions(view, .text) == [Accessibility(label: "five", hint: "outer")])
  }

  @Test func `a container with a role is described and keeps its content`() {
    let view = HeadlessHostingView {
      Box(role: .group) { Text("one") }.accessibility(label: "Numbers")
    }
    view.settle()
    #expect(descriptions(view, .group) == [Accessibility(label: "Numbers")])
    #expect(descriptions(view, .text) == [nil])
  }

  @Test func `a role makes one element of any content`() {
    let view = HeadlessHostingView {
      Text("Today").accessibility(Accessibility(label: "Today", headingLevel: 2), role: .heading)
    }
    view.settle()
    #expect(descriptions(view, .heading) == [Accessibility(label: "Today", headingLevel: 2)])
    #expect(descriptions(view, .text) == [Accessibility(isHidden: true)])
  }

  @Test func `a label does not replace controls`() {
    let view = HeadlessHostingView {
      Row {
        Text("Volume")
        Button("Mute") {}
      }
      .accessibility(label: "Sound")
    }
    view.settle()
    #expect(descriptions(view, .group) == [Accessibility(label: "Sound")])
    #expect(descriptions(view, .button).allSatisfy { $0?.isHidden != true })
  }

  @Test func `a hidden component stays visible`() throws {
    let app = TestHost {
      Row {
        Text("•").accessibilityHidden()
        Text("Milk").accessibilityHidden(false)
      }
    }
    app.expect("•")
    #expect(
      descriptions(app.view, .text) == [Accessibility(isHidden: true), Accessibility()])
  }

  @Test func `hidden text is no part of the name of a button`() {
    let app = TestHost {
      Pressable(action: {}) {
        Row {
          Text("•").accessibilityHidden()
          Text("Milk")
        }
      }
    }
    #expect(app.contains(.role(.button, "Milk")))
  }

  @Test func `showing a hidden component again keeps its view`() {
    let view = HeadlessHostingView { Text("•").accessibilityHidden() }
    view.settle()
    let text: HeadlessTextView? = view.first()
    view.update { Text("•").accessibilityHidden(false) }
    view.settle()
    let shown: HeadlessTextView? = view.first()
    #expect(text != nil && text === shown)
    #expect(shown?.options.accessibility?.isHidden == false)
  }

  @Test func `a described component is laid out like its content`() {
    func frames(_ isDescribed: Bool) -> [Rect] {
      let row = Row(spacing: 4, alignment: .baseline) {
        Text("some words").grow()
        Text("5").size(30)
      }
      let view = HeadlessHostingView(size: Size(width: 200, height: 100)) {
        Column {
          if isDescribed { row.accessibility(label: "five") } else { row }
        }
      }
      view.settle()
      return view.root.descendants.filter { $0.role == .text }.map(\.frameInRoot)
    }
    #expect(frames(true) == frames(false))
  }
}

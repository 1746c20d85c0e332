import AlidadeNative
import AlidadeTesting
import Testing

@testable import Gallery

@Suite @MainActor struct ExhibitTests {
  nonisolated static let names = Exhibit.all.map(\.layout.name)

  private static func exhibit(_ name: String) throws -> Exhibit {
    Exhibit.all[try #require(Exhibit.place(of: name))]
  }

  @Test func `every standard layout has a page`() {
    let layouts: Set = [
      "Row", "Column", "Wrap", "Flex", "Spacer", "Padding", "Center", "Aligned", "AspectRatio",
      "Frame",
      "Overlay", "Background", "ZStack", "AbsoluteLayout", "Grid", "LayoutReader", "Scroll",
      "Hidden",
      "Layout direction",
      "Canvas",
      "Springs", "Transitions", "Matched", "Moving rows", "Gestures",
      "Controls", "MenuBar",
      "Text", "TextField", "Drag and paste",
      "SplitView", "NavigationStack", "TabView", "TabBar", "HeaderBar", "Presentation", "Printing",
      "Commands", "Windows", "Settings", "Desktop", "Notifications", "Secrets", "Translations",
      "Width classes", "About",
      "Table", "Tree", "Sections", "Board", "Chat", "Log", "Photos", "Shelves",
      "Swipes",
      "Form", "Feed",
    ]
    // The page about Markdown depends on a trait.
    let names = ExhibitTests.names.filter { $0 != "Markdown" }
    #expect(Set(names) == layouts)
    #expect(names.count == layouts.count)
  }

  @Test(arguments: names)
  func `a page lays out in every size without a report`(name: String) {
    let reports = DiagnosticsRecorder.reports {
      let gallery = ShownGallery(name, size: Size(width: 1100, height: 760))
      for size in [(800, 500), (300, 200), (2000, 1500), (1, 1), (1100, 760)] {
        gallery.view.size = Size(width: Double(size.0), height: Double(size.1))
        gallery.view.settle()
      }
    }
    #expect(reports.isEmpty)
  }

  @Test(arguments: names)
  func `each value of each control has a listing of its own`(name: String) throws {
    let exhibit = try ExhibitTests.exhibit(name)
    for control in exhibit.layout.page.controls.flatMap(\.controls) where !isSelector(control) {
      let listings = control.labels.indices.map { position in
        changed(exhibit, control, to: position).layout.page.listing
      }
      #expect(Set(listings).count == listings.count, "\(control.id)")
      #expect(listings[control.selection] == exhibit.layout.page.listing)
    }
  }

  @Test(arguments: [
    ("Chat", "Chat.Messages", #"^988\. "#), ("Log", "Log.Lines", "^(Loading )?1.?000 lines"),
    ("Feed", "Feed.Posts", "^50 posts"),
  ])
  func `a page that is shown already shows the count that a control chooses`(
    name: String, control: String, text: String
  ) throws {
    let (exhibit, regex) = (try ExhibitTests.exhibit(name), try Regex(text))
    let example = ShownExample(exhibit)
    #expect(!example.view.root.visibleTexts.contains { $0.contains(regex) })
    var changed = exhibit
    changed.apply(ControlChange(control: control, step: .to(0)))
    example.update(to: changed)
    #expect(example.view.root.visibleTexts.contains { $0.contains(regex) })
  }

  @Test(arguments: names)
  func `each control changes what is on the stage`(name: String) throws {
    let starts = starts(with: try ExhibitTests.exhibit(name))
    let reports = DiagnosticsRecorder.reports {
      // Most examples look the same from both sides; the next test is about that.
      for control in starts[0].controls.flatMap(\.controls) where control.id != rightToLeft {
        let isShown = starts.contains { start in
          let example = ShownExample(start)
          let dumps = control.labels.indices.map { position in
            example.update(to: changed(start, control, to: position))
            return example.dump
          }
          return Set(dumps).count > 1
        }
        #expect(isShown, "\(control.id)")
      }
    }
    #expect(reports.isEmpty)
  }

  @Test(arguments: names)
  func `from right to left everything is mirrored`(name: String) throws {
    var exhibit = try ExhibitTests.exhibit(name)
    let before = ShownExample(exhibit).boxes
    exhibit.stage.isRightToLeft = true
    let after = ShownExample(exhibit).boxes
    #expect(before.count > 1)
    if name == "Layout direction" {
      // The stage and the row around; the row that has a direction of its own stays as it is.
      #expect(after.dropFirst(4) == before.dropFirst(4))
      for (rect, other) in zip(after, before.prefix(4)) {
        #expect(isMirror(rect, other, exhibit))
      }
    } else {
      #expect(after.count == before.count)
      for (rect, other) in zip(after, before) { #expect(isMirror(rect, other, exhibit)) }
    }
  }

  @Test(arguments: names) func `the controls of the stage show its size`(name: String) throws {
    let stage = try ExhibitTests.exhibit(name).stage
    let shown = stage.group.controls.prefix(2).map { $0.labels[$0.selection] }
    #expect(shown == ["\(Int(stage.width))", "\(Int(stage.height))"])
  }

  @Test func `a value goes no further than its ends`() throws {
    var exhibit = try ExhibitTests.exhibit("Row")
    exhibit.apply(ControlChange(control: "Row.Spacing", step: .by(1000)))
    #expect(exhibit.layout.page.listing.contains("spacing: 40"))
    exhibit.apply(ControlChange(control: "Row.Spacing", step: .by(-1000)))
    #expect(!exhibit.layout.page.listing.contains("spacing"))
  }

  @Test func `a control that there is not changes nothing`() throws {
    var exhibit = try ExhibitTests.exhibit("Row")
    exhibit.apply(ControlChange(control: "Grid.Columns", step: .by(1)))
    #expect(exhibit == Exhibit.all[0])
  }

  /// Whether a control only says what the others are about.
  private func isSelector(_ control: ControlAppearance) -> Bool { control.id == "Child.Which" }

  private func changed(
    _ exhibit: Exhibit, _ control: ControlAppearance, to position: Int
  ) -> Exhibit {
    var exhibit = exhibit
    exhibit.apply(ControlChange(control: control.id, step: .to(position)))
    return exhibit
  }

  /// Whether two places are the same as seen from both sides, but for the rounding to pixels.
  private func isMirror(_ rect: Rect, _ other: Rect, _ exhibit: Exhibit) -> Bool {
    let x = exhibit.stage.width - other.origin.x - other.size.width
    return abs(rect.origin.x - x) <= 1 && rect.origin.y == other.origin.y
      && abs(rect.size.width - other.size.width) <= 1 && rect.size.height == other.size.height
  }

  private let rightToLeft = "Stage.Right to left"

  /// The example as it stands, with little room, and with a child that is too wide.
  private func starts(with exhibit: Exhibit) -> [Exhibit] {
    var narrow = exhibit
    narrow.stage.width = 120
    narrow.stage.height = 60
    var crowded = narrow
    crowded.apply(ControlChange(control: "Child.Basis", step: .by(3)))
    crowded.apply(ControlChange(control: "Child.Margin", step: .by(2)))
    return [exhibit, narrow, crowded]
  }
}

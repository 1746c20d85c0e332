import AlidadeHeadless
import AlidadeLists
import AlidadeNative
import Testing

/// Nodes of a tree that the user moves.
///
/// At first, the rows are `home`, `music` and `jazz` in it, `letters` in `home`, `empty`, and
/// `trash`.
@MainActor @Suite struct TreeMoveTests {
  // MARK: - Dragging

  @Test func `a node is dropped between siblings, and takes its descendants along`() {
    let fixture = MovingTreeFixture()
    fixture.drag("music", to: 199)
    #expect(fixture.log.take() == ["music before trash in nothing"])
    #expect(fixture.names == ["home", "letters", "empty", "music", "jazz", "trash"])
    #expect(fixture.outline.contains("jazz 1"))
    fixture.drag("trash", to: 41)
    #expect(fixture.log.take() == ["trash before letters in home"], "there is one level only")
  }

  @Test func `below a last child, the horizontal movement determines the level`() {
    for (shift, move) in [
      (0.0, "trash before empty in nothing"), (8, "trash before empty in nothing"),
      (10, "trash before nothing in home"), (36, "trash before nothing in home"),
      (-100, "trash before empty in nothing"), (.infinity, "trash before nothing in home"),
    ] {
      let fixture = MovingTreeFixture()
      fixture.drag("trash", to: 161, shift: shift)
      #expect(fixture.log.take() == [move], "shifted by \(shift)")
    }
  }

  @Test func `from right to left, a movement to the left leads inward`() {
    let fixture = MovingTreeFixture(layoutDirection: .rightToLeft)
    let mark = fixture.drag("trash", to: 161, shift: -18)
    #expect(mark == .line(Rect(x: 0, y: 159, width: 282, height: 2)))
    #expect(fixture.log.take() == ["trash before nothing in home"])
  }

  @Test func `a node that is dropped onto another one becomes its last child, but not in a leaf`() {
    let fixture = MovingTreeFixture()
    #expect(
      fixture.drag("trash", to: 60) == .row(Rect(x: 0, y: 40, width: 300, height: 40)))
    #expect(fixture.log.take() == ["trash before nothing in music"])
    #expect(fixture.names == ["home", "music", "jazz", "trash", "letters", "empty"])
    fixture.drag("letters", to: 220)
    #expect(fixture.log.take() == ["letters before nothing in empty"])
    #expect(fixture.names == ["home", "music", "jazz", "trash", "empty"], "it stays collapsed")
    fixture.drag("jazz", to: 141)
    #expect(fixture.log.take() == ["jazz before nothing in music"], "trash is a leaf")
  }

  @Test func `nodes are dropped where the mark is, and never into themselves`() {
    for name in ["home", "music", "jazz", "letters", "empty", "trash"] {
      for place in stride(from: 1.0, to: 250, by: 19) {
        for shift in [-18.0, 0, 18] {
          let fixture = MovingTreeFixture()
          let before = fixture.outline
          let names = fixture.names
          let mark = fixture.drag(name, to: place, shift: shift)
          let moves = fixture.log.take()
          #expect(Set(fixture.outline.map(\.name)) == Set(before.map(\.name)))
          #expect(moves.count == (fixture.outline == before ? 0 : 1), "\(moves)")
          guard !moves.isEmpty else { continue }
          switch mark {
          case .row(let frame):
            #expect(moves == ["\(name) before nothing in \(names[Int(frame.minY / 40)])"])
          case .line(let frame):
            #expect(fixture.outline.contains("\(name) \(Int(frame.minX / 18))"), "\(moves)")
          case nil: Issue.record("There was no mark at \(place).")
          }
        }
      }
    }
  }

  @Test func `a collapsed node is expanded if the pointer rests on it`() {
    let fixture = MovingTreeFixture(expanded: [])
    _ = fixture.hover("trash", over: 20)
    _ = fixture.hover("trash", over: 60)
    fixture.view.mountHost.advance(by: .seconds(0.5))
    _ = fixture.hover("trash", over: 21)
    fixture.view.mountHost.advance(by: .seconds(0.5))
    #expect(fixture.expanded == [], "the pointer was elsewhere in the meantime")
    fixture.view.mountHost.advance(by: .seconds(0.2))
    #expect(fixture.expanded == ["home"])
    #expect(fixture.names == ["home", "music", "letters", "empty", "trash"])
    #expect(
      fixture.list.insertionMark == .row(Rect(x: 0, y: 0, width: 300, height: 40)))
    #expect(fixture.view.mountHost.isIdle)
  }

  @Test func `nothing is expanded once the rows are dropped`() {
    let fixture = MovingTreeFixture(expanded: [])
    fixture.drag("trash", to: 20)
    fixture.view.mountHost.advance(by: .seconds(2))
    #expect(fixture.log.take() == ["trash before nothing in home"])
    #expect(fixture.expanded == [])
  }

  @Test func `selected nodes move once, with the selected nodes in them`() {
    let fixture = MovingTreeFixture()
    fixture.click("music")
    for name in ["jazz", "letters", "trash"] { fixture.click(name, .control) }
    fixture.drag("letters", to: 180)
    #expect(fixture.log.take() == ["music letters trash before nothing in empty"])
    #expect(fixture.names == ["home", "empty"])
    #expect(fixture.selected == ["music", "jazz", "letters", "trash"])
  }

  // MARK: - Keys

  @Test func `Alt with an arrow moves a node among its siblings`() {
    let fixture = MovingTreeFixture()
    fixture.click("letters")
    #expect(fixture.press(.up))
    #expect(fixture.names == ["home", "letters", "music", "jazz", "empty", "trash"])
    #expect(fixture.press(.up), "it is the first one")
    fixture.press(.down)
    fixture.press(.down)
    #expect(fixture.names == ["home", "music", "jazz", "letters", "empty", "trash"])
    #expect(
      fixture.log.take() == ["letters before music in home", "letters before nothing in home"])
    #expect(fixture.selected == ["letters"])
  }

  @Test func `Alt with an arrow moves a node outward and inward, where it stays in sight`() {
    let fixture = MovingTreeFixture()
    fixture.click("jazz")
    fixture.press(.left)
    fixture.press(.left)
    #expect(fixture.press(.left), "it is at the top level")
    #expect(
      fixture.log.take() == ["jazz before letters in home", "jazz before empty in nothing"])
    fixture.press(.down)
    fixture.press(.right)
    #expect(
      fixture.log.take() == ["jazz before trash in nothing", "jazz before nothing in empty"])
    #expect(fixture.names == ["home", "music", "letters", "empty", "jazz", "trash"])
    fixture.press(.left)
    fixture.press(.down)
    fixture.press(.right)
    #expect(fixture.log.take().count == 2, "trash is a leaf")
  }

  // MARK: - Changing the data

  @Test func `a move changes a tree in the same way`() {
    var folders = Folder.some
    folders.apply(RowMove(["letters", "jazz", "nowhere"], before: "trash"), children: \.folders)
    #expect(folders.map(\.id) == ["home", "empty", "letters", "jazz", "trash"])
    folders.apply(RowMove(["trash"], before: "nowhere", parent: "letters"), children: \.folders)
    #expect(folders[2].folders?.map(\.id) == ["trash"], "a leaf becomes a parent")
  }

  @Test func `a move into a node that is gone, or into itself, changes nothing`() {
    var folders = Folder.some
    for parent in ["nowhere", "home", "jazz"] {
      folders.apply(RowMove(["home"], before: nil, parent: parent), children: \.folders)
      #expect(folders.map(\.id) == ["home", "empty", "trash"], "\(parent)")
      #expect(folders[0].folders?.count == 2)
    }
  }

  // MARK: - Inserting

  @Test func `content goes into the node under it, or to the level of the pointer`() {
    for (x, y, place) in [
      (5.0, 20.0, "before nothing in home"), (100, 20, "before nothing in home"),
      (5, 41, "before music in home"), (5, 161, "before empty in nothing"),
      (17, 161, "before empty in nothing"), (19, 161, "before nothing in home"),
      (290, 161, "before nothing in home"), (5, 390, "before nothing in nothing"),
    ] {
      let fixture = MovingTreeFixture()
      fixture.view.mountHost.drop(.text("a"), on: fixture.list, at: Point(x: x, y: y))
      #expect(fixture.log.take() == ["text(\"a\") \(place)"], "at \(x) \(y)")
    }
  }

  @Test func `from right to left, content at the right edge goes to the first level`() {
    for (x, place) in [(295.0, "before empty in nothing"), (279, "before nothing in home")] {
      let fixture = MovingTreeFixture(layoutDirection: .rightToLeft)
      fixture.view.mountHost.drop(.text("a"), on: fixture.list, at: Point(x: x, y: 161))
      #expect(fixture.log.take() == ["text(\"a\") \(place)"], "\(x)")
    }
  }

  @Test func `a node expands while content rests on it`() {
    let fixture = MovingTreeFixture(expanded: [])
    let host = fixture.view.mountHost
    host.drop(
      .text("a"), on: fixture.list, through: [Point(x: 5, y: 20)], isCanceled: true
    ) { _ in
      #expect(fixture.list.insertionMark == .row(Rect(x: 0, y: 0, width: 300, height: 40)))
      host.advance(by: .seconds(1))
      #expect(fixture.expanded == ["home"])
    }
    #expect(fixture.list.insertionMark == nil && fixture.log.take() == [])
  }
}

extension String {
  /// The name in a line of an outline.
  fileprivate var name: Substring { split(separator: " ")[0] }
}

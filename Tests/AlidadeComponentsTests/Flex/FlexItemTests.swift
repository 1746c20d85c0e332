import AlidadeHeadless
import AlidadeNative
import Testing

@MainActor @Suite struct FlexItemTests {
  private func boxes(@ComponentBuilder _ content: () -> ComponentList) -> [Rect] {
    HeadlessHostingView(content).boxes
  }

  @Test func `margins keep space around an item, outside its background`() {
    let found = boxes {
      Row(alignment: .start) {
        block(10, 10).margin(top: 3, start: 5)
        Text("a").margin(4).background(.blue)
        block(10, 10).margin(start: .percent(10)).margin(end: 1)
        block(10, 10).margin(start: .auto)
      }
    }
    #expect(found[0] == Rect(x: 5, y: 3, width: 10, height: 10))
    #expect(found[1].origin == Point(x: 19, y: 4))
    #expect(found[2].minX == found[1].maxX + 4 + 30)
    #expect(found[3].maxX == 300)
  }

  @Test func `margins at both sides, and above and below`() {
    let found = boxes {
      Row(alignment: .start) {
        block(10, 10).margin(horizontal: 4)
        block(10, 10).margin(vertical: 6)
        block(10, 10).margin(horizontal: 1, vertical: 2)
      }
    }
    #expect(found.map(\.origin) == [Point(x: 4, y: 0), Point(x: 18, y: 6), Point(x: 29, y: 2)])
  }

  @Test func `negative margins let neighbors overlap`() {
    let found = boxes {
      Row {
        block(20, 10)
        block(20, 10).margin(start: -8)
      }
    }
    #expect(found[1].minX == 12)
  }

  @Test func `an item modifier may stand anywhere in a chain`() {
    let chains: [AnyComponent] = [
      AnyComponent(Text("a").grow().padding(3).background(.red)),
      AnyComponent(Text("a").padding(3).grow().background(.red)),
      AnyComponent(Text("a").padding(3).background(.red).grow()),
      AnyComponent(Text("a").grow().padding(3).background(.red).overlay {}.frame(minHeight: 5)),
      AnyComponent(Text("a").grow().key(1).padding(3).background(.red)),
      AnyComponent(Composed()),
    ]
    for chain in chains {
      let found = boxes {
        Row {
          chain
          block(100)
        }
      }
      #expect(found[0].size.width == 200)
    }
  }

  private struct Composed: Component {
    var body: some Component {
      Text("a").grow().padding(3).background(.red)
    }
  }

  @Test func `the last word about one thing wins, and leaves the others alone`() {
    let found = boxes {
      Row {
        Box(background: .red).basis(50).grow(3).padding(0).grow(1)
        Box(background: .red).basis(50).grow(1)
      }
    }
    #expect(found.map(\.size.width) == [150, 150])
  }

  @Test func `a view passes on no item modifiers of its content`() {
    let found = boxes { Row { Box(background: .red) { Text("a").grow() } } }
    #expect(found[0].size.width < 20)
  }

  @Test func `a basis may be points, a percentage, the content or automatic`() {
    let found = boxes {
      Row {
        Box(background: .red).basis(30)
        Box(background: .red).basis(.percent(20))
        Text("four").frame(width: 90).basis(.content).background(.red)
        block(40).basis(.auto)
      }
    }
    // The content, not the width: a background around it changes nothing.
    #expect(found.map(\.size.width) == [30, 60, 30, 40])
  }

  @Test func `order changes places, and what is painted above does not change`() {
    let found = boxes {
      Row {
        block(10, 1).order(2)
        block(20, 2)
        block(30, 3).order(-1)
      }
    }
    #expect(found.map(\.minX) == [50, 30, 0])
    let extreme = boxes {
      Row {
        block(10, 1).order(.max)
        block(20, 2)
      }
    }
    #expect(extreme.map(\.minX) == [20, 0])
  }

  @Test func `an absolute item stands at the edges and takes no part in the row`() {
    let found = boxes {
      Row(alignment: .start) {
        block(10, 10)
        block(20, 20).absolute(top: 5, end: 7)
        Box(background: .red).absolute(top: 1, start: 2, bottom: 3, end: 4)
        block(30, 10)
      }
    }
    #expect(
      found == [
        Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 273, y: 5, width: 20, height: 20),
        Rect(x: 2, y: 1, width: 294, height: 196), Rect(x: 10, y: 0, width: 30, height: 10),
      ])
  }

  @Test func `an offset moves an item and nothing else`() {
    let found = boxes {
      Row(alignment: .start) {
        block(10, 10).offset(start: 4, top: -2)
        block(10, 10)
      }
    }
    #expect(found.map(\.origin) == [Point(x: 4, y: -2), Point(x: 10, y: 0)])
  }

  @Test func `a modifier that is not used is not stored`() {
    #expect(AnyComponent(Text("a").padding(3)).traits.flexItem == nil)
    #expect(AnyComponent(Text("a").grow()).traits.flexItem?.shrink == nil)
  }

  @Test func `percentages are of the container around`() {
    let found = boxes {
      Row {
        Box(background: .red).frame(width: .percent(50), height: .percent(25))
        Text("a").frame(width: .percent(25)).background(.red)
        Column { Box(background: .red).frame(width: .percent(50), height: 10) }.grow()
      }
    }
    #expect(found[0] == Rect(x: 0, y: 0, width: 150, height: 50))
    #expect(found[1].size.width == 75)
    #expect(found[2].size == Size(width: 37, height: 10) || found[2].size.width == 38)
  }

  @Test func `a frame in percent may be bounded`() {
    let found = boxes {
      Row { Box(background: .red).frame(width: .percent(80), maxWidth: 90) }
    }
    #expect(found[0].size.width == 90)
  }
}

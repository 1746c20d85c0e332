import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct PageBreakTests {
  private struct Exports: App {
    let document: PrintDocument

    init() { self.init(document: PrintDocument("Empty") {}) }
    init(document: PrintDocument) { self.document = document }

    var body: some Component {
      Window("Exports", size: Size(width: 300, height: 200)) { Export(document: document) }
    }
  }

  private struct Export: Component {
    let document: PrintDocument

    func body(_ context: Context<NoState>) -> some Component {
      Button("Export") {
        Task { try await context.window.writePDF(of: document, to: "/tmp/breaks.pdf") }
      }
    }
  }

  /// Returns the texts on each page of components, on pages of 120 points.
  private func pages(
    @ComponentBuilder _ content: () -> ComponentList
  ) async throws -> [[String]] {
    let setup = PageSetup(PaperSize(width: 200, height: 140), margins: EdgeInsets(10))
    let document = PrintDocument("Breaks", on: setup, content: content)
    let app = TestApplication(Exports(document: document))
    try app.window("Exports").tap("Export")
    await app.wait { !app.headless.printouts.isEmpty }
    return try #require(app.headless.printouts.first).pages.map(\.texts)
  }

  private nonisolated func line(_ text: String, height: Double = 20) -> some Component {
    Text(text).frame(height: height)
  }

  @Test func `a page begins with a component, though the one before isn't full`() async throws {
    let pages = try await pages {
      line("1")
      line("2").pageBreakBefore()
      line("3")
    }
    #expect(pages == [["1"], ["2", "3"]])
  }

  @Test func `a page begins after a component, without the space between them`() async throws {
    let pages = try await pages {
      Column(spacing: 20) {
        line("1").pageBreakAfter()
        line("2", height: 110)
        line("3")
      }
    }
    #expect(pages == [["1"], ["2"], ["3"]], "With the space, 2 wouldn't fit.")
  }

  @Test func `no page is empty`() async throws {
    let pages = try await pages {
      Column(spacing: 10) {
        Column { line("1").pageBreakBefore() }.padding(5).pageBreakBefore()
        line("2").pageBreakAfter().pageBreakAfter()
        Spacer()
        line("3").pageBreakBefore().pageBreakBefore()
        line("4").pageBreakAfter()
      }
    }
    #expect(pages == [["1", "2"], ["3", "4"]])
  }

  @Test func `a break where a page is full anyway is one break`() async throws {
    let pages = try await pages {
      ForEach(Array(1...6), id: \.self) { line("\($0)") }
      line("7").pageBreakBefore()
      ForEach(Array(8...12), id: \.self) { line("\($0)") }
      line("13").pageBreakAfter()
      line("14")
    }
    #expect(
      pages == [
        ["1", "2", "3", "4", "5", "6"], ["7", "8", "9", "10", "11", "12"], ["13"], ["14"],
      ])
  }

  @Test func `each element of a collection can begin a page, and be taller than one`() async throws
  {
    let pages = try await pages {
      ForEach(["A", "B"], id: \.self) { chapter in
        Column { ForEach(Array(1...7), id: \.self) { line("\(chapter)\($0)") } }.pageBreakBefore()
      }
    }
    #expect(
      pages == [
        ["A1", "A2", "A3", "A4", "A5", "A6"], ["A7"],
        ["B1", "B2", "B3", "B4", "B5", "B6"], ["B7"],
      ])
  }

  @Test func `a component that would fit on a page is broken inside, where it says so`()
    async throws
  {
    let pages = try await pages {
      line("1")
      Box(background: .accent) {
        Column {
          line("2")
          line("3").pageBreakBefore()
          line("4")
        }
        .padding(5)
      }
      line("5")
    }
    #expect(pages == [["1", "2"], ["3", "4", "5"]])
  }

  @Test func `a layer behind the content is cut with it`() async throws {
    let pages = try await pages {
      line("1")
      Column {
        line("2").pageBreakAfter()
        line("3")
      }
      .background(.accent)
    }
    #expect(pages == [["1", "2"], ["3"]])
  }

  @Test func `what is beside a component goes along, where a break would cut it`() async throws {
    let beside = line("beside", height: 70)
    let before = try await pages {
      line("0")
      Row(alignment: .start) {
        Column {
          line("1")
          line("2").pageBreakBefore()
        }
        beside
      }
      line("3")
    }
    #expect(before == [["0"], ["1", "2", "beside", "3"]])
    let after = try await pages {
      Row(alignment: .start) {
        Column {
          line("1").pageBreakAfter()
          line("2")
        }
        beside
      }
      line("3")
    }
    #expect(after == [["1", "2", "beside"], ["3"]])
  }

  @Test func `a break below what is beside its column cuts nothing`() async throws {
    let pages = try await pages {
      Row(alignment: .start) {
        Column {
          line("1", height: 50)
          line("2").pageBreakBefore()
        }
        line("beside", height: 40)
      }
    }
    #expect(pages == [["1", "beside"], ["2"]])
  }

  @Test func `positions between pixels make no page of their own`() async throws {
    let pages = try await pages {
      line("1", height: 20.3).pageBreakAfter()
      line("2", height: 20.4)
      line("3", height: 20.6).pageBreakBefore()
      line("4", height: 20.1).pageBreakBefore()
    }
    #expect(pages == [["1"], ["2"], ["3"], ["4"]])
  }

  @Test func `a component without breaks that fits on a page stays whole`() async throws {
    let pages = try await pages {
      line("1", height: 90)
      Column {
        Text("Heading").frame(height: 20)
        line("2")
      }
      line("3").pageBreakBefore()
    }
    #expect(pages == [["1"], ["Heading", "2"], ["3"]])
  }

  @Test func `in a window, a break does nothing`() throws {
    let host = TestHost {
      Column {
        line("1").pageBreakAfter()
        line("2").grow().pageBreakBefore()
      }
    }
    let plain = TestHost {
      Column {
        line("1")
        line("2").grow()
      }
    }
    #expect(host.view.root.dump() == plain.view.root.dump())
  }
}

import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for measuring and showing text, pictures and rows.
  static let contentCases = [
    measuring("text is never wider than the given width, and has at least one line") {
      measurer, journal in
      for width in [0, 1, 10, 50, 200, Double.infinity] {
        for text in ["", "a", "two words", "averyverylongword and more", "line\nline", "\n", " "] {
          let layout = measurer.layout(content(text), width: width)
          let values = [layout.size.width, layout.size.height, layout.baseline]
          journal.expect(values.allSatisfy { $0.isFinite && $0 >= 0 }, "\(values) for \(text)")
          journal.expect(layout.size.width <= width, "\(text) is \(layout.size.width) in \(width)")
          journal.expect(layout.size.height > 0, "\(text) has no height")
          journal.expect(layout.lineCount >= 1, "\(text) has no line")
          journal.expect(layout.baseline <= layout.size.height, "the baseline of \(text)")
        }
      }
    },
    measuring("letters that are larger by a factor are as large as those of a larger size") {
      measurer, journal in
      var scaled = content("some words")
      scaled.runs[0].style.scale = 2
      var large = content("some words")
      large.runs[0].style.size *= 2
      for width in [50, Double.infinity] {
        let sizes = [scaled, large].map { measurer.layout($0, width: width).size }
        journal.expect(sizes[0], equals: sizes[1], "the size of scaled letters")
      }
      scaled.runs[0].style.background = .red
      journal.expect(
        measurer.layout(scaled, width: .infinity).size,
        equals: measurer.layout(large, width: .infinity).size, "the size with a background")
    },
    Case("a text view forgets what it was told of selections and links") { backend in
      let journal = ContractJournal()
      let host = backend.host
      guard let text = host.makeView(PortableViewClass(.text, role: .text)) as? any TextView,
        let link = host.makeView(PortableViewClass(.pressable, role: .link)) as? any PressableView
      else { return ["the views aren't text views and pressable views"] }
      host.insert(text, into: backend.root, above: nil)
      host.setFrame(Rect(x: 0, y: 0, width: 80, height: 40), of: text)
      text.textLayout = host.measurer.layout(content("some words"), width: 80)
      host.insert(link, into: text, above: nil)
      host.setFrame(Rect(x: 10, y: 0, width: 30, height: 20), of: link)
      for _ in 0..<2 {
        text.selectedRange = 1..<4
        text.selectionHandler = EventHandler { _ in journal.write("an event") }
        link.textRange = 2..<5
        await backend.run()
        text.selectedRange = nil
        text.selectionHandler = nil
        link.textRange = nil
        await backend.run()
        journal.expect(text.selectedRange, equals: nil, "the selection")
        journal.expect(text.selectionHandler == nil, "a handler is kept")
        journal.expect(link.textRange, equals: nil, "the characters of a link")
      }
      journal.expect(
        backend.frame(of: link), equals: Rect(x: 10, y: 0, width: 30, height: 20), "the frame")
      journal.expect(journal.take(), equals: [], "events without input")
      return journal.violations
    },
    measuring("text takes more lines in less width, up to its maximum line count") {
      measurer, journal in
      let text = "several words that need a good deal of room to stand side by side"
      let free = measurer.layout(content(text), width: .infinity)
      let narrow = measurer.layout(content(text), width: free.size.width / 4)
      journal.expect(free.lineCount, equals: 1, "lines without a bound")
      journal.expect(narrow.lineCount >= 4, "\(narrow.lineCount) lines in a quarter of the room")
      journal.expect(narrow.size.height > free.size.height, "more lines are not higher")
      var limited = content(text)
      limited.lineLimit = 2
      let cut = measurer.layout(limited, width: free.size.width / 4)
      journal.expect(cut.lineCount, equals: 2, "lines with a limit")
    },
    measuring("text isn't broken at its own width") { measurer, journal in
      for text in ["word", "two words", "Some more words, with a comma"] {
        let free = measurer.layout(content(text), width: .infinity)
        let exact = measurer.layout(content(text), width: free.size.width)
        journal.expect(exact.lineCount, equals: 1, "lines of \(text)")
        journal.expect(exact.size, equals: free.size, "the size of \(text)")
      }
    },
    measuring("the minimum width of text is that of its longest word") { measurer, journal in
      let word = measurer.minimumWidth(of: content("considerable"))
      journal.expect(
        measurer.minimumWidth(of: content("a considerable lot")), equals: word, "the longest word")
      let layout = measurer.layout(content("a considerable lot"), width: word)
      journal.expect(layout.lineCount, equals: 3, "lines in that room")
      journal.expect(measurer.minimumWidth(of: content("")), equals: 0, "of nothing")
    },
    measuring("a picture in memory is as large as its pixels") { measurer, journal in
      let bytes = [UInt8](repeating: 255, count: 6 * 4 * 4)
      guard let image = Bitmap(width: 6, height: 4, scale: 2, bytes: bytes) else {
        return journal.expect(false, "the picture wasn't created")
      }
      journal.expect(
        measurer.naturalSize(of: .pixels(image)), equals: Size(width: 3, height: 2), "its size")
      journal.expect(
        measurer.naturalSize(of: .file("/nowhere/nothing.png")), equals: nil, "of a missing file")
    },
    Case("text is measured the same on any thread") { backend in
      let journal = ContractJournal()
      let measurer = backend.host.measurer
      let text = content("the same words on every thread")
      let here = measurer.layout(text, width: 80)
      await withTaskGroup(of: TextLayout.self) { group in
        for _ in 0..<8 { group.addTask { measurer.layout(text, width: 80) } }
        for await layout in group {
          journal.expect(layout == here, "\(layout.size) is not \(here.size)")
        }
      }
      return journal.violations
    },
  ]

  private static func content(_ text: String) -> TextContent {
    TextContent(runs: [TextRun(text)])
  }

  static func measuring(
    _ name: String,
    _ check: @escaping @MainActor @Sendable (any ContentMeasurer, ContractJournal) -> Void
  ) -> Case {
    Case(name) { backend in
      let journal = ContractJournal()
      check(backend.host.measurer, journal)
      return journal.violations
    }
  }
}

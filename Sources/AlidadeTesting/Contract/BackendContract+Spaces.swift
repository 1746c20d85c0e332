import AlidadeLayout
import AlidadeRender

extension BackendContract {
  /// The rules for the spaces that lines of text leave for components.
  static let spaceCases = [
    measuring("a line is as wide and as high as the space for a component in it needs") {
      measurer, journal in
      let (before, after) = (TextRun("one "), TextRun(" two"))
      let plain = measurer.layout(TextContent(runs: [before, after]), width: .infinity)
      for (ascent, descent) in [(40.0, 20.0), (40, 0), (2, 1), (0, 0), (-4, 30)] {
        let space = TextSpace(width: 30, ascent: ascent, descent: descent)
        let content = TextContent(runs: [before, TextRun(space), after])
        let layout = measurer.layout(content, width: .infinity)
        let (above, below) = (plain.baseline, plain.size.height - plain.baseline)
        journal.expect(
          abs(layout.size.width - plain.size.width - 30) <= 2, "\(layout.size) is wide")
        journal.expect(layout.baseline, equals: max(above, ascent), "the baseline")
        journal.expect(
          layout.size.height, equals: max(above, ascent) + max(below, descent), "the height")
        let origin = layout.originsOfSpaces(width: layout.size.width)[1]
        journal.expect(origin?.y, equals: layout.baseline - ascent, "the top")
        let start = measurer.layout(TextContent(runs: [TextRun("one .")]), width: .infinity)
        let dot = measurer.layout(TextContent(runs: [TextRun(".")]), width: .infinity)
        let x = start.size.width - dot.size.width
        journal.expect(
          abs((origin?.x ?? -9) - x) <= 2, "it begins at \(String(describing: origin))")
      }
    },
    measuring("lines are broken before and after the space for a component") {
      measurer, journal in
      let space = TextRun(TextSpace(width: 60, ascent: 10, descent: 2))
      let content = TextContent(runs: [TextRun("word"), space, TextRun("word")])
      let narrow = measurer.layout(content, width: 62)
      journal.expect(narrow.lineCount, equals: 3, "lines")
      journal.expect(
        narrow.originsOfSpaces(width: 62)[1].map { $0.x }, equals: 0, "the start of the space")
      journal.expect(measurer.minimumWidth(of: content), equals: 60, "the minimum width")
      let alone = measurer.layout(TextContent(runs: [space]), width: .infinity)
      journal.expect(alone.size, equals: Size(width: 60, height: 12), "the size of one alone")
      journal.expect(alone.originsOfSpaces(width: 60), equals: [0: .zero], "its place")
    },
    measuring("spaces that are next to each other have places of their own") {
      measurer, journal in
      let runs = (0..<3).map { TextRun(TextSpace(width: Double(10 + $0), ascent: 8, descent: 0)) }
      let layout = measurer.layout(TextContent(runs: runs), width: .infinity)
      let found = layout.originsOfSpaces(width: layout.size.width).mapValues(\.x)
      journal.expect(found, equals: [0: 0, 1: 10, 2: 21], "their places")
    },
    measuring("a space that is cut off has no place") { measurer, journal in
      let space = TextRun(TextSpace(width: 30, ascent: 8, descent: 2))
      let words = TextRun("some words that take all of the line ")
      for count in [1, 200] {
        let text = TextContent(
          runs: [space] + Array(repeating: words, count: count) + [space], lineLimit: 1)
        let layout = measurer.layout(text, width: 120)
        let found = layout.originsOfSpaces(width: 120)
        journal.expect(Array(found.keys), equals: [0], "the spaces in the line")
        journal.expect(layout.size.width <= 120, "\(layout.size)")
      }
    },
    measuring("an ellipsis is a letter, also where it stands for a component") {
      measurer, journal in
      let letters = measurer.layout(TextContent(runs: [TextRun("some …")]), width: .infinity)
      let space = TextRun(TextSpace(width: 90, ascent: 150, descent: 50))
      for truncation in [TextContent.Truncation.tail, .middle, .head] {
        for alignment in [TextContent.Alignment.start, .center, .end] {
          for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let words = TextRun(" and so on, for more than the line can take")
            let layout = measurer.layout(
              TextContent(
                runs: [TextRun("some "), space, words], lineLimit: 1,
                truncation: truncation, alignment: alignment, direction: direction), width: 100)
            let line = layout.lines(width: 100)[0]
            journal.expect(line.bounds.size.width <= 100 && line.bounds.minX >= 0, "\(line.bounds)")
            guard layout.originsOfSpaces(width: 100).isEmpty else { continue }
            journal.expect(layout.size.height, equals: letters.size.height, "the height")
          }
        }
      }
    },
    measuring("spaces are in their lines from right to left, and at any size") {
      measurer, journal in
      for (width, ascent, descent) in [
        (30.0, 12.4, 8.2), (0.3, 20, 0.1), (1e300, 1e300, 1e300), (.nan, .nan, .infinity),
        (-5, -5, -5),
      ] {
        let space = TextSpace(width: width, ascent: ascent, descent: descent)
        let line = [TextRun("שלום "), TextRun(space), TextRun(" עולם\n")]
        let content = TextContent(
          runs: line + line + [TextRun("one "), TextRun(space)], direction: .rightToLeft)
        let layout = measurer.layout(content, width: 100)
        let found = layout.originsOfSpaces(width: 100)
        journal.expect(layout.size.height.isFinite, "the height is \(layout.size.height)")
        guard width < 90 else { continue }
        journal.expect(found.keys.sorted(), equals: [1, 4, 7], "the places")
        for origin in found.values {
          journal.expect(
            origin.x >= -0.01 && origin.x + space.width <= 100.01, "it begins at \(origin)")
        }
        let rows = [1, 4, 7].compactMap { found[$0]?.y }
        journal.expect(rows == rows.sorted(), "they are at \(rows)")
      }
    },
    measuring("punctuation stays with the space beside it") { measurer, journal in
      let space = TextRun(TextSpace(width: 60, ascent: 8, descent: 2))
      let content = TextContent(runs: [TextRun("("), space, TextRun(").")])
      let width = measurer.minimumWidth(of: content)
      journal.expect(width > 62, "\(width) is the minimum width")
      journal.expect(measurer.layout(content, width: width).lineCount, equals: 1, "lines")
    },
  ]
}

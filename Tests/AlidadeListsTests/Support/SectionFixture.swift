import AlidadeHeadless
import AlidadeNative
import Testing

@testable import AlidadeLists

/// A list of sections in a headless window, and what is in sight of it.
@MainActor final class SectionFixture {
  /// A row in sight: what it shows and where.
  struct Sight: Hashable {
    let text: String
    let top: Double
    let height: Double

    /// Returns where the row has to be after a list of 400 points has scrolled to it from above,
    /// between a header and a footer.
    func top(
      after alignment: ScrollAlignment, headerHeight: Double, footerHeight: Double = 0
    ) -> Double {
      switch alignment {
      case .start: headerHeight
      case .center: ((400 - height + headerHeight - footerHeight) / 2).rounded()
      case .end, .nearest: 400 - footerHeight - height
      }
    }
  }

  let controller = ListController()
  let builds = BuildLog()
  let view: HeadlessHostingView
  private(set) var folders: [Folder]
  private let hasFooters: Bool
  private let change: (List) -> List

  init(
    _ folders: [Folder], hasFooters: Bool = false, size: Size = Size(width: 300, height: 400),
    _ change: @escaping (List) -> List = { $0 }
  ) {
    self.folders = folders
    self.hasFooters = hasFooters
    self.change = change
    let list = SectionFixture.list(
      folders, hasFooters: hasFooters, controller: controller, builds: builds)
    view = HeadlessHostingView(size: size) { change(list) }
    view.settle()
  }

  private static func list(
    _ folders: [Folder], hasFooters: Bool, controller: ListController, builds: BuildLog
  ) -> List {
    guard hasFooters else {
      return List(sections: folders, elements: \.items, controller: controller) { item in
        ItemRow(item: item, builds: builds)
      } header: { folder in
        FolderHeader(folder: folder)
      }
    }
    return List(sections: folders, elements: \.items, controller: controller) { item in
      ItemRow(item: item, builds: builds)
    } header: { folder in
      FolderHeader(folder: folder)
    } footer: { folder in
      Text("footer \(folder.id)").frame(height: folder.footerHeight)
    }
  }

  /// Shows other folders.
  func show(_ folders: [Folder]) {
    self.folders = folders
    let list = change(
      SectionFixture.list(
        folders, hasFooters: hasFooters, controller: controller, builds: builds))
    view.host.setComponent(content(list))
    view.settle()
  }

  @ComponentBuilder private func content(_ list: List) -> ComponentList { list }

  /// Scrolls and lets everything become ready.
  func scroll(to offset: Double) {
    scrollView.scroll(by: offset - scrollView.scrollOffset)
    view.settle()
  }

  private(set) lazy var scrollView = view.list

  /// The rows in sight, from the top; those that begin at one place in the order they are drawn.
  var sight: [Sight] {
    scrollView.visibleSubviews.map { sight(of: $0) }.filter(isVisible)
      .sorted { ($0.top, $0.text) < ($1.top, $1.text) }
  }

  /// The texts of the rows in sight, in the order in which assistive technologies read them.
  var reading: [String] {
    scrollView.visibleSubviews.map { sight(of: $0) }.filter(isVisible).map(\.text)
  }

  private func isVisible(_ row: Sight) -> Bool {
    row.height > 0 && row.top + row.height > 0 && row.top < scrollView.viewportSize.height
  }

  private func sight(of row: HeadlessView) -> Sight {
    Sight(
      text: row.visibleTexts.joined(), top: row.frame.minY + scrollView.contentOrigin.y,
      height: row.frame.size.height)
  }

  /// The row with a text.
  func row(_ text: String) -> Sight? { sight.first { $0.text == text } }

  /// The row of an item.
  func item(_ id: Int) -> Sight? { row(ItemRow.text(id, presses: 0)) }

  /// The header of a folder.
  func header(_ id: Int) -> Sight? { row(FolderHeader.text(id)) }

  /// What the pointer meets at a distance from the top of the list.
  func pressable(at y: Double) -> HeadlessPressableView? {
    let hit = view.root.hitTest(scrollView.frameInRoot.origin + Point(x: 150, y: y))
    return hit?.outwardViews.lazy.compactMap { $0 as? HeadlessPressableView }.first
  }

  // MARK: - The whole

  /// A row of all sections, as a list that measures everything knows it.
  private struct Row {
    enum Name: Equatable {
      case header(Int)
      case item(Int)
      case footer(Int)

      /// The name of the row that has a text, whatever it has counted.
      init?(_ text: String) {
        let words = text.split(separator: ",").first?.split(separator: " ") ?? []
        guard words.count == 2, let id = Int(words[1]) else { return nil }
        switch words[0] {
        case "header": self = .header(id)
        case "row": self = .item(id)
        case "footer": self = .footer(id)
        default: return nil
        }
      }

      func text(_ presses: [String: Int]) -> String {
        switch self {
        case .header(let id): FolderHeader.text(id, presses: presses["h\(id)"] ?? 0)
        case .item(let id): ItemRow.text(id, presses: presses["i\(id)"] ?? 0)
        case .footer(let id): "footer \(id)"
        }
      }
    }

    let name: Name
    let height: Double
    let section: Int
    let isHeader: Bool
  }

  private var rows: [Row] {
    folders.enumerated().flatMap { index, folder in
      let header = Row(
        name: .header(folder.id), height: folder.headerHeight, section: index, isHeader: true)
      let items = folder.items.map {
        Row(name: .item($0.id), height: $0.height, section: index, isHeader: false)
      }
      let footer = Row(
        name: .footer(folder.id), height: folder.footerHeight, section: index, isHeader: false)
      return [header] + items + (hasFooters ? [footer] : [])
    }
  }

  /// Checks that what is in sight is what should be, given the place of the lowest row in sight.
  func expectViewportIsFilled(
    presses: [String: Int] = [:], _ comment: Comment? = nil,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let (sight, rows) = (sight, rows)
    // A header may not be at its own place.
    let last = sight.last { !$0.text.hasPrefix("header") } ?? sight.last
    guard sight.count > 1, let last else {
      #expect(rows.isEmpty || sight.count == 1, comment, sourceLocation: sourceLocation)
      return
    }
    guard let name = Row.Name(last.text),
      let reference = rows.firstIndex(where: { $0.name == name })
    else {
      Issue.record("\(last) is not in the list", sourceLocation: sourceLocation)
      return
    }
    var tops = [last.top - rows[..<reference].reduce(0) { $0 + $1.height }]
    for row in rows { tops.append(tops[tops.count - 1] + row.height) }
    var expected: [Sight] = []
    let first = rows.indices.first { tops[$0 + 1] > 0 }
    for (index, row) in rows.enumerated() {
      var top = tops[index]
      if row.isHeader, let first, row.section == rows[first].section {
        let end = rows.indices.first { $0 > index && rows[$0].isHeader } ?? rows.count
        top = max(top, min(0, tops[end] - row.height))
      }
      // Only few of the rows are visible.
      let place = Sight(text: "", top: top, height: row.height)
      guard isVisible(place) else { continue }
      expected.append(Sight(text: row.name.text(presses), top: top, height: row.height))
    }
    expected.sort { ($0.top, $0.text) < ($1.top, $1.text) }
    #expect(sight == expected, comment, sourceLocation: sourceLocation)
  }
}

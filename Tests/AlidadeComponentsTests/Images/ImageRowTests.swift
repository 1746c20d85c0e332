import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Rows of 20 points in a list of 100 points, each with a number and the image of that number.
@MainActor final class ImageRows {
  let page: ImagePage
  let controller: ListController

  init(count: Int = 1000, limits: ImageLoader.Limits = .init()) {
    let controller = ListController()
    self.controller = controller
    page = ImagePage(limits: limits) {
      List(0..<count, id: \.self, estimatedRowHeight: 20, controller: controller) { number in
        Row {
          thumbnail(ImageRows.url(number))
          Text("row \(number)")
        }
      }
    }
  }

  /// The URL of the image of a row.
  nonisolated static func url(_ number: Int) -> String { "\(number + 1)x7" }

  /// The rows in sight, each with the number that its image tells; `nil` for a placeholder.
  var sight: [Int: Int?] {
    var images: [Double: Int] = [:]
    for (view, url) in zip(page.views, page.images) {
      images[view.frameInRoot.minY] = Int(url.split(separator: "x")[0]).map { $0 - 1 }
    }
    var rows: [Int: Int?] = [:]
    for view in page.app.view.root.descendants where view is HeadlessTextView && view.isVisible {
      guard let text = view.visibleTexts.first, text.hasPrefix("row ") else { continue }
      guard let number = Int(text.dropFirst(4)), let row = view.superview else { continue }
      let range = row.frameInRoot.minY..<row.frameInRoot.maxY
      rows[number] = .some(images.first { range.contains($0.key) }?.value)
    }
    return rows
  }
}

@MainActor @Suite struct ImageRowTests {
  @Test func `a recycled row never shows the image of another row`() async {
    let rows = ImageRows()
    for number in 0..<5 { await rows.page.finish(ImageRows.url(number)) }
    #expect(rows.sight == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
    rows.controller.offset = 400
    rows.page.app.settle()
    #expect(rows.sight == [20: nil, 21: nil, 22: nil, 23: nil, 24: nil])
    await rows.page.finish(ImageRows.url(21))
    #expect(rows.sight == [20: nil, 21: 21, 22: nil, 23: nil, 24: nil])
    rows.controller.offset = 0
    rows.page.app.settle()
    #expect(rows.sight == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
  }

  @Test func `a row that comes back has its image from the cache in its first frame`() async {
    let rows = ImageRows()
    for number in 0..<5 { await rows.page.finish(ImageRows.url(number)) }
    rows.controller.offset = 10_000
    rows.page.app.settle()
    let asked = rows.page.fetcher.asked.count { $0 == ImageRows.url(0) }
    rows.controller.offset = 0
    rows.page.app.mountHost.runFrame()
    #expect(rows.sight == [0: 0, 1: 1, 2: 2, 3: 3, 4: 4])
    rows.page.app.settle()
    #expect(rows.page.fetcher.asked.count { $0 == ImageRows.url(0) } == asked)
  }

  @Test func `the images of rows far away are released if the cache is full`() async {
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 0
    let rows = ImageRows(limits: limits)
    for number in 0..<5 { await rows.page.finish(ImageRows.url(number)) }
    weak let image = rows.page.decodedImages.first
    #expect(image != nil)
    rows.controller.offset = 10_000
    rows.page.app.settle()
    #expect(image == nil)
  }

  @Test func `rows in sight come before the rows that are prepared`() async {
    var limits = ImageLoader.Limits()
    limits.fetchCount = 1
    let rows = ImageRows(limits: limits)
    for number in 0..<8 { await rows.page.finish(ImageRows.url(number)) }
    await rows.page.fetcher.wait { $0.asked.count >= 8 }
    #expect(Array(rows.page.fetcher.asked.prefix(8)) == (0..<8).map(ImageRows.url))
  }

  @Test func `a row in sight doesn't wait for rows that were scrolled away`() async {
    var limits = ImageLoader.Limits()
    limits.fetchCount = 2
    let rows = ImageRows(limits: limits)
    await rows.page.fetcher.wait { $0.asked.count == 2 }
    // The server doesn't answer these. A page further, they are still prepared.
    #expect(Set(rows.page.fetcher.asked) == ["1x7", "2x7"])
    rows.controller.offset = 100
    rows.page.app.settle()
    await rows.page.fetcher.wait { Set($0.canceled).isSuperset(of: ["1x7", "2x7"]) }
    for number in 5..<10 { await rows.page.finish(ImageRows.url(number)) }
    #expect(rows.sight == [5: 5, 6: 6, 7: 7, 8: 8, 9: 9])
  }

  @Test func `images of rows far away are canceled`() async {
    let rows = ImageRows()
    await rows.page.fetcher.wait { Set($0.asked).isSuperset(of: ["1x7", "2x7", "3x7"]) }
    rows.controller.offset = 10_000
    rows.page.app.settle()
    await rows.page.fetcher.wait { Set($0.canceled).isSuperset(of: ["1x7", "2x7", "3x7"]) }
    await rows.page.finish(ImageRows.url(500))
    #expect(rows.sight[500] == .some(.some(500)))
  }

  @Test func `the reader's row keeps its place when an image above it becomes known`() async {
    let controller = ListController()
    let page = ImagePage {
      List(0..<100, id: \.self, estimatedRowHeight: 20, controller: controller) { number in
        Column {
          Text("row \(number)")
          AsyncImage(url: ImageRows.url(number))
        }
      }
    }
    controller.offset = 500
    page.app.settle()
    func tops() -> [String: Double] {
      let texts = page.app.view.root.descendants.filter { $0 is HeadlessTextView && $0.isVisible }
      return Dictionary(
        texts.map { ($0.visibleTexts.joined(), $0.frameInRoot.minY) }, uniquingKeysWith: { $1 })
    }
    let before = tops()
    let first = controller.visibleRows.lowerBound
    await page.finish(ImageRows.url(first - 1))
    await page.finish(ImageRows.url(first - 2))
    #expect(tops() == before)
  }

  /// Scrolls at random while images arrive, fail and are evicted at random.
  @Test(arguments: [UInt64](1...4))
  func `every row shows its own image or its placeholder`(_ seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 5000
    limits.fetchCount = 3
    let rows = ImageRows(count: 60, limits: limits)
    var finished: Set<Int> = []
    for step in 0..<150 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        rows.controller.offset += Double(Int.random(in: -60...60, using: &generator))
      case 5:
        rows.controller.offset = Double(Int.random(in: 0..<1000, using: &generator))
      case 6..<9:
        let visible = rows.controller.visibleRows
        let range = max(0, visible.lowerBound - 5)..<min(60, visible.upperBound + 5)
        if let number = range.randomElement(using: &generator) {
          finished.insert(number)
          await rows.page.finish(ImageRows.url(number))
        }
      default:
        let number = Int.random(in: 0..<60, using: &generator)
        if !finished.contains(number) {
          await rows.page.fail(ImageRows.url(number))
        } else {
          rows.page.loader.removeCachedImages()
        }
      }
      rows.page.app.settle()
      for (row, image) in rows.sight {
        if let image, image != row {
          Issue.record("Step \(step): row \(row) shows the image of row \(image).")
        }
      }
      #expect(rows.page.loader.cachedByteCount <= limits.cachedByteCount)
    }
    // In the end, every row that can have its image gets it.
    let urls = (0..<60).map(ImageRows.url)
    for url in urls { rows.page.fetcher.finish(url) }
    // Attempts that fail must have failed before they are repeated.
    await rows.page.settle(urls)
    rows.page.loader.retryFailedImages()
    await rows.page.settle(urls)
    for (row, image) in rows.sight { #expect(image == row) }
  }
}

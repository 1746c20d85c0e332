import AlidadeNative
import Testing

/// The order in which the images of rows are loaded; five rows are in sight.
@MainActor @Suite struct ImageOrderTests {
  private func rows() -> ImageRows {
    var limits = ImageLoader.Limits()
    limits.fetchCount = 1
    return ImageRows(limits: limits)
  }

  /// Lets images arrive, one after the other, and returns the next ones that are asked for.
  private func next(_ count: Int, of rows: ImageRows) async -> [Int] {
    var numbers: [Int] = []
    for _ in 0..<count {
      let asked = rows.page.fetcher.asked
      guard let url = asked.last, let extent = url.split(separator: "x").first.flatMap({ Int($0) })
      else { return numbers }
      numbers.append(extent - 1)
      await rows.page.finish(url)
      await rows.page.fetcher.wait { $0.asked.count > asked.count }
    }
    return numbers
  }

  @Test func `after the reader has turned around, the nearest rows come first`() async {
    let rows = rows()
    rows.controller.offset = 1_000
    rows.page.app.settle()
    for number in 50..<55 { await rows.page.finish(ImageRows.url(number)) }
    // Rows below come before those above, because the reader usually goes on.
    let down = await next(3, of: rows)
    #expect(Set(down).isSubset(of: [55, 56, 49, 48]))
    // Those in sight from now on have come before the others.
    rows.controller.offset = 900
    rows.page.app.settle()
    for number in 45..<50 { await rows.page.finish(ImageRows.url(number)) }
    let up = await next(4, of: rows)
    let distances = up.map { $0 < 45 ? 45 - $0 : $0 - 49 }
    #expect(distances.max() ?? 0 <= 4, "\(up)")
    #expect(up.contains(44) && up.contains(43), "\(up)")
  }
}

import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ImageFailureTests {
  @Test func `a failure is shown, and its action tries again`() async throws {
    let page = ImagePage { thumbnail("30x20") }
    await page.fail("30x20", isPermanent: true)
    page.app.expect("No answer.")
    page.fetcher.hold("30x20")
    try page.app.tap("No answer.")
    page.app.expect("…")
    await page.finish("30x20")
    #expect(page.images == ["30x20"])
    #expect(page.fetcher.asked.count == 2)
  }

  @Test func `a failed image isn't requested in each frame`() async {
    let page = ImagePage { thumbnail("30x20") }
    await page.fail("30x20")
    for extent in 21..<30 {
      page.show { thumbnail("30x20", Double(extent)) }
      await page.settle("30x20")
    }
    page.app.advance(by: .seconds(10))
    page.app.expect("No answer.")
    // The sizes share the failure.
    #expect(page.fetcher.asked.count <= 3)
  }

  @Test(arguments: [(false, 3), (true, 1)])
  func `an image that comes into sight again is tried again, unless that is of no use`(
    _ isPermanent: Bool, _ attempts: Int
  ) async {
    let page = ImagePage { thumbnail("30x20") }
    await page.fail("30x20", isPermanent: isPermanent)
    for _ in 0..<5 {
      page.show { Text("nothing") }
      page.show { thumbnail("30x20") }
      await page.settle("30x20")
    }
    #expect(page.fetcher.asked.count == attempts)
    page.app.expect("No answer.")
    page.loader.retryFailedImages()
    await page.finish("30x20")
    await page.settle("30x20")
    #expect(page.fetcher.asked.count == attempts + 1)
  }

  /// Lets an image come into sight that was prepared before, and returns what is shown at the end.
  private func show(
    _ url: String, _ loader: ImageLoader, by decoder: any ImageDecoder
  ) async -> ImagePhase {
    let target = ImageTarget(size: Size(width: 30, height: 20), mode: .fit, scale: 1)
    let request = loader.request(.url(url), for: target, decoder: decoder)
    await loader.endWork(.url(url))
    request.didAppear()
    await loader.endWork(.url(url))
    return request.phase.state
  }

  @Test func `an image that can't be decoded isn't fetched each time it comes into sight`() async {
    let fetcher = HeldFetcher()
    fetcher.finish("30x20")
    let loader = ImageLoader(fetcher: fetcher)
    let decoder = HeldDecoder(failures: .max, arePermanent: false)
    decoder.open()
    for _ in 0..<5 {
      #expect(await show("30x20", loader, by: decoder).error?.message == "It is damaged.")
    }
    #expect(fetcher.asked.count == ImageLoader.Limits().attemptCount)
  }

  @Test func `an image that was decoded may fail as often as before`() async {
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 0
    let fetcher = HeldFetcher()
    let loader = ImageLoader(fetcher: fetcher, limits: limits)
    let decoder = HeldDecoder()
    decoder.open()
    for round in 1...2 {
      fetcher.fail("30x20")
      #expect(await show("30x20", loader, by: decoder).error != nil)
      fetcher.finish("30x20")
      #expect(await show("30x20", loader, by: decoder).image != nil)
      #expect(fetcher.asked.count == 3 * round)
    }
  }

  @Test func `bytes that aren't an image are a failure`() async {
    let page = ImagePage { thumbnail("30x20") }
    page.fetcher.finish("30x20", with: Array("<html>".utf8))
    await page.settle("30x20")
    page.app.expect("It isn't a PNG, JPEG or GIF, or it is too large.")
  }

  @Test func `more bytes than the limit are a failure`() async {
    var limits = ImageLoader.Limits()
    limits.fetchedByteCount = 23
    let page = ImagePage(limits: limits) { thumbnail("30x20") }
    await page.finish("30x20")
    page.app.expect("It has 24 bytes; no more than 23 are loaded.")
  }

  @Test func `without content for a failure, the placeholder stays`() async {
    let page = ImagePage { AsyncImage(url: "30x20").placeholder { Text("…") } }
    await page.fail("30x20")
    page.app.expect("…")
  }
}

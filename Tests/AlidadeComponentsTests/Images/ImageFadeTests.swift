import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// Images that arrive late fade in.
@MainActor @Suite struct ImageFadeTests {
  /// Lets an image arrive, and stops before the frame that shows it.
  private func arrive(_ url: String, on page: ImagePage) async {
    page.fetcher.finish(url)
    for _ in 0..<1_000 {
      await page.loader.endWork(.url(url))
      page.app.mountHost.runBackgroundWork()
      page.app.mountHost.runMainWork()
      if !page.loader.isWorking(.url(url)) { return }
    }
    Issue.record("The work for \(url) begins again and again.")
  }

  private func opacity(_ page: ImagePage) -> Double? { page.views.first?.options.alpha }

  @Test func `an image that arrives late fades in within 0.2 seconds, without other work`() async {
    let page = ImagePage { thumbnail("30x20") }
    let host = page.app.mountHost
    await arrive("30x20", on: page)
    host.runFrame()
    #expect(page.images == ["30x20"])
    let start = host.frameTime
    let counters = page.app.view.counters
    var operations = host.log.count
    var frames = 0
    while opacity(page) != 1, frames < 100 {
      let progress = (host.frameTime - start) / .milliseconds(200)
      #expect(abs((opacity(page) ?? -1) - progress) < 1e-9)
      #expect(host.runFrame())
      frames += 1
      #expect(host.log.count == operations + 1, "one opacity is set")
      operations = host.log.count
    }
    #expect(frames == 12)
    #expect(host.frameTime - start >= .milliseconds(200))
    let work = page.app.view.counters.since(counters)
    #expect(work.nativeOperations == 0 && work.unitsVisited == 0, "nothing is mounted")
    #expect(host.isIdle && !host.runFrame())
  }

  @Test func `an image from the cache is opaque in its first frame`() async {
    let page = ImagePage { thumbnail("30x20") }
    await page.finish("30x20")
    page.show { Text("nothing") }
    page.app.settle()
    page.show { thumbnail("30x20") }
    #expect(page.images == ["30x20"])
    #expect([nil, 1].contains(opacity(page)))
    #expect(page.app.mountHost.isIdle)
  }

  @Test func `an image whose row was out of sight when it arrived doesn't fade`() async {
    let rows = ImageRows()
    rows.page.app.settle()
    rows.controller.offset = 10_000
    rows.page.app.settle()
    for number in 0..<3 { await rows.page.finish(ImageRows.url(number)) }
    rows.controller.offset = 0
    rows.page.app.mountHost.runFrame()
    for view in rows.page.views where view.imageContent != nil {
      #expect([nil, 1].contains(view.options.alpha))
    }
  }

  @Test func `where the desktop asks for no animations, an image appears at once`() async {
    let page = ImagePage { thumbnail("30x20") }
    page.app.mountHost.showsAnimations = false
    await arrive("30x20", on: page)
    page.app.mountHost.runFrame()
    #expect(page.images == ["30x20"] && opacity(page) == nil)
    #expect(page.app.mountHost.isIdle)
  }

  @Test func `another duration can be asked for, and none`() async {
    let page = ImagePage {
      AsyncImage(url: "30x20", size: ComponentSize(width: 20, height: 20)).fadeDuration(.zero)
      AsyncImage(url: "31x20", size: ComponentSize(width: 20, height: 20))
        .fadeDuration(.seconds(1))
    }
    await arrive("30x20", on: page)
    page.app.mountHost.runFrame()
    #expect(page.images == ["30x20"] && opacity(page) == nil)
    await arrive("31x20", on: page)
    page.app.mountHost.runFrame()
    let start = page.app.mountHost.frameTime
    page.app.mountHost.advance(by: .milliseconds(500))
    let passed = (page.app.mountHost.frameTime - start) / .seconds(1)
    #expect(abs((page.views.last?.options.alpha ?? 0) - passed) < 0.02)
  }

  @Test func `a view that is recycled in the middle of a fade is opaque`() async {
    let rows = ImageRows()
    for number in 0..<10 { await rows.page.finish(ImageRows.url(number)) }
    rows.controller.offset = 2_000
    rows.page.app.settle()
    let host = rows.page.app.mountHost
    await arrive(ImageRows.url(100), on: rows.page)
    for _ in 0..<10 where rows.page.images.isEmpty {
      host.runMainWork()
      host.runBackgroundWork()
      host.runMainWork()
      host.runFrame()
    }
    let fading = rows.page.views.filter { $0.imageContent != nil }
    #expect(fading.contains { ($0.options.alpha ?? 1) < 1 })
    rows.controller.offset = 0
    host.runFrame()
    #expect(rows.sight[0] == .some(0), "the row is shown again")
    for view in rows.page.views where view.imageContent != nil {
      #expect([nil, 1].contains(view.options.alpha))
    }
    #expect(fading.allSatisfy { [nil, 1].contains($0.options.alpha) })
    rows.page.app.settle()
    #expect(host.isIdle)
  }

  @Test func `an image that replaces another one in sight fades in, and a sharper one doesn't`()
    async
  {
    let page = ImagePage { thumbnail("400x400", 20) }
    await page.finish("400x400")
    page.show { thumbnail("400x400", 40) }
    await page.finish("400x400")
    #expect(page.sizes == ["40x40"] && page.app.mountHost.isIdle)
    page.show { thumbnail("31x20", 40) }
    await arrive("31x20", on: page)
    page.app.mountHost.runFrame()
    #expect(opacity(page) == 0)
  }
}

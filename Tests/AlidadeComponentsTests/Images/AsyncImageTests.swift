import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct AsyncImageTests {
  @Test func `a placeholder keeps the place of an image until it is loaded`() async {
    let page = ImagePage {
      Row(alignment: .start) {
        AsyncImage(url: "80x40", label: "The sea", size: ComponentSize(width: 40, height: 20))
          .placeholder { Text("…") }
        Text("after")
      }
    }
    page.app.expect("…")
    let place = page.frame(of: "after")
    await page.finish("80x40")
    #expect(page.images == ["80x40"])
    #expect(page.app.view.root.visibleTexts == ["after"])
    #expect(page.frame(of: "after") == place)
    #expect(page.views.first?.options.accessibility?.label == "The sea")
  }

  @Test func `an image is decoded in the pixels that it is shown in`() async {
    let page = ImagePage(scale: 2) {
      Row(alignment: .start) {
        thumbnail("400x200", 50)
        AsyncImage(url: "400x100", size: ComponentSize(width: 50, height: 50)).contentMode(.fill)
        AsyncImage(url: "30x20", size: ComponentSize(width: 50, height: 50))
      }
    }
    for url in ["400x200", "400x100", "30x20"] { await page.finish(url) }
    #expect(Set(page.sizes) == ["100x50", "400x100", "30x20"])
  }

  @Test func `components that show the same image share one request`() async {
    let page = ImagePage {
      for key in 0..<5 { thumbnail("30x20").key(key) }
    }
    await page.finish("30x20")
    #expect(page.images == Array(repeating: "30x20", count: 5))
    #expect(page.fetcher.asked == ["30x20"])
    let views = page.views.compactMap(\.imageContent)
    #expect(Set(views).count == 1)
  }

  @Test func `an image in two sizes is fetched once`() async {
    let page = ImagePage {
      thumbnail("400x400", 20)
      thumbnail("400x400", 40)
    }
    await page.finish("400x400")
    #expect(page.sizes == ["20x20", "40x40"])
    #expect(page.fetcher.asked == ["400x400"])
  }

  @Test func `a cached image is shown without a placeholder`() async {
    let page = ImagePage { thumbnail("30x20") }
    await page.finish("30x20")
    page.show { Text("nothing") }
    #expect(page.images.isEmpty)
    page.app.view.update { thumbnail("30x20").environment(ImageLoading.self, page.loader) }
    #expect(page.images == ["30x20"])
    #expect(page.fetcher.asked == ["30x20"])
  }

  @Test func `an image that isn't needed anymore is canceled`() async {
    let page = ImagePage {
      thumbnail("30x20")
      thumbnail("31x20")
    }
    await page.fetcher.wait { $0.asked.count == 2 }
    page.show { thumbnail("31x20") }
    await page.fetcher.wait { $0.canceled == ["30x20"] }
    await page.finish("31x20")
    #expect(page.images == ["31x20"])
  }

  @Test func `a component with another URL shows its placeholder again, not the old image`() async {
    let page = ImagePage { thumbnail("30x20") }
    await page.finish("30x20")
    page.show { thumbnail("31x20") }
    #expect(page.images.isEmpty && page.app.view.root.visibleTexts == ["…"])
    await page.finish("31x20")
    #expect(page.images == ["31x20"])
  }

  @Test func `without a size, an image is as large as its placeholder, then as an image`() async {
    let page = ImagePage {
      Column(alignment: .start) {
        AsyncImage(url: "400x100").placeholder { Text("wait") }
        Text("below")
      }
    }
    #expect(page.frame(of: "below")?.minY == 19)
    await page.finish("400x100")
    #expect(page.frame(of: "below")?.minY == 50)
    // The width of the window, in steps of 64 pixels.
    #expect(page.sizes == ["256x64"])
  }

  @Test func `an image that follows the space is decoded in the size it gets`() async {
    let page = ImagePage {
      Row(alignment: .start) { AsyncImage(url: "4000x4000") }
    }
    await page.finish("4000x4000")
    #expect(page.sizes == ["256x256"])
    page.app.resize(to: Size(width: 400, height: 300))
    // Until the larger one is decoded, the smaller one is shown.
    #expect(page.images == ["4000x4000"])
    await page.settle("4000x4000")
    #expect(page.sizes == ["448x448"])
    #expect(page.fetcher.asked == ["4000x4000"])
  }

  @Test func `an image that the cache can't keep is fetched once for its size and itself`() async {
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 0
    let page = ImagePage(limits: limits) {
      Column(alignment: .start) { AsyncImage(url: "400x100") }
    }
    await page.finish("400x100")
    #expect(page.sizes == ["256x64"])
    #expect(page.fetcher.asked == ["400x100"])
  }

  @Test func `an image stays in its size if it can't be loaded in another`() async {
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 0
    let page = ImagePage(limits: limits) { thumbnail("400x400", 20) }
    await page.finish("400x400")
    page.fetcher.fail("400x400")
    page.show { thumbnail("400x400", 40) }
    await page.settle("400x400")
    #expect(page.sizes == ["20x20"])
  }

  @Test func `while its size keeps changing, an image stays in sight`() async {
    var limits = ImageLoader.Limits()
    limits.cachedByteCount = 0
    let page = ImagePage(limits: limits) { thumbnail("400x400", 20) }
    await page.finish("400x400")
    page.fetcher.hold("400x400")
    for extent in 21..<30 {
      page.show { thumbnail("400x400", Double(extent)) }
      page.app.settle()
      #expect(page.sizes == ["20x20"])
    }
    await page.finish("400x400")
    #expect(page.sizes == ["29x29"])
  }

  @Test func `when an image is shown, nothing is left to do`() async {
    let page = ImagePage { thumbnail("30x20") }
    await page.finish("30x20")
    #expect(page.app.mountHost.isIdle && !page.loader.isWorking(.url("30x20")))
    let updates = page.app.updates { page.app.advance(by: .seconds(60)) }
    #expect(updates.componentsBuilt == 0 && updates.mounting == MountCounters())
    #expect(page.fetcher.asked.count == 1)
  }

  @Test func `a file is loaded without a fetcher, and a URL isn't`() async throws {
    let app = TestHost { AsyncImage(url: "30x20").failure { Text($0.error.message) } }
    try await app.wait(for: "There is no fetcher of URLs; provide an ImageLoader with one.")
    let file = TestHost { AsyncImage(file: "/no/such.png").failure { Text($0.error.message) } }
    try await file.wait(for: "No such file or directory.")
  }
}

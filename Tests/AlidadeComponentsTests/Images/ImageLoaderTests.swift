import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

@MainActor @Suite struct ImageLoaderTests {
  private let decoder = HeadlessMountHost().imageDecoder
  private let fetcher = HeldFetcher()

  private func loader(_ change: (inout ImageLoader.Limits) -> Void = { _ in }) -> ImageLoader {
    var limits = ImageLoader.Limits()
    change(&limits)
    return ImageLoader(fetcher: fetcher, limits: limits)
  }

  private func target(_ extent: Double) -> ImageTarget {
    ImageTarget(size: Size(width: extent, height: extent), mode: .fit, scale: 1)
  }

  private func load(
    _ url: String, _ extent: Double, _ loader: ImageLoader, by decoder: (any ImageDecoder)? = nil
  ) async -> ImageRequest {
    let request = loader.request(
      .url(url), for: target(extent), decoder: decoder ?? self.decoder)
    fetcher.finish(url)
    await loader.endWork(.url(url))
    return request
  }

  @Test func `the cache keeps what was used last, and never more than its limit`() async {
    // An image has 400 bytes, and 24 before it is decoded.
    let loader = loader { $0.cachedByteCount = 3 * 424 + 10 }
    for width in 10..<13 { _ = await load("\(width)x10", 10, loader) }
    #expect(loader.cachedByteCount <= 3 * 424 + 10)
    let asked = fetcher.asked.count
    _ = await load("10x10", 10, loader)
    #expect(fetcher.asked.count == asked)
    _ = await load("13x10", 10, loader)
    #expect(loader.cachedByteCount <= 3 * 424 + 10)
    _ = await load("10x10", 10, loader)
    #expect(fetcher.asked.count == asked + 1)
    _ = await load("11x10", 10, loader)
    #expect(fetcher.asked.count == asked + 2)
  }

  private func load(
    _ picture: Picture, _ target: ImageTarget?, _ loader: ImageLoader,
    by decoder: (any ImageDecoder)? = nil
  ) async -> ImageRequest {
    let request = loader.request(
      .picture(picture), for: target, decoder: decoder ?? self.decoder)
    await loader.endWork(.picture(picture))
    return request
  }

  @Test(arguments: [true, false])
  func `nothing remembers a picture in memory after the cache was emptied`(
    _ isDamaged: Bool
  ) async throws {
    let bytes = HeldFetcher.bytes(of: "30x20")
    let picture = try #require(Picture(isDamaged ? Array(bytes.prefix(20)) : bytes))
    let loader = loader()
    let decoder = HeldDecoder()
    decoder.open()
    let first = await load(picture, target(10), loader, by: decoder).phase.state
    #expect((first.image == nil) == isDamaged && decoder.measuredCount == 1)
    if !isDamaged {
      let known = await load(picture, nil, loader, by: decoder).phase.state
      #expect(known.naturalSize == Size(width: 30, height: 20) && decoder.measuredCount == 1)
    }
    loader.removeCachedImages()
    #expect(loader.cachedByteCount == 0)
    let again = await load(picture, nil, loader, by: decoder).phase.state
    #expect((again.error != nil) == isDamaged && decoder.measuredCount == 2)
  }

  @Test func `a picture that the cache keeps in memory counts once`() async throws {
    let bytes = HeldFetcher.bytes(of: "100x100") + Array(repeating: 0, count: 1000)
    let loader = loader()
    let picture = try #require(Picture(bytes))
    for extent in [10.0, 20] { _ = await load(picture, target(extent), loader) }
    let pixels = (10 * 10 + 20 * 20) * 4
    #expect(loader.cachedByteCount == bytes.count + MemoryLayout<Size>.size + pixels)
    let small = self.loader { $0.cachedByteCount = 1000 }
    #expect(await load(picture, target(10), small).phase.state.image != nil)
    #expect(small.cachedByteCount == 0)
  }

  @Test func `an image in use doesn't need the cache`() async {
    let loader = loader { $0.cachedByteCount = 0 }
    let request = await load("10x10", 10, loader)
    #expect(loader.cachedByteCount == 0)
    #expect(request.phase.state.image != nil)
    let other = loader.request(.url("10x10"), for: target(10), decoder: decoder)
    #expect(other == request)
    #expect(fetcher.asked.count == 1)
  }

  @Test func `another size shows the image in the size it has, until it is decoded`() async {
    let loader = loader()
    let decoder = HeldDecoder()
    decoder.open()
    let small = await load("100x100", 10, loader, by: decoder)
    decoder.close()
    let large = loader.request(.url("100x100"), for: target(50), decoder: decoder)
    #expect(large.phase.state.substitute == small.phase.state.image)
    decoder.open()
    await loader.endWork(.url("100x100"))
    #expect(large.phase.state.image?.width == 50)
    #expect(large.phase.state.substitute == nil)
  }

  @Test func `an image in another size is released once this one is decoded`() async {
    let loader = loader { $0.cachedByteCount = 0 }
    let decoder = HeldDecoder()
    decoder.open()
    var large: ImageRequest? = await load("100x100", 50, loader, by: decoder)
    decoder.close()
    weak let image = large?.phase.state.image
    let small = loader.request(.url("100x100"), for: target(10), decoder: decoder)
    large = nil
    #expect(image != nil)
    decoder.open()
    await loader.endWork(.url("100x100"))
    #expect(small.phase.state.image?.width == 10)
    #expect(image == nil)
  }

  @Test func `a size that is loaded later changes nothing for the one that is shown`() async {
    let loader = loader { $0.cachedByteCount = 0 }
    let small = await load("100x100", 10, loader)
    let phase = small.phase.state
    let large = await load("100x100", 50, loader)
    #expect(large.phase.state.image?.width == 50)
    #expect(small.phase.state == phase)
  }

  @Test func `an image whose size comes first is fetched once, even without a cache`() async {
    let loader = loader { $0.cachedByteCount = 0 }
    let sizing = loader.request(.url("100x100"), for: nil, decoder: decoder)
    fetcher.finish("100x100")
    await loader.endWork(.url("100x100"))
    let passing = loader.request(
      .url("100x100"), for: target(100), waitsUntilVisible: true, decoder: decoder)
    let shown = loader.request(.url("100x100"), for: target(10), decoder: decoder)
    await loader.endWork(.url("100x100"))
    #expect(shown.phase.state.image?.width == 10)
    #expect(fetcher.asked.count == 1)
    // Once it is decoded, nothing keeps its bytes.
    passing.didAppear()
    await loader.endWork(.url("100x100"))
    #expect(passing.phase.state.image?.width == 100)
    #expect(fetcher.asked.count == 2)
    #expect(sizing.phase.state.naturalSize == Size(width: 100, height: 100))
  }

  @Test func `bytes of images that wait to come into sight don't pile up`() async {
    let loader = loader {
      $0.cachedByteCount = 0
      $0.fetchCount = 3
      $0.decodeCount = 1
    }
    let urls = (10..<30).map { "\($0)x10" }
    for url in urls { fetcher.finish(url) }
    let requests = urls.map {
      loader.request(.url($0), for: target(10), waitsUntilVisible: true, decoder: decoder)
    }
    for url in urls { await loader.endWork(.url(url)) }
    #expect(fetcher.asked.count == 4)
    requests[0].didAppear()
    await loader.endWork(.url(urls[0]))
    await fetcher.wait { $0.asked.count == 5 }
    #expect(requests[0].phase.state.image != nil)
  }

  @Test func `a file doesn't wait for a server`() async {
    let loader = loader { $0.fetchCount = 1 }
    let url = loader.request(.url("10x10"), for: target(10), decoder: decoder)
    await fetcher.wait { $0.asked == ["10x10"] }
    let file = loader.request(.file("/no/such.png"), for: target(10), decoder: decoder)
    await loader.endWork(.file("/no/such.png"))
    #expect(file.phase.state.error?.message == "No such file or directory.")
    #expect(url.phase.state == .waiting)
  }

  @Test func `images to decode don't pile up`() async {
    let loader = loader {
      $0.fetchCount = 3
      $0.decodeCount = 1
    }
    let decoder = HeldDecoder()
    let urls = (10..<30).map { "\($0)x10" }
    for url in urls { fetcher.finish(url) }
    let requests = urls.map { loader.request(.url($0), for: target(10), decoder: decoder) }
    await decoder.wait(for: 1)
    // Those that are in sight are loaded anyway.
    requests[19].didAppear()
    await fetcher.wait { $0.asked.contains("29x10") }
    // One is decoded, and three wait for it.
    #expect(fetcher.asked.count <= 5)
    decoder.open()
    // The work for an image may begin only when that for another has ended.
    for _ in urls { for url in urls { await loader.endWork(.url(url)) } }
    #expect(requests.allSatisfy { $0.phase.state.image != nil })
  }

  @Test func `after damaged bytes, another attempt fetches others`() async {
    let loader = loader()
    let decoder = HeldDecoder(failures: 1)
    decoder.open()
    fetcher.finish("10x10")
    let request = loader.request(.url("10x10"), for: target(10), decoder: decoder)
    await loader.endWork(.url("10x10"))
    #expect(request.phase.state.error?.message == "It is damaged.")
    request.retry()
    await loader.endWork(.url("10x10"))
    #expect(request.phase.state.image != nil)
    #expect(fetcher.asked.count == 2)
  }

  @Test func `tasks run while images are decoded`() async {
    let loader = loader { $0.decodeCount = 16 }
    let decoder = HeldDecoder()
    let urls = (10..<26).map { "\($0)x10" }
    for url in urls { fetcher.finish(url) }
    let requests = urls.map { loader.request(.url($0), for: target(10), decoder: decoder) }
    // All threads for tasks would be occupied on a machine with up to 16 cores.
    await decoder.wait(for: 16)
    let log = EventLog()
    Task.detached {
      decoder.open()
      log.record("opened")
    }
    let patience = ThreadPatience()
    while log.entries.isEmpty, !patience.isOver { await Task.yield() }
    #expect(log.entries == ["opened"], "decoding leaves tasks no thread")
    decoder.open()
    for url in urls { await loader.endWork(.url(url)) }
    #expect(requests.allSatisfy { $0.phase.state.image != nil })
  }

  @Test func `no more images are loaded at a time than allowed`() async {
    let loader = loader { $0.fetchCount = 2 }
    let requests = (10..<15).map {
      loader.request(.url("\($0)x10"), for: target(10), decoder: decoder)
    }
    await fetcher.wait { $0.asked.count == 2 }
    for width in 10..<15 {
      fetcher.finish("\(width)x10")
      await loader.endWork(.url("\(width)x10"))
      #expect(fetcher.asked.count <= min(5, width - 10 + 3))
    }
    #expect(requests.allSatisfy { $0.phase.state.image != nil })
    #expect(fetcher.asked == (10..<15).map { "\($0)x10" })
  }

  @Test func `an image isn't decoded for a passing size before it is in sight`() async {
    let loader = loader()
    let request = loader.request(
      .url("100x100"), for: target(100), waitsUntilVisible: true, decoder: decoder)
    fetcher.finish("100x100")
    await loader.endWork(.url("100x100"))
    #expect(request.phase.state.naturalSize == Size(width: 100, height: 100))
    #expect(request.phase.state.image == nil)
    request.didAppear()
    await loader.endWork(.url("100x100"))
    #expect(request.phase.state.image != nil)
  }

  @Test(arguments: [
    (ContentMode.fit, 400, 200, 100, 50), (.fill, 400, 200, 200, 100), (.fit, 30, 20, 30, 20),
    (.stretch, 200, 400, 100, 200), (.center, 400, 200, 400, 200), (.fit, 100_000, 1, 100, 1),
  ])
  func `an image is decoded as large as it is shown, and never larger than it is`(
    _ mode: ContentMode, _ width: Int, _ height: Int, _ expectedWidth: Int, _ expectedHeight: Int
  ) {
    let target = ImageTarget(size: Size(width: 50, height: 50), mode: mode, scale: 2)
    #expect(target.extent(width: width, height: height) == (expectedWidth, expectedHeight))
  }

  @Test(arguments: [Double.nan, -1, 0, .infinity])
  func `a size that no view has is no trap`(_ extent: Double) {
    let target = ImageTarget(size: Size(width: extent, height: 10), mode: .fill, scale: 1)
    #expect(target.extent(width: 20, height: 20).width >= 1)
  }
}

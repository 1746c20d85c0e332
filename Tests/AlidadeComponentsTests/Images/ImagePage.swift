import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Testing

/// A window with images from a fetcher that the test controls.
@MainActor final class ImagePage {
  let fetcher = HeldFetcher()
  let loader: ImageLoader
  let app: TestHost

  init(
    limits: ImageLoader.Limits = .init(), size: Size = Size(width: 200, height: 100),
    scale: Double = 1, @ComponentBuilder content: () -> ComponentList
  ) {
    loader = ImageLoader(fetcher: fetcher, limits: limits)
    let loader = loader
    app = TestHost(size: size, screenScale: scale) {
      ComponentList(content().components).environment(ImageLoading.self, loader)
    }
  }

  func show(@ComponentBuilder content: () -> ComponentList) {
    app.update { ComponentList(content().components).environment(ImageLoading.self, loader) }
  }

  /// Lets the image at a URL arrive, and waits until it is shown.
  func finish(_ url: String) async {
    fetcher.finish(url)
    await settle(url)
  }

  /// Lets the image at a URL fail, and waits until that is shown.
  func fail(_ url: String, isPermanent: Bool = false) async {
    fetcher.fail(url, isPermanent: isPermanent)
    await settle(url)
  }

  /// Waits until an image whose request can end has ended and is shown.
  func settle(_ url: String) async { await settle([url]) }

  /// Waits until images whose requests can end have ended, in any order, and are shown.
  func settle(_ urls: [String]) async {
    for _ in 0..<1_000 {
      for url in urls { await loader.endWork(.url(url)) }
      app.settle()
      if !urls.contains(where: { loader.isWorking(.url($0)) }) { return }
    }
    Issue.record("The work for \(urls) begins again and again.")
  }

  /// The URLs of the images in sight, from the top.
  var images: [String] {
    decodedImages.map { "\(Int($0.naturalSize.width))x\(Int($0.naturalSize.height))" }
  }

  /// The sizes in pixels of the images in sight, from the top.
  var sizes: [String] { decodedImages.map { "\($0.width)x\($0.height)" } }

  /// The images in sight, from the top.
  var decodedImages: [DecodedImage] {
    views.compactMap { view in
      if case .decoded(let image) = view.imageContent?.source { image } else { nil }
    }
  }

  /// The frame of a text in sight.
  func frame(of text: String) -> Rect? {
    app.view.root.descendants.first { $0 is HeadlessTextView && $0.visibleTexts == [text] }?
      .frameInRoot
  }

  /// The image views in sight, from the top.
  var views: [HeadlessImageView] {
    app.view.root.descendants.compactMap { $0 as? HeadlessImageView }.filter(\.isVisible)
      .sorted { $0.frameInRoot.minY < $1.frameInRoot.minY }
  }
}

/// An image of a fixed size with a placeholder and a failure.
func thumbnail(_ url: String, _ extent: Double = 20) -> some Component {
  AsyncImage(url: url, size: ComponentSize(width: extent, height: extent))
    .placeholder { Text("…") }
    .failure { failure in
      Pressable(action: { failure.retry() }) { Text(failure.error.message) }
    }
}

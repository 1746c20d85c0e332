import AlidadeHeadless
import AlidadeNative
import AlidadeTesting
import Foundation
import Synchronization
import Testing

@MainActor @Suite struct ImageTests {
  private let picture: ImageSource

  init() throws {
    let bytes = [UInt8](repeating: 0, count: 200 * 100 * 4)
    picture = .pixels(try #require(Bitmap(width: 200, height: 100, scale: 2, bytes: bytes)))
  }

  private func size(
    _ requested: ComponentSize, in range: SizeRange = .unbounded, of source: ImageSource? = nil
  ) -> Size {
    HeadlessHostingView { Image(source ?? picture, size: requested) }.host.sizeThatFits(range)
  }

  @Test(arguments: [
    (ComponentSize(), Size(width: 100, height: 50)),
    (ComponentSize(width: 50), Size(width: 50, height: 25)),
    (ComponentSize(height: 100), Size(width: 200, height: 100)),
    (ComponentSize(width: 30, height: 40), Size(width: 30, height: 40)),
    (ComponentSize(maxWidth: 20), Size(width: 20, height: 10)),
    (ComponentSize(maxWidth: 80, maxHeight: 10), Size(width: 20, height: 10)),
    (ComponentSize(minWidth: 200), Size(width: 200, height: 50)),
  ])
  func `what is not requested for follows the picture`(_ requested: ComponentSize, _ expected: Size)
  {
    #expect(size(requested) == expected)
  }

  @Test func `the surroundings bound it, and it keeps its shape`() {
    let narrow = SizeRange(max: Size(width: 40, height: .infinity))
    #expect(size(ComponentSize(), in: narrow) == Size(width: 40, height: 20))
    #expect(size(ComponentSize(width: 80), in: narrow).width == 40)
  }

  @Test func `an icon is a square`() {
    let view = HeadlessHostingView {
      Row(alignment: .start) { Image(icon: "edit-find", size: 24).tint(.red) }
    }
    let image: HeadlessImageView? = view.first()
    #expect(image?.frame.size == Size(width: 24, height: 24))
    #expect(image?.imageContent == ImageContent(.icon("edit-find"), tint: .red))
  }

  @Test func `an icon has the direction of the layout around it`() {
    let view = HeadlessHostingView {
      Row { Image(icon: "go-previous-symbolic") }
    }
    let image: HeadlessImageView? = view.first()
    #expect(image?.imageContent?.direction == .leftToRight)
    view.host.layoutDirection = .rightToLeft
    view.settle()
    #expect(image?.imageContent?.direction == .rightToLeft)
    #expect(image?.imageContent?.source == .icon("go-previous-symbolic"))
    #expect(view.root.descendants.count { $0 is HeadlessImageView } == 1)
  }

  @Test func `a backend hears of a file before it is mounted, even if its size is fixed`() {
    let measurer = AskedMeasurer()
    let view = HeadlessHostingView(
      size: Size(width: 100, height: 100), mountHost: HeadlessMountHost(measurer: measurer)
    ) {
      Image(file: "/pictures/sea.png", size: ComponentSize(width: 20, height: 10))
    }
    #expect(view.host.sizeThatFits(.unbounded) == Size(width: 20, height: 10))
    #expect(measurer.sources.contains(.file("/pictures/sea.png")))
  }

  /// A measurer that records the pictures it was asked for.
  private final class AskedMeasurer: ContentMeasurer {
    private let base = HeadlessMeasurer()
    private let asked = Mutex<[ImageSource]>([])

    var sources: [ImageSource] { asked.withLock { $0 } }

    func layout(_ content: TextContent, width: Double) -> TextLayout {
      base.layout(content, width: width)
    }
    func minimumWidth(of content: TextContent) -> Double { base.minimumWidth(of: content) }
    func naturalSize(of source: ImageSource) -> Size? {
      asked.withLock { $0.append(source) }
      return nil
    }
  }

  @Test func `a file that cannot be read takes no room and is reported`() {
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      #expect(size(ComponentSize(), of: .file("/nowhere/at/all.png")) == .zero)
    }
    #expect(reports.all.count == 1)
  }

  @Test func `a pipe without a writer is no picture, and nothing waits for it`() throws {
    let pipe = FileManager.default.temporaryDirectory
      .appendingPathComponent("alidade-\(UUID().uuidString).png").path
    #expect(mkfifo(pipe, 0o600) == 0)
    defer { unlink(pipe) }
    let reports = DiagnosticsRecorder()
    Diagnostics.withSink(reports.sink) {
      #expect(size(ComponentSize(), of: .file(pipe)) == .zero)
    }
    #expect(reports.all.map(\.summary) == ["A picture can't be shown."])
  }

  @Test(arguments: [ContentMode.fit, .fill, .stretch, .center])
  func `how it fills its frame goes to the view`(_ mode: ContentMode) {
    let view = HeadlessHostingView { Image(picture).contentMode(mode) }
    let image: HeadlessImageView? = view.first()
    #expect(image?.imageContent == ImageContent(picture, mode: mode))
  }

  @Test func `a picture without a label is passed over by assistive technologies`() {
    let plain: HeadlessImageView? = HeadlessHostingView { Image(picture) }.first()
    #expect(plain?.options.accessibility == Accessibility(isHidden: true))
    let labeled: HeadlessImageView? = HeadlessHostingView { Image(picture, label: "a cat") }
      .first()
    #expect(labeled?.options.accessibility == Accessibility(label: "a cat"))
    #expect(labeled?.role == .image)
  }

  @Test func `a view that waits keeps no picture alive`() {
    let view = HeadlessHostingView { Image(picture) }
    let image: HeadlessImageView? = view.first()
    view.update {}
    #expect(image?.imageContent == nil)
    view.update { Image(picture) }
    #expect(image?.imageContent == ImageContent(picture))
    #expect(view.root.subviews.count == 1)
  }
}

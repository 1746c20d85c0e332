import AlidadeHeadless
import AlidadeNative

@testable import Gallery

/// The gallery in a window without a display.
@MainActor struct ShownGallery {
  let view: HeadlessHostingView

  init(_ page: String = "Row", size: Size = Size(width: 1100, height: 2400)) {
    view = HeadlessHostingView(
      size: size, mountHost: HeadlessMountHost(background: .manual, isRecording: false)
    ) {
      GalleryWindow(start: Exhibit.place(of: page) ?? -1)
    }
    view.settle()
  }

  /// Presses what assistive technologies know by a name.
  func press(_ label: String) -> Bool {
    let found = view.root.descendants.lazy.compactMap { $0 as? HeadlessPressableView }
      .first { $0.isVisible && $0.options.accessibility?.label == label }
    guard let found, found.press() else { return false }
    view.settle()
    return true
  }

  /// The texts in sight.
  var texts: [String] { view.root.visibleTexts }

  /// The listing that is shown.
  var code: String { texts.first { $0.contains("Tile(") || $0.contains("tiles") } ?? "" }
}

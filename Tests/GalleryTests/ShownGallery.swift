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

  /// Presses what assistive technologies know by a name, or chooses the layout with that name.
  func press(_ label: String) -> Bool {
    let views = view.root.descendants.filter(\.isVisible)
    let found = views.lazy.compactMap { $0 as? HeadlessPressableView }
      .first { $0.options.accessibility?.label == label }
    if let found {
      guard found.press() else { return false }
    } else {
      // The list of layouts comes first.
      guard let row = views.first(where: { $0.visibleText == label }) else { return false }
      row.tap()
    }
    view.settle()
    return true
  }

  /// The texts in sight.
  var texts: [String] { view.root.visibleTexts }

  /// The listing that is shown.
  var code: String { texts.first { $0.contains("Tile(") || $0.contains("tiles") } ?? "" }
}

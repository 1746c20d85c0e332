import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A printer that keeps its output.
@MainActor final class HeadlessPrinter {
  private let request: PrintRequest
  private let view: HeadlessHostingView
  private let pages: PrintedPages

  /// Prepares to print a document.
  init(_ request: PrintRequest, _ direction: LayoutDirection, on mountHost: HeadlessMountHost) {
    self.request = request
    view = HeadlessHostingView(
      root: mountHost.makeRoot(size: .zero), size: nil, mountHost: mountHost,
      parent: request.parent
    ) { request.content }
    view.host.layoutDirection = direction
    pages = PrintedPages(request.document, in: view.host)
  }

  /// Prints the document.
  ///
  /// - Parameters:
  ///   - setup: the paper and the margins.
  ///   - finish: called once; after a failure, with the reason.
  func print(
    on setup: PageSetup,
    _ finish: @escaping @MainActor (Result<HeadlessPrintout, DesktopError>) -> Void
  ) {
    pages.layOut(on: setup) { error in
      finish(error.map { .failure($0) } ?? .success(self.printout))
      self.view.host.tearDown()
    }
  }

  private var printout: HeadlessPrintout {
    var file: String?
    if case .file(let address) = request.destination { file = address }
    return HeadlessPrintout(
      title: request.document.title, file: file, setup: pages.setup,
      pages: (0..<pages.count).map(page))
  }

  private func page(_ index: Int) -> HeadlessPrintout.Page {
    pages.show(index)
    view.root.frame = Rect(origin: .zero, size: pages.pageSize)
    return HeadlessPrintout.Page(
      dump: view.root.dump(), svg: view.root.svg(scheme: PrintedPages.appearance.colorScheme),
      texts: HeadlessPrinter.texts(in: view.root, pages.pageSize))
  }

  /// Returns the texts that are at least partly on the page and in the enclosing views.
  private static func texts(in root: HeadlessView, _ size: Size) -> [String] {
    var found: [String] = []
    var pending = [(view: root, origin: Point.zero, clip: Rect(origin: .zero, size: size))]
    while let (view, origin, outer) = pending.popLast() {
      guard !view.isHidden else { continue }
      let frame = Rect(origin: origin, size: view.frame.size)
      let clip =
        view.options.clip.map { outer.intersection($0.frame(in: frame.size).offset(by: origin)) }
        ?? outer
      let shown = frame.intersection(clip).size
      if let text = view.visibleText, shown.width > 0, shown.height > 0 { found.append(text) }
      let inner = view.clipsSubviews ? clip.intersection(frame) : clip
      pending += view.subviews.reversed().map {
        ($0, origin + view.subviewOrigin + $0.frame.origin, inner)
      }
    }
    return found
  }
}

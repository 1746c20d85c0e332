import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The pages of a document, which a backend lays out and then paints one by one.
///
/// All pages are shown by one host, one at a time, so a page takes over the views of the previous
/// page, and only its own content is mounted.
@MainActor public final class PrintedPages {
  /// The document.
  public let document: PrintDocument
  /// The paper and the margins of the latest layout.
  public private(set) var setup: PageSetup
  /// The number of pages; 0 before the layout.
  public var count: Int { parts.count }
  /// The size of a page, in points.
  public var pageSize: Size { setup.size }
  private let host: ComponentHost
  /// The part of the content on each page, in points from its top.
  private var parts: [Range<Double>] = []

  /// Creates the pages of a document; nothing is laid out yet.
  ///
  /// - Parameters:
  ///   - document: the document.
  ///   - host: a host without a size, whose component is the document's ``PrintRequest/content``.
  public init(_ document: PrintDocument, in host: ComponentHost) {
    self.document = document
    self.host = host
    setup = document.setup
    host.setAppearance(Store(PrintedPages.appearance))
  }

  /// The settings that pages are painted with, regardless of the desktop's settings.
  public static let appearance = Appearance(colorScheme: .light, reducesMotion: true)

  /// Lays out the pages on another thread.
  ///
  /// - Parameters:
  ///   - setup: the paper and the margins.
  ///   - finish: called once on the main thread; after a failure, with the reason.
  public func layOut(
    on setup: PageSetup, _ finish: @escaping @MainActor @Sendable (DesktopError?) -> Void
  ) {
    let (document, tree, context) = (document, host.tree, host.layoutContext)
    let scheduler: any WorkScheduler = host.mounter.host
    scheduler.runInBackground {
      let pagination = Pagination(document: document, setup: setup, tree: tree, context: context)
      let result = Result { () throws(DesktopError) in try pagination.run() }
      scheduler.runOnMain { [weak self] in
        switch result {
        case .success(let parts):
          self?.use(parts, on: setup)
          finish(nil)
        case .failure(let error): finish(error)
        }
      }
    }
  }

  private func use(_ parts: [Range<Double>], on setup: PageSetup) {
    (self.parts, self.setup) = (parts, setup)
  }

  /// Mounts a page in the host, in place of the previous one.
  ///
  /// - Parameter index: the index of the page; nothing happens if there is no such page.
  public func show(_ index: Int) {
    guard parts.indices.contains(index) else { return }
    let page = PrintedPage(number: index + 1, count: count)
    host.setComponent(
      ComponentList([
        AnyComponent(PageFrame(page, part: parts[index], of: document, on: setup))
      ]))
    host.visibleRect = Rect(origin: .zero, size: pageSize)
    if host.size == pageSize { host.update() } else { host.size = pageSize }
  }
}

import Alidade
import DebianPackages

/// The content of the window: the sections, the packages, and the details of one.
///
/// Things move where that shows where they come from: the details and a banner slide in, and rows
/// make room for packages that are installed or removed meanwhile. The results of a search don't
/// move, because they are what was asked for, and moving them would only delay reading.
struct BrowserWindow: Component {
  let model: BrowserModel
  var controller: ListController?
  /// The choices with which the window opens; `nil` for a window that isn't remembered.
  var remembered: RememberedChoices?

  func initialState() -> BrowserState {
    BrowserState(model, remembered?.value ?? BrowserChoices())
  }

  func body(_ context: Context<BrowserState>) -> some Component {
    let packages = context.read(model.packages, \.current)
    let page = BrowserPage(
      context: context, model: model, remembered: remembered, packages: packages,
      failure: context.read(model.packages, \.failure),
      isReadingArchive: context.read(model.packages, \.isReadingArchive))
    let pending = context.state.pendingSearch(for: page.query, version: packages.number)
    content(page)
      .background(.viewBackground)
      .browserCommands(page)
      .task(id: pending) { if let pending { search(pending, packages, context) } }
  }

  /// The sidebar and the packages; only these in a run that is measured.
  @ComponentBuilder private func content(_ page: BrowserPage) -> some Component {
    if model.rowCount == nil {
      BrowserSplit(page: page, controller: controller)
        .widthClasses([.compact, .sidebarBesidePackages])
    } else {
      PackagesAndDetails(page: page, controller: controller).browserHeader(page)
    }
  }

  /// Shows the packages that match the query; the former ones stay until then.
  private func search(
    _ pending: PendingSearch, _ packages: PackageVersion, _ context: Context<BrowserState>
  ) {
    let query = pending.search.query
    guard
      let sections = model.sections(
        of: query, in: packages.database, isCanceled: { Task.isCancelled })
    else { return }
    context.update(priority: .background, animation: pending.isReload ? .spring : nil) {
      $0.show(sections, of: pending.search)
    }
  }
}

/// Its choices come with a closure that changes them.
extension BrowserWindow: AlwaysRebuilt {}

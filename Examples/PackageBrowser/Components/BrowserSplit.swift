import Alidade
import DebianPackages

extension WidthClass {
  /// A width with space for the sidebar beside the packages.
  static let sidebarBesidePackages = WidthClass(from: 760)
}

/// The sidebar and the packages, side by side or as two pages.
struct BrowserSplit: Component {
  let page: BrowserPage
  let controller: ListController?

  func body(_ context: Context<NoState>) -> some Component {
    let sidebar = context.binding(.showsSidebar)
    SplitView(
      width: context.binding(.sidebarWidth), ideal: 200, minimum: 140, maximum: 320,
      collapsesBelow: WidthClass.sidebarBesidePackages.minimum, isSidebarShown: sidebar.value,
      isContentShown: page.binding(\.showsPackages)
    ) {
      Sidebar(
        database: page.database, isReadingArchive: page.isReadingArchive,
        part: Binding(page.query.part) { chosen in page.update { $0.part = chosen } },
        showsPackages: page.binding(\.showsPackages)
      )
      .headerBar(context.text("Packages"))
    } content: {
      PackagePages(page: page, controller: controller)
        .widthClasses([.compact, .detailsBesideList])
    }
    // Where the sidebar is a page of its own, there is nothing to show or to hide.
    .onCommand(
      .showSidebar, isEnabled: context.widthClass >= .sidebarBesidePackages, isOn: sidebar.value
    ) { sidebar.set(!sidebar.value) }
  }
}

/// It shows most of the window's state, so it changes with it.
extension BrowserSplit: AlwaysRebuilt {}

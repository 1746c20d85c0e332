import Alidade
import DebianPackages

extension WidthClass {
  /// A width with space for the details of a package beside the list.
  static let detailsBesideList = WidthClass(from: 640)
}

/// The packages, and a page with the details of one where there is no space for both.
struct PackagePages: Component {
  let page: BrowserPage
  let controller: ListController?

  func body(_ context: Context<NoState>) -> some Component {
    let isNarrow = context.widthClass < .detailsBesideList
    let shows = page.showsDetails
    let isPage = isNarrow && shows.value && context.setting(.showsDetails)
    NavigationStack(
      path: Binding(isPage ? [DetailsPage.details] : []) { path in shows.set(!path.isEmpty) }
    ) {
      PackagesAndDetails(page: page, controller: controller, isNarrow: isNarrow)
        .browserHeader(
          page, hasMenu: true, hasSidebar: !context.navigation.isCollapsed, isNarrow: isNarrow)
    } page: { _ in
      if let package = page.selectedPackage {
        PackageDetails(package: package)
          .headerBar(package.name)
          .shortcut(.escape, []) { shows.set(false) }
      }
    }
  }

  private enum DetailsPage: Hashable {
    case details
  }
}

/// It shows most of the window's state, so it changes with it.
extension PackagePages: AlwaysRebuilt {}

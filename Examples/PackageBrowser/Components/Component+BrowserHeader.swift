import Alidade
import DebianPackages

extension Component {
  /// Adds the header bar of the packages, with their order, a search and the main menu.
  ///
  /// - Parameters:
  ///   - hasMenu: `true` if the bar has a menu.
  ///   - page: the window's state and choices.
  func browserHeader(hasMenu: Bool, _ page: BrowserPage) -> HeaderBar {
    let context = page.context
    return headerBar(
      context.text(page.query.part.title), subtitle: page.database.summary(context)
    ) {
      if hasMenu { Button(.showSidebar, kind: .flat, showsIcon: true) }
      Picker(
        context.text("Order"), selection: page.binding(\.order),
        choices: PackageQuery.Order.allCases.map {
          PickerOption($0, context.text(page.query.title(of: $0)))
        })
    } end: {
      SearchButton()
      if hasMenu { BrowserMenu() }
    }
    .search(text: context.binding(\.term), opensOnTyping: true)
  }
}

/// The main menu.
private struct BrowserMenu: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Menu(context.text("Main menu"), icon: "open-menu-symbolic") {
      MenuItem(.newWindow)
      MenuGroup {
        MenuItem(.find)
        MenuItem(.reload)
        MenuItem(.showSidebar)
      }
      MenuGroup {
        MenuItem(.preferences)
        MenuItem(.keyboardShortcuts)
        MenuItem(.about)
      }
      MenuGroup { MenuItem(.quit) }
    }
  }
}

extension PackageDatabase {
  /// Returns the numbers of installed packages and sections, and the total size.
  fileprivate func summary(_ context: Context<BrowserState>) -> String {
    let count = sections.count
    let parts = [
      context.text(
        "\(installedPackageCount) installed", plural: "\(installedPackageCount) installed",
        count: installedPackageCount, context: "packages"),
      context.text("\(count) section", plural: "\(count) sections", count: count),
      Package.sizeText(ofBytes: installedSize),
    ]
    return parts.joined(separator: " · ")
  }
}

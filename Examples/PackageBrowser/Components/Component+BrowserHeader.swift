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
      context.text(page.query.part.title), subtitle: page.state.total.summary(context)
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

extension PackageTotal {
  /// Returns the number of packages, and the disk space of those that are installed.
  fileprivate func summary(_ context: Context<BrowserState>) -> String {
    let number = context.number(count)
    let packages = context.text("\(number) package", plural: "\(number) packages", count: count)
    let size = Package.sizeText(ofBytes: installedSize)
    let space = context.text("\(size) installed", context: "disk space")
    return "\(packages) · \(space)"
  }
}

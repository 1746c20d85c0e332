import Alidade
import DebianPackages

extension Component {
  /// Adds the header bar of the packages, with their order and a search.
  ///
  /// - Parameters:
  ///   - page: the window's state and choices.
  ///   - hasMenu: `true` if the bar has the main menu.
  ///   - hasSidebar: `true` if the bar has a button for the sidebar.
  ///   - isNarrow: `true` if there is no space for the order, which the menu then has.
  ///   - onSubmit: called when the user presses Enter in the search; `nil` for no action.
  func browserHeader(
    _ page: BrowserPage, hasMenu: Bool = false, hasSidebar: Bool = false, isNarrow: Bool = false,
    onSubmit: (@MainActor @Sendable () -> Void)? = nil
  ) -> HeaderBar {
    let context = page.context
    let order = page.binding(\.order)
    return headerBar(
      context.text(page.query.part.title), subtitle: page.state.total.summary(context)
    ) {
      if hasSidebar { Button(.showSidebar, kind: .flat, showsIcon: true) }
      if !isNarrow {
        Picker(
          context.text("Order"), selection: order,
          choices: PackageQuery.Order.allCases.map {
            PickerOption($0, context.text(page.query.title(of: $0)))
          })
      }
    } end: {
      SearchButton()
      if hasMenu { BrowserMenu(order: isNarrow ? order : nil) }
    }
    .search(text: context.binding(\.term), opensOnTyping: true, onSubmit: onSubmit)
  }
}

/// The main menu.
private struct BrowserMenu: Component, Equatable {
  /// The order of the packages; `nil` if the menu doesn't offer it.
  let order: Binding<PackageQuery.Order>?

  func body(_ context: Context<NoState>) -> some Component {
    Menu(context.text("Main menu"), icon: "open-menu-symbolic") {
      MenuItem(.newWindow)
      if let order {
        MenuGroup(context.text("Order")) {
          for choice in PackageQuery.Order.allCases {
            MenuItem(context.text(choice.title), isOn: choice == order.value) {
              order.set(choice)
            }
          }
        }
      }
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

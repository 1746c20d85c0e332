import Alidade
import DebianPackages

extension Component {
  /// Adds the header bar of the packages, with their order, a search and the main menu.
  ///
  /// - Parameters:
  ///   - hasMenu: `true` if the bar has a menu.
  ///   - context: the context of the window.
  func browserHeader(hasMenu: Bool, _ context: Context<BrowserState>) -> HeaderBar {
    let state = context.state
    return headerBar(state.title, subtitle: state.database.summary) {
      if hasMenu { Button(.showSidebar, kind: .flat, showsIcon: true) }
      Picker("Order", selection: context.binding(\.query.order), choices: orders)
    } end: {
      SearchButton()
      if hasMenu { BrowserMenu() }
    }
    .search(text: context.binding(\.query.term), opensOnTyping: true)
  }
}

private let orders = PackageQuery.Order.allCases.map { order in
  PickerOption(order, order.rawValue)
}

/// The main menu.
private struct BrowserMenu: Component, Equatable {
  var body: some Component {
    Menu("Main menu", icon: "open-menu-symbolic") {
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

extension BrowserState {
  /// The name of the part of the packages that is shown.
  fileprivate var title: String {
    switch query.part {
    case .installed: "Installed"
    case .all: "All packages"
    case .section(let name): database.sections.first { $0.name == name }?.title ?? name
    }
  }
}

extension PackageDatabase {
  /// The numbers of installed packages and sections, and the total size.
  fileprivate var summary: String {
    let sizes = packages.filter(\.isInstalled).compactMap(\.installedSize)
    let total = sizes.reduce(Int64(0)) { sum, size in
      let (result, overflow) = sum.addingReportingOverflow(size)
      return overflow ? .max : result
    }
    let parts = [
      "\(installedPackageCount) installed", "\(sections.count) sections",
      Package.sizeText(ofBytes: total),
    ]
    return parts.joined(separator: " · ")
  }
}

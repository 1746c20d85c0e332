import Alidade
import DebianPackages

/// The title, the numbers of installed packages and sections, and the total size.
struct TitleBar: Component {
  let database: PackageDatabase
  let term: Binding<String>
  let order: Binding<PackageQuery.Order>
  let searchFocus: Binding<FocusState<Bool>>
  let hasMenu: Bool

  var body: some Component {
    Row(spacing: 12, alignment: .center) {
      Image(icon: "package-x-generic-symbolic", size: 24).tint(.accentText)
      Column(spacing: 2) {
        Text("Packages").size(20).weight(.bold).heading(1).lineLimit(1)
        Text(summary).size(13).color(.secondaryText).lineLimit(1)
      }
      .grow().basis(0)
      SearchField("Search", text: term)
        .focused(searchFocus.value, equals: true) { searchFocus.set($0) }
        .frame(width: 240)
      Picker("Order", selection: order, choices: TitleBar.orders).shrink(0)
      if hasMenu { menu.shrink(0) }
    }
    .padding(horizontal: 18, vertical: 12)
    .background(.windowBackground)
    .shrink(0)
  }

  private var menu: some Component {
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

  private static let orders = PackageQuery.Order.allCases.map { order in
    PickerOption(order, order.rawValue)
  }

  private var summary: String {
    let sizes = database.packages.filter(\.isInstalled).compactMap(\.installedSize)
    let total = sizes.reduce(Int64(0)) { sum, size in
      let (result, overflow) = sum.addingReportingOverflow(size)
      return overflow ? .max : result
    }
    let parts = [
      "\(database.installedPackageCount) installed", "\(database.sections.count) sections",
      Package.sizeText(ofBytes: total),
    ]
    return parts.joined(separator: " · ")
  }
}

import Alidade
import DebianPackages

/// The parts of the packages to choose from, which are the first of two pages in a narrow window.
///
/// There, the arrow keys select a part without leaving the page; a click or Enter does, even if the
/// part is selected already.
struct Sidebar: Component {
  let database: PackageDatabase
  let isReadingArchive: Bool
  let part: Binding<PackagePart>
  let showsPackages: Binding<Bool>

  func body(_ context: Context<NoState>) -> some Component {
    let isPage = context.navigation.isCollapsed
    List(entries(context), estimatedRowHeight: 34) { entry in
      let row = SidebarRow(
        title: entry.title, count: entry.count,
        isIncomplete: entry.id == .all && isReadingArchive)
      if isPage { row.onTap { open(entry.id) } } else { row }
    }
    .selection(
      Binding(part.value) { chosen in
        part.set(chosen)
        if !isPage { showsPackages.set(true) }
      }, onActivate: { open($0) }
    )
    .background(.windowBackground)
  }

  @MainActor private func open(_ chosen: PackagePart) {
    part.set(chosen)
    showsPackages.set(true)
  }

  /// A part in the list.
  private struct Entry: Identifiable {
    let id: PackagePart
    let title: String
    let count: Int
  }

  /// Returns the installed packages, all packages, and the sections in the order of their titles.
  private func entries(_ context: Context<NoState>) -> [Entry] {
    func entry(_ part: PackagePart, _ count: Int) -> Entry {
      Entry(id: part, title: context.text(part.title), count: count)
    }
    let sections = context.sorted(
      database.sections.map { entry(.section($0.name), $0.packageRange.count) }, by: \.title)
    return [
      entry(.installed, database.installedPackageCount), entry(.all, database.packages.count),
    ] + sections
  }
}

/// A row of the sidebar: a part, and the number of its packages once all of them have been read.
private struct SidebarRow: Component, Equatable {
  let title: String
  let count: Int
  let isIncomplete: Bool

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8, alignment: .center) {
      Text(title).size(14).lineLimit(1).grow().basis(0)
      if isIncomplete {
        Spinner(context.text("Reading the packages of the archive"))
      } else {
        Text(context.number(count)).size(12).color(.secondaryText).lineLimit(1)
      }
    }
    .padding(horizontal: 12, vertical: 8)
  }
}

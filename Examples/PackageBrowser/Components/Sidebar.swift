import Alidade
import DebianPackages

/// The parts of the packages to choose from.
struct Sidebar: Component {
  let database: PackageDatabase
  let part: Binding<PackagePart>

  func body(_ context: Context<NoState>) -> some Component {
    List(entries, estimatedRowHeight: 34) { entry in
      SidebarRow(title: entry.id.title, count: entry.count)
    }
    .selection(
      Binding(Optional(part.value)) { [part] chosen in
        if let chosen { part.set(chosen) }
      }
    )
    .background(.windowBackground)
  }

  /// A part in the list.
  private struct Entry: Identifiable {
    let id: PackagePart
    let count: Int
  }

  private var entries: [Entry] {
    let fixed = [
      Entry(id: .installed, count: database.installedPackageCount),
      Entry(id: .all, count: database.packages.count),
    ]
    return fixed
      + database.sections.map { section in
        Entry(id: .section(section.name), count: section.packageRange.count)
      }
  }
}

/// A row of the sidebar: a part, and the number of its packages.
private struct SidebarRow: Component, Equatable {
  let title: LocalizedText
  let count: Int

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8, alignment: .center) {
      Text(context.text(title)).size(14).lineLimit(1).grow().basis(0)
      Text("\(count)").size(12).color(.secondaryText).lineLimit(1)
    }
    .padding(horizontal: 12, vertical: 8)
  }
}

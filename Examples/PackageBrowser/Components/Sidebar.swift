import Alidade
import DebianPackages

/// The parts of the packages to choose from.
struct Sidebar: Component {
  let database: PackageDatabase
  let part: Binding<PackageQuery.Part>

  var body: some Component {
    List(entries, estimatedRowHeight: 34) { entry in
      Row(spacing: 8, alignment: .center) {
        Text(entry.title).size(14).lineLimit(1).grow().basis(0)
        Text("\(entry.count)").size(12).color(.secondaryText).lineLimit(1)
      }
      .padding(horizontal: 12, vertical: 8)
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
    let id: PackageQuery.Part
    let title: String
    let count: Int
  }

  private var entries: [Entry] {
    let fixed = [
      Entry(id: .installed, title: "Installed", count: database.installedPackageCount),
      Entry(id: .all, title: "All packages", count: database.packages.count),
    ]
    return fixed
      + database.sections.map { section in
        Entry(
          id: .section(section.name), title: section.title, count: section.packageRange.count)
      }
  }
}

import Alidade
import DebianPackages

/// The title of a section of the archive.
struct SectionHeader: Component {
  let section: PackageDatabase.Section

  var body: some Component {
    Row(spacing: 8, alignment: .baseline) {
      Text(section.title).size(15).weight(.bold).heading(2).lineLimit(1)
      Text(count).size(13).color(.secondaryText).lineLimit(1)
    }
    .padding(EdgeInsets(top: 22, start: 18, bottom: 8, end: 18))
  }

  private var count: String {
    let count = section.packageRange.count
    return count == 1 ? "1 package" : "\(count) packages"
  }
}

import Alidade

/// The title of a section of the archive.
struct SectionHeader: Component {
  let title: String
  /// The number of packages.
  let count: Int

  var body: some Component {
    Row(spacing: 8, alignment: .baseline) {
      Text(title).size(15).weight(.bold).heading(2).lineLimit(1)
      Text(countText).size(13).color(.secondaryText).lineLimit(1)
    }
    .padding(EdgeInsets(top: 14, start: 18, bottom: 8, end: 18))
    .background(.viewBackground)
  }

  private var countText: String {
    count == 1 ? "1 package" : "\(count) packages"
  }
}

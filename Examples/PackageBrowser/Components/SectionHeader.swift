import Alidade

/// The title of a section of the archive.
struct SectionHeader: Component, Equatable {
  let title: LocalizedText
  /// The number of packages.
  let count: Int

  func body(_ context: Context<NoState>) -> some Component {
    let number = context.number(count)
    Row(spacing: 8, alignment: .baseline) {
      Text(context.text(title)).size(15).weight(.bold).heading(2).lineLimit(1)
      Text(context.text("\(number) package", plural: "\(number) packages", count: count))
        .size(13).color(.secondaryText).lineLimit(1)
    }
    .padding(EdgeInsets(top: 14, start: 18, bottom: 8, end: 18))
    .background(.viewBackground)
  }
}

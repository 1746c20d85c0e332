import Alidade
import DebianPackages

/// The first line of a package's row.
struct PackageTitle: Component {
  let package: Package
  /// A Boolean value that is `true` if the line names the section of the package.
  let showsSection: Bool

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8, alignment: .baseline) {
      Text(package.name).size(15).weight(.semibold).lineLimit(1)
      // These begin without any width, so that the name is truncated only after they are.
      Row(spacing: 8, alignment: .baseline) {
        Text(package.version).size(13).color(.secondaryText).lineLimit(1).truncation(.middle)
          .grow()
        if showsSection {
          Badge(
            title: context.text(PackageDatabase.Section.localizedTitle(of: package.section)))
        }
      }
      .grow().basis(0)
      Text(package.installedSizeText).size(13).color(.secondaryText).lineLimit(1)
        .alignment(.end).frame(minWidth: 66).shrink(0)
    }
  }
}

import Alidade
import DebianPackages

/// The first line of a package's row.
struct PackageTitle: Component {
  let package: Package

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 8, alignment: .baseline) {
      Text(package.name).size(15).weight(.semibold).lineLimit(1)
      Text(package.version).size(13).color(.secondaryText).lineLimit(1).truncation(.middle)
        .shrink(4)
      Spacer(minimum: 4)
      // There is one badge in either case, because rows of the same structure recycle each other's
      // views.
      if package.isEssential {
        Badge(title: context.text("\(package.section) · essential"), hue: .orange)
      } else {
        Badge(title: package.section, hue: .blue)
      }
      Text(package.installedSizeText).size(13).color(.secondaryText).lineLimit(1)
        .alignment(.end).frame(minWidth: 66).shrink(0)
    }
  }
}

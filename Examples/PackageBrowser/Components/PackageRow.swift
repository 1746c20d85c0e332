import Alidade
import DebianPackages

/// A row for a package: its name, version and summary.
struct PackageRow: Component, Equatable {
  let package: Package

  var body: some Component {
    Column(spacing: 3) {
      PackageTitle(package: package)
      Text(package.summary).size(14).color(.secondaryText).lineLimit(1)
    }
    .padding(EdgeInsets(top: 10, start: 18, bottom: 11, end: 18))
  }
}

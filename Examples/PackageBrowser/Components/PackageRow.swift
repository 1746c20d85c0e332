import Alidade
import DebianPackages

/// A row for a package: its name, version and summary.
struct PackageRow: Component, Equatable {
  let package: Package
  /// A Boolean value that is `true` if the row names the section of the package.
  let showsSection: Bool

  func body(_ context: Context<NoState>) -> some Component {
    Column(spacing: 3) {
      PackageTitle(package: package, showsSection: showsSection)
      summary(context)
    }
    .padding(EdgeInsets(top: 10, start: 18, bottom: 11, end: 18))
  }

  // There is one text in either case, because rows of the same structure recycle each other's
  // views.
  private func summary(_ context: Context<NoState>) -> Text {
    let summary = Text(package.summary).size(14).color(.secondaryText)
    guard package.isEssential else { return summary.lineLimit(1) }
    return Text {
      Text(context.text("Essential")).weight(.medium).color(.orange)
      Text(" · ").color(.secondaryText)
      summary
    }
    .size(14).lineLimit(1)
  }
}

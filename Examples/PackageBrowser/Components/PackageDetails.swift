import Alidade
import DebianPackages

/// The details of a package: its long description, dependencies and origin.
struct PackageDetails: Component, Equatable {
  let package: Package

  func body(_ context: Context<NoState>) -> some Component {
    Scroll {
      details(context).padding(18)
    }
    .key(package.id)
    .background(.windowBackground)
  }

  private func details(_ context: Context<NoState>) -> some Component {
    Column(spacing: 10) {
      Text(package.name).size(20).weight(.bold).heading(2).textSelection()
      Text("\(package.version) · \(package.installedSizeText)").size(13).color(.secondaryText)
        .textSelection()
      Row(spacing: 8) {
        Button(.copyName)
        if package.homepage != nil { Button(.openHomepage) }
      }
      Text(package.summary).size(15).weight(.medium).textSelection()
      for (place, paragraph) in package.longDescription.enumerated() {
        ParagraphText(paragraph: paragraph).key(place)
      }
      facts(context)
    }
  }

  // Without a minimum, a long word of a value, such as an address, would narrow the titles.
  private func facts(_ context: Context<NoState>) -> some Component {
    Grid(columns: [.automatic, .fraction(1, minimum: 0)], columnSpacing: 12, rowSpacing: 10) {
      if !package.depends.isEmpty {
        title(context.text("Depends on"))
        value(package.depends.joined(separator: ", "))
      }
      if let homepage = package.homepage {
        title(context.text("Homepage"))
        Text(homepage).size(13).lineLimit(40).link(homepage)
      }
      if let maintainer = package.maintainer {
        title(context.text("Maintainer"))
        value(maintainer)
      }
      title(context.text("Architecture"))
      value(package.architecture)
    }
  }

  private func title(_ text: String) -> some Component {
    Text(text).size(13).weight(.medium).color(.secondaryText).lineLimit(1)
  }

  private func value(_ text: String) -> some Component {
    Text(text).size(13).lineLimit(40).textSelection()
  }
}

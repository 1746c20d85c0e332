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
      Text(package.name).size(20).weight(.bold).heading(2)
      Text("\(package.version) · \(package.installedSizeText)").size(13).color(.secondaryText)
      Row(spacing: 8) {
        Button(.copyName)
        if package.homepage != nil { Button(.openHomepage) }
      }
      Text(package.summary).size(15).weight(.medium)
      for (place, paragraph) in package.longDescription.enumerated() {
        ParagraphText(paragraph: paragraph).key(place)
      }
      if !package.depends.isEmpty {
        Fact(title: context.text("Depends on"), text: package.depends.joined(separator: ", "))
      }
      if let homepage = package.homepage { Fact(title: context.text("Homepage"), text: homepage) }
      if let maintainer = package.maintainer {
        Fact(title: context.text("Maintainer"), text: maintainer)
      }
      Fact(title: context.text("Architecture"), text: package.architecture)
    }
  }
}

/// A paragraph of a long description.
struct ParagraphText: Component {
  let paragraph: Package.Paragraph

  var body: some Component {
    switch paragraph {
    case .text(let text): Text(text).size(14).lineLimit(400)
    case .verbatim(let lines):
      Text(lines.joined(separator: "\n")).size(13).family(.monospaced).lineLimit(400)
    }
  }
}

/// A label and its value.
struct Fact: Component {
  let title: String
  let text: String

  var body: some Component {
    Row(spacing: 12, alignment: .baseline) {
      Text(title).size(13).weight(.medium).color(.secondaryText).lineLimit(1)
        .frame(width: 88).shrink(0)
      // An address may be longer than the line.
      Text(text).size(13).lineLimit(40).frame(minWidth: 0).grow().basis(0)
    }
  }
}

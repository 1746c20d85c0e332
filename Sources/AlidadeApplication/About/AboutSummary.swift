import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The main page of an about dialog.
struct AboutSummary: Component, Equatable {
  let name: String
  let about: AboutInformation
  let icon: String?

  func body(_ context: Context<NoState>) -> some Component {
    Scroll {
      Column(spacing: 8, alignment: .center) {
        if let icon { Image(icon: icon, size: 96) }
        Text(name).size(26).weight(.bold).alignment(.center).heading(2)
        if let developer = about.developer { Text(developer).alignment(.center) }
        if let version = about.version { versionButton(version, context) }
        if let description = about.description {
          Text(description).alignment(.center).padding(EdgeInsets(top: 8))
        }
        rows(context).padding(EdgeInsets(top: 16)).alignSelf(.stretch)
        if let copyright = about.copyright {
          Text(copyright).size(12).color(.secondaryText).alignment(.center)
            .padding(EdgeInsets(top: 8))
        }
      }
      .padding(24)
    }
  }

  /// A button with the version, which copies the version for problem reports.
  private func versionButton(_ version: String, _ context: Context<NoState>) -> some Component {
    let text = "\(name) \(version)"
    return Button(version) {
      context.clipboard.copy(.text(text))
      Task {
        await context.window.showToast(context.standardText("“\(text)” is in the clipboard."))
      }
    }
    .tooltip(context.standardText("Copy the version"))
  }

  private func rows(_ context: Context<NoState>) -> some Component {
    Column(spacing: 6) {
      if let website = about.website {
        Link(context.standardText("Website"), address: website)
      }
      if let issues = about.issues {
        Link(context.standardText("Report a problem"), address: issues)
      }
      if !about.credits.isEmpty {
        row(context.standardText("Credits"), AboutDialog.Page.credits, context)
      }
      if about.license != nil {
        row(context.standardText("License"), AboutDialog.Page.license, context)
      }
    }
  }

  private func row(
    _ title: String, _ page: AboutDialog.Page, _ context: Context<NoState>
  ) -> some Component {
    let navigation = context.navigation
    return Button(title) { withImmediateUpdates { _ = navigation.push(page) } }
  }
}

import Alidade
import DebianPackages

extension Component {
  /// Handles the commands of a window of the browser.
  func browserCommands(_ page: BrowserPage) -> some Component {
    let context = page.context
    let package = page.selectedPackage
    let packages = page.model.packages
    return
      onCommand(.reload) { packages.update { $0.noteChange() } }
      .onCommand(.copyName, isEnabled: package != nil) {
        if let package { copy(package.name, context) }
      }
      .onCommand(.openHomepage, isEnabled: package?.homepage != nil) {
        if let homepage = package?.homepage { open(homepage, context) }
      }
  }

  /// Copies the name of the selected package with Control-C, while the component has the focus.
  func copyCommand(_ page: BrowserPage) -> some Component {
    let (context, package) = (page.context, page.selectedPackage)
    return onCommand(.copy, isEnabled: package != nil) {
      if let package { copy(package.name, context) }
    }
  }
}

@MainActor private func copy(_ name: String, _ context: Context<BrowserState>) {
  context.clipboard.copy(.text(name))
  Task { await context.window.showToast(context.text("“\(name)” is in the clipboard.")) }
}

/// Opens an address, and tells the user if that isn't possible.
@MainActor private func open(_ address: String, _ context: Context<BrowserState>) {
  Task {
    do {
      try await context.application.open(address)
    } catch {
      await context.window.alert(
        context.text("The homepage can't be opened."), message: "\(error)")
    }
  }
}

import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The facts about an application, with pages for the contributors and the license.
struct AboutDialog: Component {
  /// A page over the main one.
  enum Page: Hashable { case credits, license }

  struct State: Sendable { var path: [Page] = [] }

  let name: String
  let about: AboutInformation
  /// The name of the icon; `nil` to show none.
  let icon: String?
  let close: Action<Void>

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    NavigationStack(path: context.binding(\.path)) {
      AboutSummary(name: name, about: about, icon: icon).headerBar()
    } page: { (page: Page) in
      switch page {
      case .credits: AboutCredits(credits: about.credits).headerBar(context.standardText("Credits"))
      case .license: AboutLicense(license: about.license).headerBar(context.standardText("License"))
      }
    }
    .frame(width: 400, height: 560)
    .shortcut(.escape, []) { [close] in close() }
  }
}

/// The window with the facts about the application, with its title in the component's language.
private struct AboutWindow: Component {
  let close: Action<Void>

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    let about = context.environment(AboutKey.self)
    let title = context.standardText("About \(about.name)")
    Window(title) {
      AboutDialog(
        name: about.name, about: about.information,
        icon: about.information.icon ?? about.identifier,
        close: close)
    }
    .titleBar(false).modal().role(.dialog)
    .onClose { [close] in close() }
  }
}

/// The facts about an application, for its windows.
struct AboutFacts: Sendable, Equatable {
  var name = ""
  var identifier: String?
  var information = AboutInformation()
}

/// The environment key of the facts about the application.
enum AboutKey: EnvironmentKey {
  static let defaultValue = AboutFacts()
}

extension Component {
  /// Shows information about the application (see ``App/about``) in front of the window while a
  /// value is `true`.
  ///
  /// - Parameter isPresented: `true` while the dialog is open.
  public func aboutDialog(isPresented: Binding<Bool>) -> some Component {
    overlay(alignment: .topStart) {
      if isPresented.value { AboutWindow(close: Action { isPresented.close() }) }
    }
  }
}

extension WindowReference {
  /// Shows information about the application (see ``App/about``) in front of the window, and waits
  /// until the user closes it.
  ///
  /// ``Command/about`` does the same without waiting.
  @MainActor public func showAbout() async {
    let _: Bool? = await waitForComponent { answer in
      AnyComponent(AboutWindow(close: Action { answer(nil) }))
    }
  }
}

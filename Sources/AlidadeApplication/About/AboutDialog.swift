import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The facts about an application, with pages for the people and the license.
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

extension WindowReference {
  /// Shows the facts about the application in front of the window.
  ///
  /// - Parameter title: the title of the dialog.
  @MainActor func showAbout(_ title: String) {
    guard let application = session?.application else { return }
    let (name, about) = (application.name, application.about)
    let icon = about.icon ?? application.identifier
    Task {
      let _: Bool? = await wait { answer in
        Window(title) {
          AboutDialog(name: name, about: about, icon: icon, close: Action { answer(true) })
        }
        .titleBar(false).modal().role(.dialog)
      }
    }
  }
}

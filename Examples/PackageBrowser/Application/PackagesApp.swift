import Alidade
import DebianPackages

/// The application: any number of windows with the packages, and the preferences.
struct PackagesApp: App {
  struct State: Sendable {
    /// The numbers of the open windows.
    var windows = [0]
    var lastWindow = 0
    var showsPreferences = false

    mutating func openWindow() {
      lastWindow += 1
      windows.append(lastWindow)
    }
  }

  private let model: BrowserModel
  private let size: Size
  /// The controller of the list in the first window.
  private let controller: ListController?
  /// The identifier; `nil` for a run that is measured, which is never that of another process.
  let identifier: String?

  let name = "Packages"
  let about = AboutInformation(
    description: "The packages of a Debian system, as a demonstration of Alidade.",
    developer: "The Alidade authors",
    icon: "package-x-generic-symbolic", license: .mit)

  /// Creates the application.
  ///
  /// - Parameters:
  ///   - model: the data with which the windows begin.
  ///   - size: the size of a window at first.
  ///   - identifier: the identifier; `nil` for none.
  ///   - controller: the controller of the list in the first window.
  init(
    model: BrowserModel, size: Size = Size(width: 1100, height: 800), identifier: String? = nil,
    controller: ListController? = nil
  ) {
    self.model = model
    self.size = size
    self.identifier = identifier
    self.controller = controller
  }

  /// Creates the application with the packages of this system.
  init() {
    let file = BrowserOptions.defaultSource
    let database =
      (try? PackageDatabase.load(from: file)) ?? PackageDatabase(parsing: "".utf8, file: file)
    self.init(model: BrowserModel(database: database, rowCount: nil))
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    ForEach(context.state.windows, id: \.self) { number in
      Window("Packages", id: "packages", size: size) {
        BrowserWindow(model: model, controller: number == 0 ? controller : nil)
      }
      .titleBar(false)
      .minimumSize(Size(width: 360, height: 320))
      .onClose { context.update { $0.windows.removeAll { $0 == number } } }
      .onCommand(.newWindow) { context.update { $0.openWindow() } }
      .onCommand(.preferences) { context.update { $0.showsPreferences = true } }
    }
    Window("Preferences", isOpen: context.binding(\.showsPreferences)) { Preferences() }
  }
}

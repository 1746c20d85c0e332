import Alidade
import DebianPackages

/// The application: any number of windows with the packages.
struct PackagesApp: App {
  private let model: BrowserModel
  private let size: Size
  /// The controller of the list in the first window.
  private let controller: ListController?
  /// The identifier; `nil` for a run that is measured, which is never that of another process.
  let identifier: String?

  let name = "Packages"
  let translations = Translations.packages
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
    let model: BrowserModel
    do {
      model = BrowserModel(database: try PackageDatabase.load(from: file))
    } catch {
      model = BrowserModel(
        database: PackageDatabase(parsing: "".utf8, file: file),
        failure: .file(reason: "\(error)"))
    }
    self.init(model: model)
  }

  @ComponentBuilder func body(_ context: Context<NoState>) -> some Component {
    if model.rowCount == nil {
      windows(context).loadingPackages(of: model)
    } else {
      windows(context)
    }
  }

  private func windows(_ context: Context<NoState>) -> some Component {
    let open = context.setting(.openWindows)
    return ForEach(open, id: \.self) { number in
      Window(
        context.text("Packages"), id: number == 0 ? "packages" : "packages.\(number)", size: size
      ) {
        RememberedBrowser(
          model: model, number: number, controller: number == 0 ? controller : nil)
      }
      .titleBar(false)
      .minimumSize(Size(width: 360, height: 320))
      .onClose { if open.count > 1 { close(number, context) } }
      .onCommand(.newWindow) { openWindow(context) }
    }
  }

  /// Opens a window with the smallest number that no window has, so that there are never more
  /// remembered sizes and choices than there were windows at a time.
  @MainActor private func openWindow(_ context: Context<NoState>) {
    context.update(.openWindows) { open in
      open.append((0...).first { !open.contains($0) } ?? open.count)
    }
  }

  /// Forgets a window that the user has closed; not the last one, with which the program ends and
  /// begins again.
  @MainActor private func close(_ number: Int, _ context: Context<NoState>) {
    context.reset(.choices(inWindow: number))
    context.update(.openWindows) { open in
      if open.count > 1 { open.removeAll { $0 == number } }
    }
  }
}

/// The content of a window that is remembered, with the preferences, which close with the window.
private struct RememberedBrowser: Component, Equatable {
  let model: BrowserModel
  let number: Int
  let controller: ListController?

  /// Compares the models by their packages, which they share.
  static func == (one: RememberedBrowser, other: RememberedBrowser) -> Bool {
    one.model.packages == other.model.packages && one.number == other.number
      && one.controller == other.controller
  }

  struct State: Sendable {
    var showsPreferences = false
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let setting = Setting.choices(inWindow: number)
    BrowserWindow(
      model: model, controller: controller,
      remembered: RememberedChoices(value: context.setting(setting)) { change in
        context.update(setting, change)
      }
    )
    .overlay {
      Window(context.text("Preferences"), isOpen: context.binding(\.showsPreferences)) {
        Preferences()
      }
    }
    .onCommand(.preferences) { context.update { $0.showsPreferences = true } }
  }
}

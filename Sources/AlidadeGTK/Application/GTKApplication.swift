#if GTK
import AlidadeApplication
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK
import Glibc

/// A running application with GTK windows.
///
/// ```swift
/// import Alidade
/// import AlidadeGTK
///
/// @main struct Hello: App {
///   var body: some Component {
///     Window("Hello", size: Size(width: 480, height: 640)) { Greeting(name: "world") }
///   }
/// }
/// ```
///
/// GLib's main loop also runs the main actor. Therefore, `main` must be synchronous, as it is for
/// an `App`.
@MainActor public final class GTKApplication {
  /// The open windows, in the order in which they were opened.
  public private(set) var windows: [GTKWindow] = []
  /// The file with the settings; `nil` for an application without an identifier.
  public let settingsStorage: (any SettingsStorage)?
  /// The keyring of the desktop.
  public let secretStorage: any SecretStorage

  let gtkApplication: UnsafeMutablePointer<GtkApplication>
  /// The status of the answer to the command that started the application.
  var launchStatus: Int32 = 0
  /// The cookie that inhibits logging out while a window refuses to close; 0 if there is none.
  var logoutInhibition: guint = 0
  private let makeApplication: @MainActor (GTKApplication) -> Application
  private let didLaunch: (@MainActor (GTKApplication) -> Void)?
  private(set) var application: Application?
  /// The view in which the components around the windows are mounted; never shown.
  private let root = HostingRootView()
  /// The files in the desktop's list that this application has recorded.
  public let recentFiles = Store<[RecentFile]>([])
  /// The desktop's list, which is read when it is first needed.
  private lazy var recentFileList = RecentFiles(of: recentFilesOwner, in: recentFiles)
  private let recentFilesOwner: String

  /// Creates an application without opening anything yet.
  ///
  /// - Parameter settings: the storage for settings; `nil` for the application's file.
  init<Description: App>(
    _ app: Description, settings: (any SettingsStorage)? = nil,
    didLaunch: (@MainActor (GTKApplication) -> Void)? = nil
  ) {
    let identifier = GTKApplication.checked(app.identifier)
    var flags = G_APPLICATION_HANDLES_OPEN.rawValue
    if identifier == nil { flags |= G_APPLICATION_NON_UNIQUE.rawValue }
    if app.usage != nil { flags |= G_APPLICATION_HANDLES_COMMAND_LINE.rawValue }
    gtkApplication = gtk_application_new(identifier, GApplicationFlags(rawValue: flags))
    settingsStorage = settings ?? identifier.map(KeyFileSettings.init(applicationIdentifier:))
    recentFilesOwner = identifier ?? app.name
    let secrets = SecretService(of: app.identifier ?? "", title: app.name)
    secretStorage = secrets
    self.didLaunch = didLaunch
    GTKAppearance.includesStockWidgets = true
    makeApplication = { toolkit in
      Application(
        app, toolkit: toolkit, in: toolkit.root,
        mounter: Mounter(host: GTKMountHost(root: toolkit.root)))
    }
    addNotificationAction()
    secrets.windowIdentifier = { [weak self] in self?.activeWindow?.identifierForPrompts ?? "" }
  }

  isolated deinit {
    g_object_unref(gtkApplication)
  }

  /// Runs an application until it quits.
  ///
  /// If the application has an identifier and is already running, this call passes the arguments to
  /// the running one and returns.
  ///
  /// - Parameters:
  ///   - app: the application.
  ///   - arguments: the arguments of the command, the first of which is its name: the files and
  ///     addresses to open. Options are those of GTK's applications, such as `--help`, or those of
  ///     an application with a `usage`.
  ///   - colorScheme: the color scheme of the program; `nil` follows the desktop.
  ///   - didLaunch: a closure that is called once the windows are open.
  /// - Returns: the status with which the program should exit: ``Application/exitStatus``, or 1 if
  ///   there is no display, which is reported.
  @discardableResult
  public static func run(
    _ app: some App, arguments: [String] = [], colorScheme: ColorScheme? = nil,
    didLaunch: (@MainActor (GTKApplication) -> Void)? = nil
  ) -> Int32 {
    setProgramName(app.name)
    checkThread()
    if let usage = app.usage, arguments.dropFirst().contains("--help") {
      Swift.print(usage)
      return 0
    }
    guard GTKToolkit.start() else { return 1 }
    GTKAppearance.preferred = colorScheme
    return GTKApplication(app, didLaunch: didLaunch).run(arguments)
  }

  /// Opens a window with a component, and runs until the window is closed.
  ///
  /// For a program with several windows, settings or an identifier, write an `App`.
  ///
  /// - Parameters:
  ///   - title: the title of the window, which is also the name of the program.
  ///   - size: the size of the content when the window opens, in points.
  ///   - colorScheme: the color scheme of the program; `nil` follows the desktop.
  ///   - didLaunch: a closure that is called once the window is open.
  ///   - content: the component; several are stacked vertically. The closure is called once, when
  ///     the window is created.
  /// - Returns: 0, or 1 if there is no display, which is reported.
  @discardableResult
  public static func run(
    title: String, size: Size, colorScheme: ColorScheme? = nil,
    didLaunch: (@MainActor (GTKApplication) -> Void)? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) -> Int32 {
    let window = Window(title, size: size, content: content)
    return run(SingleWindow(window), colorScheme: colorScheme, didLaunch: didLaunch)
  }

  /// The first of the open windows.
  public var window: GTKWindow? { windows.first }

  /// The active window; if there is none, the last window.
  var activeWindow: GTKWindow? {
    windows.last { gtk_window_is_active($0.widget.window) != 0 } ?? windows.last
  }

  /// Ends the program after the current event, unless a window refuses to close.
  public func quit() {
    application?.quit()
  }

  var gApplication: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(gtkApplication).assumingMemoryBound(to: GApplication.self)
  }

  // MARK: - The course of an application

  private func run(_ arguments: [String]) -> Int32 {
    GLibMainLoop.attachMainActor()
    connect(gtkApplication, "activate") { [weak self] _ in
      self?.activate()
      return .none
    }
    connectOpening()
    connectCommandLine()
    connectLogout()
    let status = CommandLineArguments.withPointers(arguments) { count, values in
      g_application_run(gApplication, count, values)
    }
    application?.end()
    guard let exitStatus = application?.exitStatus, exitStatus != 0 else {
      return status == 0 ? launchStatus : status
    }
    return exitStatus
  }

  /// Opens the windows, or shows them if they are open.
  func activate() {
    if let application { return application.activate() }
    launch()
    didLaunch?(self)
  }

  /// Registers the application with the desktop, for code with a main loop of its own.
  func register() {
    GLibMainLoop.attachMainActor()
    connectOpening()
    connectLogout()
    _ = g_application_register(gApplication, nil, nil)
  }

  /// Creates the application and opens its windows.
  private func launch() {
    // The application ends when it quits; it decides by itself what happens without windows.
    g_application_hold(gApplication)
    if let identifier = g_application_get_application_id(gApplication) {
      gtk_window_set_default_icon_name(identifier)
    }
    let application = makeApplication(self)
    self.application = application
    application.start()
  }

  /// Opens files, and the windows if they aren't open yet.
  func open(_ addresses: [String]) {
    let isRunning = application != nil
    if !isRunning { launch() }
    application?.open(addresses)
    if isRunning { application?.activate() } else { didLaunch?(self) }
  }

  // MARK: - Starting

  /// Sets the name of the program for the desktop and assistive technologies.
  private static func setProgramName(_ title: String) {
    let path = CommandLine.arguments.first ?? "alidade"
    if g_get_prgname() == nil {
      g_set_prgname(path.split(separator: "/").last.map(String.init) ?? path)
    }
    g_set_application_name(title)
  }

  private static func checkThread() {
    guard alidade_is_main_thread() == 0 else { return }
    Diagnostics.report(
      Diagnostic(
        "GTKApplication isn't running on the main thread.",
        remedy: """
          This happens if main is asynchronous: the runtime then keeps the main actor's queue for itself, and work for \
          the main actor never runs. Make main synchronous, and start asynchronous work in a Task. Until then, the \
          program continues without that work.
          """))
  }

  private static func checked(_ identifier: String?) -> String? {
    guard let identifier, g_application_id_is_valid(identifier) == 0 else { return identifier }
    Diagnostics.report(
      Diagnostic(
        "\"\(identifier)\" isn't a valid application identifier.",
        remedy: """
          An identifier is a reversed domain name, such as org.example.Mail: two or more words of letters, digits, - \
          and _, joined by dots. The program runs without one.
          """))
    return nil
  }
}

// MARK: - Windows

extension GTKApplication: ApplicationToolkit {
  /// Creates a window, without showing it.
  public func makeWindow(
    _ configuration: WindowConfiguration, delegate: any WindowDelegate,
    owner: (any NativeWindow)?, content: AnyComponent, parent: ParentComponent?
  ) -> any NativeWindow {
    let window = GTKWindow(configuration, delegate: delegate, content: content, parent: parent)
    window.join(owner as? GTKWindow)
    windows.append(window)
    window.didLeaveApplication = { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
    }
    gtk_application_add_window(gtkApplication, window.widget.window)
    return window
  }

  /// The settings of the desktop for colors and motion.
  public var appearance: Store<Appearance> { GTKAppearance.shared }

  /// The languages that the user prefers, from the variables that gettext reads.
  public var preferredLanguages: [Language] { GTKToolkit.preferredLanguages }

  /// The locales for numbers and dates, from the variables that the C library reads.
  public var preferredFormats: FormatLocales? { GTKToolkit.preferredFormats }

  /// Reads the desktop's list if it hasn't been read yet.
  public func loadRecentFiles() { _ = recentFileList }

  /// Adds a file to the desktop's list.
  public func addRecentFile(_ address: String) { recentFileList.note(address) }

  /// Removes a file from the desktop's list.
  public func forgetRecentFile(_ address: String) { recentFileList.forget(address) }

  /// Ends the main loop.
  public func applicationDidEnd() {
    g_application_quit(gApplication)
  }
}

extension App {
  /// Runs the application with GTK, and exits after it has quit.
  @MainActor public static func main() {
    let status = GTKApplication.run(Self(), arguments: CommandLine.arguments)
    exit(status)
  }
}
#endif

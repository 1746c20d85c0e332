#if GTK
import AlidadeCore
import AlidadeLayout
import AlidadeRender
import CAlidadeGTK
import CGTK

/// An application with windows.
///
/// ```swift
/// import Alidade
/// import AlidadeGTK
///
/// GTKApplication.run(title: "Hello", size: Size(width: 480, height: 640)) { Greeting(name: "world") }
/// ```
///
/// GLib's main loop also runs the main actor. Therefore `main` must be synchronous: top-level code,
/// or `@main` with a `static func main()` that isn't `async`.
@MainActor public final class GTKApplication {
  /// The open windows, in the order in which they were opened.
  public private(set) var windows: [GTKWindow] = []

  private let application: UnsafeMutablePointer<GtkApplication>

  private init(identifier: String?) {
    application = gtk_application_new(
      GTKApplication.checked(identifier), G_APPLICATION_NON_UNIQUE)
  }

  isolated deinit {
    g_object_unref(application)
  }

  /// Opens a window with a component and runs until the last window is closed.
  ///
  /// - Parameters:
  ///   - title: the title of the window.
  ///   - size: the size of the content when the window opens, in points.
  ///   - identifier: a name for the desktop, such as `org.example.Mail`; a malformed one is
  ///     reported and ignored.
  ///   - colorScheme: the color scheme of the program; `nil` follows the desktop.
  ///   - didLaunch: a closure that is called once the window is open.
  ///   - content: the component; several are stacked vertically. The closure is called once, when
  ///     the window is created.
  /// - Returns: 0, or 1 if there is no display, which is reported.
  @discardableResult
  public static func run(
    title: String, size: Size, identifier: String? = nil, colorScheme: ColorScheme? = nil,
    didLaunch: (@MainActor (GTKApplication) -> Void)? = nil,
    @ComponentBuilder content: @escaping @MainActor () -> ComponentList
  ) -> Int32 {
    setProgramName(title)
    checkThread()
    guard GTKToolkit.start() else { return 1 }
    GTKAppearance.preferred = colorScheme
    let application = GTKApplication(identifier: identifier)
    return application.run {
      application.openWindow(title: title, size: size, content: content)
      didLaunch?(application)
    }
  }

  /// Opens another window.
  ///
  /// The program ends when all windows are closed.
  @discardableResult
  public func openWindow(
    title: String, size: Size, @ComponentBuilder content: () -> ComponentList
  ) -> GTKWindow {
    let window = GTKWindow(title: title, size: size, content: content)
    windows.append(window)
    window.didLeaveApplication = { [weak self, weak window] in
      self?.windows.removeAll { $0 === window }
    }
    gtk_application_add_window(application, window.widget.window)
    window.present()
    return window
  }

  /// The first of the open windows.
  public var window: GTKWindow? { windows.first }

  /// Ends the program after the current event.
  public func quit() {
    g_application_quit(gApplication)
  }

  private var gApplication: UnsafeMutablePointer<GApplication> {
    UnsafeMutableRawPointer(application).assumingMemoryBound(to: GApplication.self)
  }

  private func run(_ launch: @escaping @MainActor () -> Void) -> Int32 {
    GLibMainLoop.attachMainActor()
    connect(application, "activate") { _ in
      launch()
      return .none
    }
    let status = g_application_run(gApplication, 0, nil)
    for window in windows { window.close() }
    return status
  }

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
#endif

#if GTK
@testable import AlidadeApplication
@testable import AlidadeGTK
import AlidadeNative
import AlidadeTesting
import CGTK
import Testing

/// The state of a window with a menu, a popover, sheets and an alert.
private struct Desk: Sendable {
  var (popover, sheet, upper, alert) = (false, false, false, false)
  var language: Language = "en"
}

private struct Desktop: App {
  let desk: Store<Desk>
  let log: EventLog
  init() { self.init(Store(Desk()), EventLog()) }
  init(_ desk: Store<Desk>, _ log: EventLog) { (self.desk, self.log) = (desk, log) }

  func body(_ context: Context<NoState>) -> some Component {
    Main(desk: desk, log: log).language(context.read(desk, \.language))
  }

  struct Main: Component {
    let desk: Store<Desk>
    let log: EventLog
    var body: some Component {
      Window("Desk", size: Size(width: 560, height: 300)) { Page(desk: desk, log: log) }
    }
  }

  struct Page: Component {
    let desk: Store<Desk>
    let log: EventLog

    private func binding(
      _ part: WritableKeyPath<Desk, Bool> & Sendable, _ context: Context<NoState>
    ) -> Binding<Bool> {
      let desk = desk
      return Binding(context.read(desk) { $0[keyPath: part] }) { value in
        desk.update { $0[keyPath: part] = value }
      }
    }

    func body(_ context: Context<NoState>) -> some Component {
      Column(alignment: .start) {
        Menu("Menu") { MenuItem("Item") {} }
        Column {
          Text("Nothing to save")
        }
        .onCommand(.record) { [log] in log.record("other") }
        Button("Popover") {}
          .popover(isPresented: binding(\.popover, context)) { TextField("In the popover") }
          .onCommand(.record) { [log] in log.record("around the anchor") }
        Button("Focus") {}.defaultFocus()
      }
      .sheet("Lower", isPresented: binding(\.sheet, context)) {
        Button("In the lower") {}
          .sheet("Upper", isPresented: binding(\.upper, context)) { Button("In the upper") {} }
      }
      .alert("Alert", isPresented: binding(\.alert, context), buttons: [AlertButton<Int>.cancel()])
      { _ in }
    }
  }
}

extension Command {
  fileprivate static let record = Command("Record", shortcut: KeyCombination("r", .control))
}

extension GTKTests {
  /// Popovers, menus and sheets of which something blocks the content.
  @MainActor @Suite struct BlockingTests {
    private let desk = Store(Desk())
    private let log = EventLog()

    private func start() async throws -> (GTKApplication, GTKWindow) {
      let application = GTKApplication(Desktop(desk, log), settings: MemorySettings())
      application.register()
      application.activate()
      let window = try #require(application.window)
      await MainLoop.run { gtk_window_is_active(window.widget.window) != 0 }
      await MainLoop.settle()
      return (application, window)
    }

    private func openPopover(_ window: GTKWindow) async throws -> GTKPopover {
      desk.update { $0.popover = true }
      await MainLoop.run {
        window.hostingView.popovers.first?.hostingView.root.containsFocus == true
      }
      await MainLoop.settle()
      return try #require(window.hostingView.popovers.first)
    }

    private func views(_ view: GTKView) -> [GTKView] { [view] + view.subviews.flatMap(views) }

    @Test(arguments: [true, false])
    func `a popover closes when a sheet or an alert blocks it`(_ isSheet: Bool) async throws {
      let (application, window) = try await start()
      let popover = try await openPopover(window)
      desk.update { ($0.sheet, $0.alert) = (isSheet, !isSheet) }
      await MainLoop.run { !desk.state.popover }
      await MainLoop.settle()
      #expect(!desk.state.popover && window.hostingView.popovers.isEmpty)
      #expect(gtk_widget_get_parent(popover.widget) == nil)
      #expect(desk.state.sheet == isSheet && desk.state.alert != isSheet)
      application.application?.end()
    }

    @Test func `a menu closes when a sheet blocks it`() async throws {
      let (application, window) = try await start()
      let menu = try #require(
        views(window.hostingView.root).lazy.compactMap { $0 as? GTKMenuView }.first)
      gtk_menu_button_popup(menu.content.opaque)
      let popover = try #require(gtk_menu_button_get_popover(menu.content.opaque))
      let widget = UnsafeMutableRawPointer(popover).assumingMemoryBound(to: GtkWidget.self)
      await MainLoop.run { gtk_widget_get_mapped(widget) != 0 }
      desk.update { $0.sheet = true }
      await MainLoop.run { !window.sheets.isEmpty }
      await MainLoop.settle()
      #expect(gtk_widget_get_mapped(widget) == 0)
      application.application?.end()
    }

    @Test func `a sheet that closes takes along those in its content at once`() async throws {
      let (application, window) = try await start()
      desk.update { $0.sheet = true }
      await MainLoop.run { window.sheets.first?.hostingView.root.containsFocus == true }
      desk.update { $0.upper = true }
      await MainLoop.run {
        window.sheets.count == 2 && window.sheets[1].hostingView.root.containsFocus
      }
      #expect(window.sheets.count == 2)
      withImmediateUpdates { desk.update { $0.sheet = false } }
      #expect(window.sheets.isEmpty)
      await MainLoop.settle()
      #expect(window.hostingView.root.containsFocus)
      application.application?.end()
    }

    @Test func `a change of language mirrors open sheets and popovers`() async throws {
      let (application, window) = try await start()
      let popover = try await openPopover(window)
      desk.update { $0.language = "ar" }
      await MainLoop.run { window.hostingView.host.layoutDirection == .rightToLeft }
      #expect(popover.hostingView.host.layoutDirection == .rightToLeft)
      desk.update { $0.sheet = true }
      await MainLoop.run { window.sheets.first?.hostingView.root.containsFocus == true }
      desk.update { $0.language = "en" }
      await MainLoop.run { window.hostingView.host.layoutDirection == .leftToRight }
      #expect(window.sheets.first?.hostingView.host.layoutDirection == .leftToRight)
      application.application?.end()
    }

    @Test func `a shortcut in a popover goes to the components around its anchor`() async throws {
      let (application, window) = try await start()
      _ = try await openPopover(window)
      await InputTool.press("ctrl+r")
      await MainLoop.run { !log.entries.isEmpty }
      #expect(log.entries == ["around the anchor"])
      await InputTool.press("Escape")
      await MainLoop.run { !desk.state.popover }
      application.application?.end()
    }
  }
}
#endif

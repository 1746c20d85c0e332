#if GTK
import AlidadeGTK
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import CGTK
import Glibc
import Testing

/// One after the other, because they share one display, and only where there is one.
@Suite(
  .serialized,
  .enabled(if: getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil))
struct GTKContractTests {
  @Test(arguments: BackendContract.cases)
  @MainActor func `the GTK backend keeps the contract`(rule: BackendContract.Case) async {
    let found = await rule.violations(of: GTKContractBackend())
    #expect(found == [], "\(found)")
  }
}

/// GTK as the contract suite sees it.
///
/// The views are in no window, which the rules do not ask for.
@MainActor private final class GTKContractBackend: ContractBackend {
  let root = GTKView()
  private let gtk: GTKMountHost

  /// How often the loop is turned when nothing happens any longer, as far as one can see.
  private static let patience = 20
  private static let turnLimit = 1500

  init() {
    gtk = GTKMountHost(root: root)
    root.setFrame(Rect(x: 0, y: 0, width: 200, height: 200))
  }

  var host: any MountHost { gtk }

  typealias FramedView = FramedGTKView

  func isHidden(_ view: any NativeView) -> Bool { (view as? GTKView)?.isHidden ?? true }

  func rowStatus(of view: any NativeView) -> RowStatus? { (view as? GTKRowView)?.status }

  func tintColor(of view: any NativeView) -> Color? { (view as? GTKView)?.tintColor }

  func contentMode(of view: any NativeView) -> ContentMode? {
    (view as? GTKImageView)?.contentMode
  }

  func frame(of view: any NativeView) -> Rect { (view as? GTKView)?.frame ?? .zero }

  /// Turns the loop until other threads have answered, and then some.
  func run() async {
    let answer = Answer()
    let host = gtk
    host.runInBackground { host.runOnMain { answer.hasCome = true } }
    var turns = 0
    while !answer.hasCome, turns < GTKContractBackend.turnLimit {
      await turn()
      turns += 1
    }
    for _ in 0..<GTKContractBackend.patience { await turn() }
  }

  @MainActor private final class Answer {
    var hasCome = false
  }

  /// One turn, which ends after some milliseconds if nothing happens.
  private func turn() async {
    let timer = g_timeout_add(2, { _ in 0 }, nil)
    g_main_context_iteration(nil, 1)
    if g_main_context_find_source_by_id(nil, timer) != nil { g_source_remove(timer) }
    var turns = 0
    while turns < 100_000, g_main_context_iteration(nil, 0) != 0 { turns += 1 }
    await Task.yield()
  }
}

/// A frame with a title.
private final class FramedGTKView: GTKWidgetView {
  required convenience init() {
    GTKToolkit.start()
    self.init(content: gtk_frame_new("title"))
  }
}
#endif

import AlidadeHeadless
import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

/// The suite is worth something only if a backend that breaks a rule fails it.
@MainActor struct BrokenBackendTests {
  @Test(arguments: BrokenHost.Fault.allCases)
  func `a backend with a fault breaks a rule`(fault: BrokenHost.Fault) async {
    var broken: [String] = []
    for rule in BackendContract.cases {
      let violations = await rule.violations(of: BrokenBackend(fault))
      if !violations.isEmpty { broken.append(rule.name) }
    }
    #expect(!broken.isEmpty)
    #expect(broken.count < BackendContract.cases.count, "Not every rule is about \(fault).")
  }
}

/// A headless host with one fault.
@MainActor final class BrokenHost: ForwardingMountHost {
  enum Fault: CaseIterable {
    case insertsAtTheBottom
    case ignoresMoves
    case ignoresHiding
    case ignoresShowing
    case losesFrames
    case concealsOtherViews
    case keepsRemovedViews
    case runsFramesAtOnce
    case runsTurnsAtOnce
    case runsFramesTwice
    case saysItHasWaited
    case doesAwaitedWorkTwice
  }

  let toolkit = HeadlessMountHost()
  nonisolated var base: any MountHost { toolkit }
  private let fault: Fault
  private var isInFrame = false

  init(_ fault: Fault) {
    self.fault = fault
  }

  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    base.insert(view, into: parent, above: fault == .insertsAtTheBottom ? nil : sibling)
  }

  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?) {
    if fault != .ignoresMoves { base.move(view, in: parent, above: sibling) }
  }

  func subviews(of parent: any NativeView) -> [any NativeView] {
    let views = base.subviews(of: parent)
    return fault == .concealsOtherViews ? views.filter { $0.mountRecord != nil } : views
  }

  func remove(_ view: any NativeView, from parent: any NativeView) {
    if fault != .keepsRemovedViews { base.remove(view, from: parent) }
  }

  func setFrame(_ frame: Rect, of view: any NativeView) {
    if fault != .losesFrames { base.setFrame(frame, of: view) }
  }

  func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    if fault == (isHidden ? .ignoresHiding : .ignoresShowing) { return }
    base.setHidden(isHidden, view)
  }

  func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    switch fault {
    case .runsFramesAtOnce where !isInFrame:
      // A motion schedules the next frame in each frame.
      isInFrame = true
      action()
      isInFrame = false
    case .runsFramesTwice:
      base.scheduleFrame(action)
      base.scheduleFrame(action)
    default: base.scheduleFrame(action)
    }
  }

  func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    if fault == .runsTurnsAtOnce { action() } else { base.scheduleLaterTurn(action) }
  }

  func runInBackground(waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void) -> Bool
  {
    switch fault {
    case .saysItHasWaited:
      base.runInBackground(work)
      return true
    case .doesAwaitedWorkTwice:
      base.runInBackground(work)
      return base.runInBackground(waitingUpTo: limit, work)
    default: return base.runInBackground(waitingUpTo: limit, work)
    }
  }
}

@MainActor private final class BrokenBackend: ContractBackend {
  private let broken: BrokenHost
  let root: HeadlessView

  init(_ fault: BrokenHost.Fault) {
    broken = BrokenHost(fault)
    root = broken.toolkit.makeRoot(size: Size(width: 200, height: 200))
  }

  var host: any MountHost { broken }

  typealias View = HeadlessView
  typealias FramedView = FramedHeadlessView

  func children(of view: any NativeView) -> [any NativeView] { broken.toolkit.subviews(of: view) }

  func isHidden(_ view: any NativeView) -> Bool { (view as? HeadlessView)?.isHidden ?? true }

  func frame(of view: any NativeView) -> Rect { (view as? HeadlessView)?.frame ?? .zero }

  func rowStatus(of view: any NativeView) -> RowStatus? { (view as? HeadlessView)?.rowStatus }

  func tintColor(of view: any NativeView) -> Color? { (view as? HeadlessView)?.tintColor }

  func contentMode(of view: any NativeView) -> ContentMode? {
    (view as? HeadlessImageView)?.contentMode
  }

  func run() async { broken.toolkit.settle() }
}

import AlidadeNative
import AlidadeTesting

/// Shows a view, and has a controller that notes everything it is told.
struct Watched: ViewComponent, ControllerProviding, Equatable {
  let name: String
  let journal: EventLog
  var value = 0
  /// Whether its view has an attribute that cannot be taken back, so that it needs another view.
  var isRound = false
  var children: [AnyComponent] = []

  var size: ComponentSize { ComponentSize(width: 40, height: 20) }

  func view() -> ViewConfiguration? {
    let round = ViewAttribute<any NativeView>("watched.round", 1) { _, _ in }
    return ViewConfiguration(.container(), attributes: isRound ? [round] : [])
  }

  final class Controller: ComponentController<Watched> {
    private func note(_ event: String) {
      component.journal.record("\(event) \(component.name)")
    }

    override func didInit() { note("didInit") }
    override func willMount() { note("willMount") }
    override func didMount() { note("didMount") }
    override func willRemount() { note("willRemount") }
    override func didRemount() { note("didRemount") }
    override func willUnmount() { note("willUnmount") }
    override func didUnmount() { note("didUnmount") }
    override func willUpdate(to newer: Watched) {
      component.journal.record("willUpdate \(component.name) \(component.value) to \(newer.value)")
    }
    override func didUpdate(from older: Watched) {
      component.journal.record("didUpdate \(component.name) \(older.value) to \(component.value)")
    }
    override func didUpdateUnmounted(from older: Watched) {
      component.journal.record("unmounted \(component.name) \(older.value) to \(component.value)")
    }
    override func didAcquireView(_ view: any NativeView) {
      note(self.view === view ? "didAcquireView" : "wrong view")
    }
    override func willRelinquishView(_ view: any NativeView) {
      note(self.view === view ? "willRelinquishView" : "wrong view")
    }
    override func componentTreeWillAppear() { note("treeWillAppear") }
    override func componentTreeDidDisappear() { note("treeDidDisappear") }
    override func invalidate() {
      component.journal.record("invalidate \(component.name) \(component.value)")
    }
  }
}

extension EventLog {
  /// Whether every call was balanced by its counterpart for each of some names.
  func isBalanced(_ names: [String]) -> Bool {
    let entries = entries
    func count(_ event: String, _ name: String) -> Int {
      entries.count { $0 == "\(event) \(name)" || $0.hasPrefix("\(event) \(name) ") }
    }
    return names.allSatisfy { name in
      count("didInit", name) == count("invalidate", name)
        && count("willMount", name) == count("didUnmount", name)
        && count("didMount", name) == count("willUnmount", name)
        && count("didMount", name) == count("willMount", name)
        && count("didAcquireView", name) == count("willRelinquishView", name)
        && count("willUpdate", name) == count("didUpdate", name)
        && count("willRemount", name) == count("didRemount", name)
        && count("treeWillAppear", name) == count("treeDidDisappear", name)
    }
  }
}

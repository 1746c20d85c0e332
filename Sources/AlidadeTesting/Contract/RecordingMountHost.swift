import AlidadeLayout
import AlidadeRender

/// A wrapper around a backend's host that records the calls that mounting makes.
@MainActor final class RecordingMountHost: ForwardingMountHost {
  /// A call that changes a view.
  enum Call: Hashable, Sendable {
    /// A view was created.
    case make
    /// A view was inserted into another.
    case insert
    /// A view was moved among its siblings.
    case move
    /// A view was removed from its superview.
    case remove
    /// A view was moved to another superview.
    case transfer
    /// The frame of a view was set.
    case setFrame
    /// A view was hidden.
    case hide
    /// A view was shown.
    case show
  }

  /// The recorded calls, in order.
  private(set) var calls: [Call] = []
  nonisolated let base: any MountHost

  /// Creates a wrapper around `base`.
  init(_ base: any MountHost) {
    self.base = base
  }

  /// Returns the recorded calls and removes them.
  func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    calls.append(.make)
    return base.makeView(viewClass)
  }

  func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    calls.append(.insert)
    base.insert(view, into: parent, above: sibling)
  }

  func move(_ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?) {
    calls.append(.move)
    base.move(view, in: parent, above: sibling)
  }

  func remove(_ view: any NativeView, from parent: any NativeView) {
    calls.append(.remove)
    base.remove(view, from: parent)
  }

  func transfer(_ view: any NativeView, into newParent: any NativeView) {
    calls.append(.transfer)
    base.transfer(view, into: newParent)
  }

  func setFrame(_ frame: Rect, of view: any NativeView) {
    calls.append(.setFrame)
    base.setFrame(frame, of: view)
  }

  func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    calls.append(isHidden ? .hide : .show)
    base.setHidden(isHidden, view)
  }
}

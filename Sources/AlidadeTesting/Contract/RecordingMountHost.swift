import AlidadeLayout
import AlidadeRender

/// A wrapper around a backend's host that records the calls that mounting makes.
@MainActor final class RecordingMountHost: MountHost {
  /// A call that changes a view.
  public enum Call: Hashable, Sendable {
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
  public private(set) var calls: [Call] = []
  private let base: any MountHost

  /// Creates a wrapper around `base`.
  public init(_ base: any MountHost) {
    self.base = base
  }

  /// Returns the recorded calls and removes them.
  public func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// Records and forwards the call.
  public func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    calls.append(.make)
    return base.makeView(viewClass)
  }

  /// Records and forwards the call.
  public func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    calls.append(.insert)
    base.insert(view, into: parent, above: sibling)
  }

  /// Forwards the call.
  public func subviews(of parent: any NativeView) -> [any NativeView] { base.subviews(of: parent) }

  /// Records and forwards the call.
  public func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    calls.append(.move)
    base.move(view, in: parent, above: sibling)
  }

  /// Records and forwards the call.
  public func remove(_ view: any NativeView, from parent: any NativeView) {
    calls.append(.remove)
    base.remove(view, from: parent)
  }

  /// Forwards the call without recording it.
  public func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    base.isView(view, in: parent)
  }

  /// Records and forwards the call.
  public func transfer(_ view: any NativeView, into newParent: any NativeView) {
    calls.append(.transfer)
    base.transfer(view, into: newParent)
  }

  /// Records and forwards the call.
  public func setFrame(_ frame: Rect, of view: any NativeView) {
    calls.append(.setFrame)
    base.setFrame(frame, of: view)
  }

  /// Records and forwards the call.
  public func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    calls.append(isHidden ? .hide : .show)
    base.setHidden(isHidden, view)
  }

  /// The measurer of the backend.
  public var measurer: any ContentMeasurer { base.measurer }

  /// The image decoder of the backend.
  public var imageDecoder: any ImageDecoder { base.imageDecoder }

  /// The stateful views of the backend.
  public var statefulViews: StatefulViewPool { base.statefulViews }

  /// The scale factor of the backend.
  public var scaleFactor: Double { base.scaleFactor }

  /// Forwards the call.
  public func announce(_ text: String) { base.announce(text) }

  /// Forwards the call.
  public func openAddress(_ address: String) { base.openAddress(address) }

  /// Forwards the call.
  public func copy(_ content: TransferContent) { base.copy(content) }

  /// Forwards the call.
  public func offerSelection(_ text: @escaping @Sendable () -> String?) {
    base.offerSelection(text)
  }

  /// Forwards the call.
  @discardableResult
  public func paste(
    of kinds: TransferKinds,
    _ finish: @escaping @MainActor (Result<TransferContent, TransferError>) -> Void
  ) -> Bool { base.paste(of: kinds, finish) }

  /// Forwards the call.
  public func hasContent(of kinds: TransferKinds) -> Bool { base.hasContent(of: kinds) }

  /// Forwards the call.
  public func observeClipboard(_ observer: any ClipboardObserver) {
    base.observeClipboard(observer)
  }

  /// Forwards the call.
  public var frameTime: Duration { base.frameTime }

  /// Forwards the call.
  public var showsAnimations: Bool { base.showsAnimations }

  /// Forwards the call.
  public var appearance: Appearance { base.appearance }

  /// Forwards the call.
  public func setInert(_ isInert: Bool, _ view: any NativeView) { base.setInert(isInert, view) }

  /// Forwards the call.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    base.scheduleFrame(action)
  }

  /// Forwards the call.
  public func scheduleFrame(
    after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void
  ) {
    base.scheduleFrame(after: delay, action)
  }

  /// Forwards the call.
  public func observeMotionSettings(_ observer: any MotionSettingsObserver) {
    base.observeMotionSettings(observer)
  }

  /// Forwards the call.
  public func schedule(after delay: Duration, _ action: @escaping @MainActor @Sendable () -> Void) {
    base.schedule(after: delay, action)
  }

  /// Forwards the call.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    base.scheduleLaterTurn(action)
  }

  /// Forwards the call.
  ///
  /// Can be called on any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    base.runOnMain(action)
  }

  /// Forwards the call.
  ///
  /// Can be called on any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    base.runInBackground(work)
  }

  /// Forwards the call.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool { base.runInBackground(waitingUpTo: limit, work) }
}

import AlidadeLayout
import AlidadeRender

/// Stands before the host of a backend, and counts what mounting asks of it.
@MainActor public final class RecordingMountHost: MountHost {
  /// One call that changes a view.
  public enum Call: Hashable, Sendable {
    /// A view was made.
    case make
    /// A view was put into another.
    case insert
    /// A view was moved among its siblings.
    case move
    /// A view was taken out of another.
    case remove
    /// A view was taken out of another and put into a third.
    case transfer
    /// A view was given a frame.
    case setFrame
    /// A view was hidden.
    case hide
    /// A view was shown.
    case show
  }

  /// The calls so far, in order.
  public private(set) var calls: [Call] = []
  private let base: any MountHost

  /// Stands before `base`.
  public init(_ base: any MountHost) {
    self.base = base
  }

  /// The calls so far; forgotten afterwards.
  public func takeCalls() -> [Call] {
    defer { calls = [] }
    return calls
  }

  /// Notes the call and hands it on.
  public func makeView(_ viewClass: PortableViewClass) -> any NativeView {
    calls.append(.make)
    return base.makeView(viewClass)
  }

  /// Notes the call and hands it on.
  public func insert(
    _ view: any NativeView, into parent: any NativeView, above sibling: (any NativeView)?
  ) {
    calls.append(.insert)
    base.insert(view, into: parent, above: sibling)
  }

  /// Hands the question on.
  public func subviews(of parent: any NativeView) -> [any NativeView] { base.subviews(of: parent) }

  /// Notes the call and hands it on.
  public func move(
    _ view: any NativeView, in parent: any NativeView, above sibling: (any NativeView)?
  ) {
    calls.append(.move)
    base.move(view, in: parent, above: sibling)
  }

  /// Notes the call and hands it on.
  public func remove(_ view: any NativeView, from parent: any NativeView) {
    calls.append(.remove)
    base.remove(view, from: parent)
  }

  /// Hands the call on, which is not noted.
  public func isView(_ view: any NativeView, in parent: any NativeView) -> Bool {
    base.isView(view, in: parent)
  }

  /// Notes the call and hands it on.
  public func transfer(_ view: any NativeView, into newParent: any NativeView) {
    calls.append(.transfer)
    base.transfer(view, into: newParent)
  }

  /// Notes the call and hands it on.
  public func setFrame(_ frame: Rect, of view: any NativeView) {
    calls.append(.setFrame)
    base.setFrame(frame, of: view)
  }

  /// Notes the call and hands it on.
  public func setHidden(_ isHidden: Bool, _ view: any NativeView) {
    calls.append(isHidden ? .hide : .show)
    base.setHidden(isHidden, view)
  }

  /// What measures in the backend.
  public var measurer: any ContentMeasurer { base.measurer }

  /// The stateful views of the backend.
  public var statefulViews: StatefulViewPool { base.statefulViews }

  /// The scale of the backend.
  public var scaleFactor: Double { base.scaleFactor }

  /// Hands the call on.
  public func copy(_ content: TransferContent) { base.copy(content) }

  /// Hands the call on.
  @discardableResult
  public func paste(
    of kinds: TransferKinds, _ finish: @escaping @MainActor (TransferContent) -> Void
  ) -> Bool { base.paste(of: kinds, finish) }

  /// Hands the call on.
  public func scheduleFrame(_ action: @escaping @MainActor () -> Void) {
    base.scheduleFrame(action)
  }

  /// Hands the call on.
  public func scheduleLaterTurn(_ action: @escaping @MainActor () -> Void) {
    base.scheduleLaterTurn(action)
  }

  /// Hands the call on.
  ///
  /// Any thread.
  public nonisolated func runOnMain(_ action: @escaping @MainActor @Sendable () -> Void) {
    base.runOnMain(action)
  }

  /// Hands the call on.
  ///
  /// Any thread.
  public nonisolated func runInBackground(_ work: @escaping @Sendable () -> Void) {
    base.runInBackground(work)
  }

  /// Hands the call on.
  public func runInBackground(
    waitingUpTo limit: Duration, _ work: @escaping @Sendable () -> Void
  ) -> Bool { base.runInBackground(waitingUpTo: limit, work) }
}

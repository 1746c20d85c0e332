import AlidadeLayout

/// A native view that can move between wrappers and keeps its state.
@MainActor package final class MovableView {
  /// The view.
  package let view: any NativeView
  /// The view that contains this one; `nil` if none does or it was released.
  private weak var wrapper: (any NativeView)?
  /// The toolkit's interface for mounting, from the wrapper's mounter.
  private weak var host: (any MountHost)?
  private var frame: Rect?
  /// The view's place among the pool's free views; `nil` if the view isn't there.
  var freePlace: Int?

  /// Creates a movable view from a view without a superview.
  package init(_ view: any NativeView) {
    self.view = view
  }

  isolated deinit {
    takeOut()
  }

  /// Shows the view in a wrapper in place of the view that was there.
  ///
  /// A view that is already there isn't moved. If other code removed or moved it, it is put back.
  ///
  /// - Parameters:
  ///   - wrapper: a mounted view.
  ///   - frame: the frame of the view in the wrapper, in points.
  package func show(in wrapper: any NativeView, at frame: Rect) {
    guard let record = wrapper.mountRecord else { return }
    let host = record.mounter.host
    if record.occupant !== self { record.occupant?.takeOut() }
    if !host.isView(view, in: wrapper) {
      leaveWrapper()
      host.transfer(view, into: wrapper)
      self.frame = nil
    }
    record.occupant = self
    self.wrapper = wrapper
    self.host = host
    if frame != self.frame { host.setFrame(frame, of: view) }
    self.frame = frame
  }

  /// Removes the view from its wrapper, if it has one.
  package func takeOut() {
    guard let previous = wrapper else { return }
    leaveWrapper()
    if let host, host.isView(view, in: previous) { host.remove(view, from: previous) }
    wrapper = nil
    host = nil
  }

  /// Removes the movable view that a wrapper shows.
  package static func empty(_ wrapper: any NativeView) {
    wrapper.mountRecord?.occupant?.takeOut()
  }

  private func leaveWrapper() {
    if let record = wrapper?.mountRecord, record.occupant === self { record.occupant = nil }
  }
}

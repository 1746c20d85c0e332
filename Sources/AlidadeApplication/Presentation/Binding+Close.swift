import AlidadeCore

extension Binding where Value == Bool {
  /// Sets the value that opens a window to `false`, which is shown before the call returns.
  ///
  /// The component is in the content of another window, which may paint no frames.
  @MainActor func close() { withImmediateUpdates { set(false) } }
}

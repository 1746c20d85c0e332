import AlidadeCore

/// The window that a component is in.
///
/// ```swift
/// Button("Delete") {
///   Task {
///     if await context.window.confirm("Delete the note?", action: "Delete") { delete() }
///   }
/// }
/// ```
///
/// A reference can be stored. It doesn't keep the window open, and does nothing once the window is
/// permanently closed, or if there is none, as in a hosting view.
public struct WindowReference: Sendable, Equatable {
  private let reference: WeakReference<WindowSession>?

  init(_ session: WindowSession?) {
    reference = session.map { WeakReference($0) }
  }

  @MainActor var session: WindowSession? { reference?.object }

  /// A Boolean value that is `true` while the window is open.
  @MainActor public var isOpen: Bool { session?.isOpen ?? false }

  /// Closes the window, after asking its ``Window/onCloseRequest(_:)``, if it has one.
  @MainActor public func close() { session?.requestClose() }

  /// Brings the window to the front.
  @MainActor public func bringToFront() { session?.present() }
}

/// The environment key of the window.
enum WindowKey: EnvironmentKey {
  static let defaultValue = WindowReference(nil)
}

extension Context {
  /// The window that the component is in.
  public var window: WindowReference { environment(WindowKey.self) }
}

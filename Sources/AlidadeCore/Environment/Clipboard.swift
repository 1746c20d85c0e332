import AlidadeRender

/// The clipboard of the toolkit that a component is shown with.
///
/// ```swift
/// Button("Copy the address") { context.clipboard.copy(.text(address)) }
/// ```
///
/// May be kept; it does not keep the toolkit alive, and does nothing when that is gone.
public struct Clipboard: Sendable, Equatable {
  private let reference: Reference?

  init(_ access: (any ClipboardAccess)?) {
    reference = access.map { Reference($0) }
  }

  /// Puts content on the clipboard, in place of what is there.
  @MainActor public func copy(_ content: TransferContent) {
    reference?.access?.copy(content)
  }

  /// Asks for what is on the clipboard.
  ///
  /// - Parameters:
  ///   - kinds: what can be taken.
  ///   - finish: called once with the content, later if it belongs to another program; never, if
  ///     there is none of these kinds.
  @MainActor public func paste(
    of kinds: TransferKinds = .text,
    _ finish: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) {
    reference?.access?.paste(of: kinds, finish)
  }

  /// Whether both are the same clipboard.
  public static func == (one: Clipboard, other: Clipboard) -> Bool {
    one.reference === other.reference
  }

  // An object, for the reason that `ScopeReference` gives.
  private final class Reference: Sendable {
    // Proof: set in the initializer and never again; weak references are read safely on any thread.
    nonisolated(unsafe) weak var access: (any ClipboardAccess)?

    init(_ access: any ClipboardAccess) {
      self.access = access
    }
  }
}

/// Names the clipboard in the environment.
enum ClipboardKey: EnvironmentKey {
  static let defaultValue = Clipboard(nil)
}

extension Context {
  /// The clipboard of the toolkit that the component is shown with.
  public var clipboard: Clipboard { environment(ClipboardKey.self) }
}

import AlidadeRender

/// The clipboard of the toolkit that shows a component.
///
/// ```swift
/// Button("Copy the address") { context.clipboard.copy(.text(address)) }
/// ```
///
/// A clipboard can be stored. It doesn't keep the toolkit alive, and does nothing once the toolkit
/// is gone.
public struct Clipboard: Sendable, Equatable {
  private let reference: Reference?

  init(_ access: (any ClipboardAccess)?) {
    reference = access.map { Reference($0) }
  }

  /// Replaces the content of the clipboard.
  @MainActor public func copy(_ content: TransferContent) {
    reference?.access?.copy(content)
  }

  /// Requests the content of the clipboard.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of content to accept.
  ///   - finish: called once with the content, later if the content belongs to another program;
  ///     never called if the clipboard has none of these kinds.
  @MainActor public func paste(
    of kinds: TransferKinds = .text,
    _ finish: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) {
    reference?.access?.paste(of: kinds, finish)
  }

  /// Returns `true` if both are the same clipboard.
  public static func == (one: Clipboard, other: Clipboard) -> Bool {
    one.reference === other.reference
  }

  // An object, for the reason given in `ScopeReference`.
  private final class Reference: Sendable {
    // Proof: set in the initializer and never again; reading a weak reference is safe on any
    // thread.
    nonisolated(unsafe) weak var access: (any ClipboardAccess)?

    init(_ access: any ClipboardAccess) {
      self.access = access
    }
  }
}

/// The environment key of the clipboard.
enum ClipboardKey: EnvironmentKey {
  static let defaultValue = Clipboard(nil)
}

extension Context {
  /// The clipboard of the toolkit that shows the component.
  public var clipboard: Clipboard { environment(ClipboardKey.self) }
}

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
  private let reference: HostReference?

  init(_ reference: HostReference?) {
    self.reference = reference
  }

  /// Replaces the content of the clipboard.
  @MainActor public func copy(_ content: TransferContent) {
    reference?.host?.copy(content)
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
    reference?.host?.paste(of: kinds, finish)
  }

  /// Returns `true` if both are the same clipboard.
  public static func == (one: Clipboard, other: Clipboard) -> Bool {
    one.reference === other.reference
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

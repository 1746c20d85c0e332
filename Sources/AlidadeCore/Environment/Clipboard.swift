import AlidadeRender

/// The clipboard of the toolkit that shows a component.
///
/// ```swift
/// Button("Copy the address") { context.clipboard.copy(.text(address)) }
/// ```
///
/// A clipboard can be stored. It doesn't keep the toolkit alive, and does nothing once the toolkit
/// no longer exists.
public struct Clipboard: Sendable, Equatable {
  private let reference: HostReference?

  init(_ reference: HostReference?) {
    self.reference = reference
  }

  /// Replaces the content of the clipboard.
  @MainActor public func copy(_ content: TransferContent) {
    reference?.host?.copy(content)
  }

  /// Offers text that the user has selected, which can be pasted without being copied.
  ///
  /// - Parameter text: returns the text; called on any thread each time a program requests it.
  @MainActor package func offerSelection(_ text: @escaping @Sendable () -> String?) {
    reference?.host?.offerSelection(text)
  }

  /// Requests the content of the clipboard.
  ///
  /// - Parameters:
  ///   - kinds: the kinds of content to accept.
  ///   - finish: called once with the content, after a delay if the content is a value or belongs
  ///     to another program; never called if the clipboard has none of these kinds, or if the
  ///     content is rejected, which is reported.
  @MainActor public func paste(
    of kinds: TransferKinds = .text,
    _ finish: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) {
    read(kinds, finish)
  }

  /// Requests the content of the clipboard, as ``paste(of:_:)`` does.
  ///
  /// - Returns: `true` if there seems to be content of one of the kinds.
  @discardableResult
  @MainActor package func read(
    _ kinds: TransferKinds, _ finish: @escaping @MainActor @Sendable (TransferContent) -> Void
  ) -> Bool {
    let isRead = reference?.host?.paste(of: kinds) { result in
      switch result {
      case .success(let content): finish(content)
      case .failure(let error): error.report()
      }
    }
    return isRead ?? false
  }

  /// Returns `true` if there seems to be content of one of the kinds.
  @MainActor package func hasContent(of kinds: TransferKinds) -> Bool {
    reference?.host?.hasContent(of: kinds) ?? false
  }

  /// Notifies an object after the content has changed, as long as the object exists.
  @MainActor package func observe(_ observer: any ClipboardObserver) {
    reference?.host?.observeClipboard(observer)
  }

  /// Replaces the content of the clipboard with a value.
  ///
  /// The value is encoded when a program requests it, on another thread.
  @MainActor public func copy(_ value: some Transferable) { copy(TransferContent(value)) }

  /// Returns the value on the clipboard; `nil` if the clipboard has no value of the type.
  ///
  /// ```swift
  /// do {
  ///   if let contact = try await context.clipboard.paste(Contact.self) { add(contact) }
  /// } catch {
  ///   await context.window.showToast("The contact can't be pasted.")
  /// }
  /// ```
  ///
  /// The value is decoded on another thread.
  ///
  /// - Parameter type: the type of the value.
  /// - Throws: the reason why the content can't be read, is too large, or isn't a value of the
  ///   type.
  @MainActor public func paste<Value: Transferable>(
    _ type: Value.Type
  ) async throws(TransferError) -> Value? {
    let result: Result<TransferContent, TransferError>? = await withCheckedContinuation {
      continuation in
      let isRead = reference?.host?.paste(of: .value(type)) { continuation.resume(returning: $0) }
      if isRead != true { continuation.resume(returning: nil) }
    }
    return try result?.get().value(as: type)
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

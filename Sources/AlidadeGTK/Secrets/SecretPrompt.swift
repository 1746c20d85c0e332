#if GTK
import CGTK

/// A dialog of the secret service, such as one that asks for the password of the keyring.
@MainActor final class SecretPrompt {
  private typealias Outcome = Result<Variant?, BusError>

  private static let interface = "org.freedesktop.Secret.Prompt"

  private let path: String
  private let service: BusPeer
  /// The desktop's identifier of the window in front of which the dialog is shown; empty for none.
  private let window: String
  private var continuation: CheckedContinuation<Outcome, Never>?
  private var subscription: guint = 0
  private var watch: guint = 0

  private init(at path: String, of service: BusPeer, in window: String) {
    self.path = path
    self.service = service
    self.window = window
  }

  /// Shows the dialog, and waits until the user has closed it.
  ///
  /// - Parameters:
  ///   - path: the path of the prompt.
  ///   - service: the service that shows it.
  ///   - window: the window in front of which the dialog is shown; empty for none.
  /// - Returns: the result of the dialog; `nil` if the user dismissed it or the task was canceled.
  ///   Canceling the task dismisses the dialog.
  /// - Throws: the reason that the dialog wasn't shown, or an error if the service ends in the
  ///   meantime.
  static func run(
    at path: String, of service: BusPeer, in window: String
  ) async throws(BusError) -> Variant? {
    if Task.isCancelled { return nil }
    let prompt = SecretPrompt(at: path, of: service, in: window)
    let outcome: Outcome = await withTaskCancellationHandler {
      await withCheckedContinuation { prompt.begin($0) }
    } onCancel: {
      Task { @MainActor in prompt.dismiss() }
    }
    return try outcome.get()
  }

  /// Closes the dialog, because no task is waiting for it anymore.
  private func dismiss() {
    if continuation == nil { return }
    service.send("Dismiss", of: SecretPrompt.interface, at: path)
    finish(.success(nil))
  }

  private func begin(_ continuation: CheckedContinuation<Outcome, Never>) {
    self.continuation = continuation
    subscribe()
    watchService()
    Task {
      do throws(BusError) {
        _ = try await service.call(
          "Prompt", of: SecretPrompt.interface, at: path, [.text(window)], returning: "()")
      } catch {
        finish(.failure(error))
      }
    }
  }

  private func finish(_ outcome: Outcome) {
    guard let waiting = continuation else { return }
    continuation = nil
    g_dbus_connection_signal_unsubscribe(service.connection, subscription)
    g_bus_unwatch_name(watch)
    waiting.resume(returning: outcome)
  }

  // MARK: - Following

  /// A reference that GDBus keeps for its callbacks until they are removed.
  private var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  private static func prompt(_ data: gpointer) -> SecretPrompt {
    Unmanaged<SecretPrompt>.fromOpaque(data).takeUnretainedValue()
  }

  private static let release: GDestroyNotify = { data in
    if let data { Unmanaged<SecretPrompt>.fromOpaque(data).release() }
  }

  private func subscribe() {
    subscription = g_dbus_connection_signal_subscribe(
      service.connection, service.uniqueName, SecretPrompt.interface, "Completed", path, nil,
      G_DBUS_SIGNAL_FLAGS_NONE,
      { _, _, _, _, _, arguments, data in
        guard let arguments, let data else { return }
        // Proof: GDBus calls on the main thread, on which the subscription began, and the pointers
        // don't leave this call.
        nonisolated(unsafe) let (result, reference) = (arguments, data)
        onMainThread {
          SecretPrompt.prompt(reference).complete(with: Variant(retaining: result))
        }
      }, retained, SecretPrompt.release)
  }

  private func complete(with arguments: Variant) {
    guard arguments.type == "(bv)" else { return finish(.failure(.unexpectedAnswer)) }
    let parts = arguments.children
    finish(.success(parts[0].boolean ? nil : parts[1].children[0]))
  }

  /// Ends the wait when the service ends, because the prompt can't be completed after that.
  private func watchService() {
    watch = g_bus_watch_name_on_connection(
      service.connection, service.uniqueName, G_BUS_NAME_WATCHER_FLAGS_NONE, nil,
      { _, _, data in
        guard let data else { return }
        // Proof: as in `subscribe`.
        nonisolated(unsafe) let reference = data
        onMainThread { SecretPrompt.prompt(reference).finish(.failure(.unreachable)) }
      }, retained, SecretPrompt.release)
  }
}
#endif

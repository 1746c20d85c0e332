#if GTK
import CGTK

/// The focus scopes that the keyboard focus has entered or left, and whose handlers wait until GTK
/// has moved it.
///
/// GTK notifies widgets in the middle of a move, when its window has no focus. A handler that is
/// called then could take the focus again, and would interfere with the move.
@MainActor enum FocusReports {
  private struct Report {
    weak var scope: GTKFocusScopeView?
  }

  /// The scopes in the order in which GTK notified them: those that lose the focus, from the inside
  /// out, and then those that get it, from the outside in.
  private static var pending: [Report] = []

  /// Adds a scope.
  static func add(_ scope: GTKFocusScopeView) { pending.append(Report(scope: scope)) }

  /// Calls the handlers of all scopes that wait.
  ///
  /// A handler may move the focus again. The remaining scopes then follow the new focus.
  static func send() {
    while !pending.isEmpty { pending.removeFirst().scope?.reportFocus() }
  }
}
#endif

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component whose content the user can load again.
struct Refreshable: AlwaysRebuilt {
  /// The work in progress, and the number of times that the user has asked for it.
  struct State: Sendable {
    var isRefreshing = false
    var count = 0
  }

  let content: AnyComponent
  let action: @Sendable () async -> Void

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let isRefreshing = context.state.isRefreshing
    let refresh: @MainActor @Sendable () -> Void = {
      context.update { state in
        if state.isRefreshing { return }
        state.isRefreshing = true
        state.count += 1
      }
    }
    return
      content
      .overlay(alignment: .top) {
        if isRefreshing { Refreshable.indicator }
      }
      .shortcut(.function(5), [], perform: refresh)
      .shortcut(.character("r"), perform: refresh)
      .task(id: context.state.count) { [action, isRefreshing] in
        guard isRefreshing else { return }
        await action()
        context.update { $0.isRefreshing = false }
      }
  }

  private static var indicator: some Component {
    Box(
      background: .cardBackground, cornerRadius: 16,
      shadow: Shadow(color: .black.opacity(0.3), blur: 4)
    ) {
      Spinner("Refreshing").frame(width: 16, height: 16).padding(8)
    }
    .padding(EdgeInsets(top: 8))
  }
}

extension Component {
  /// Lets the user load the content again with F5 or Control-R while it is visible in the active
  /// window.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// Until the action returns, a spinner is shown over the top of the content, which stays as it is
  /// and can be used, and further requests are ignored.
  ///
  /// - Parameter action: loads the content; called off the main thread. Its task is canceled when the
  ///   component is removed.
  public func refreshable(_ action: @escaping @Sendable () async -> Void) -> some Component {
    Refreshable(content: AnyComponent(self), action: action)
  }
}

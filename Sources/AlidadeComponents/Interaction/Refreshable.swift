import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component whose content the user can refresh.
struct Refreshable: ModifierComponent, AlwaysRebuilt {
  /// The stage of the refresh, and the number of times that the user has requested one.
  struct State: Sendable {
    var stage = RefreshStage.idle
    var count = 0
    let motion = RefreshMotion()

    mutating func refresh() {
      guard stage != .refreshing else { return }
      stage = .refreshing
      count += 1
    }
  }

  let content: AnyComponent
  let action: @Sendable () async -> Void

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let (stage, motion) = (context.state.stage, context.state.motion)
    let refresh: @MainActor @Sendable () -> Void = {
      motion.show()
      context.update { $0.refresh() }
    }
    return
      content
      .interactive.adding(.pull) { event in
        guard case .pull(let pull) = event else { return }
        motion.follow(pull, while: stage) { next in
          context.update { state in
            if next == .refreshing {
              state.refresh()
            } else if state.stage != .refreshing {
              state.stage = next
            }
          }
        }
      }
      .overlay {
        if stage != .idle { RefreshLayer(RefreshIndicator(stage), motion) }
      }
      .shortcut(.function(5), [], perform: refresh)
      .shortcut(.character("r"), .control, perform: refresh)
      .task(id: context.state.count) { [action, stage] in
        guard stage == .refreshing else { return }
        await action()
        context.update { $0.stage = .idle }
      }
  }
}

extension Component {
  /// Enables the user to refresh the content: by pulling it down, or with F5 or Control-R while it
  /// is visible in the active window.
  ///
  /// ```swift
  /// List(mails) { MailRow(mail: $0) }
  ///   .refreshable { await mailbox.fetch() }
  /// ```
  ///
  /// A list or a ``Scroll`` in the component is pulled by a finger, or by two fingers on a
  /// touchpad, that continue to move when the content is at its top; a wheel doesn't pull. An
  /// indicator follows the fingers down, and changes its symbol once releasing it would refresh the
  /// content. If several nested components are refreshable, the pull applies to the innermost one
  /// that encloses the pulled view, and only if all scroll views in between are also at their tops.
  ///
  /// Until the action returns, a spinner is shown over the top of the content. The content stays
  /// unchanged and usable in the meantime, and further requests are ignored.
  ///
  /// - Parameter action: loads the content; called off the main thread. Its task is canceled when
  ///   the component is removed.
  public func refreshable(_ action: @escaping @Sendable () async -> Void) -> some Component {
    Refreshable(content: AnyComponent(self), action: action)
  }
}

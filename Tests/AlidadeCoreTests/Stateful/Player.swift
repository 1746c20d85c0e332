import AlidadeHeadless
import AlidadeNative

/// A view that remembers something that no attribute says.
final class PlayerView: HeadlessView {
  /// How far the user has watched.
  var position = 0
  /// For whom it was configured, in order.
  var configurations: [String] = []
}

/// What the view of a player is made for.
struct PlayerContext: Hashable, Sendable {
  let name: String
  let stage: PlayerStage
}

/// Shows a stateful view, and has a controller that notes what it is told.
struct Player: StatefulViewComponent, Equatable {
  let name: String
  let stage: PlayerStage
  var viewContext = ""
  var size = ComponentSize(width: 40, height: 20)
  var wrapperOptions = ViewOptions()
  var viewIdentity: StatefulViewIdentity?

  final class Controller: StatefulViewComponentController<Player> {
    static func newStatefulView(_ context: PlayerContext) -> PlayerView {
      context.stage.made(context.name)
    }

    static func configureStatefulView(_ view: PlayerView, for player: Player) {
      view.configurations.append(player.name)
      player.stage.journal.record("configure \(player.name)")
    }

    static func contextForNewStatefulView(_ player: Player) -> PlayerContext {
      PlayerContext(name: player.viewContext, stage: player.stage)
    }

    static func maximumPoolSize(_ context: PlayerContext) -> Int { context.stage.maximumPoolSize }

    static func maximumRefusalCount(_ context: PlayerContext) -> Int {
      context.stage.maximumRefusalCount
    }

    static func isContextValid(_ context: PlayerContext) -> Bool {
      !context.stage.invalidContexts.contains(context.name)
    }

    override func didInit() { component.stage.controllers[component.name] = self }

    override func didAcquireStatefulView(_ view: PlayerView) {
      note("acquire", view)
      component.stage.didAcquire(view, by: self)
    }

    override func didTakeOverStatefulView(_ view: PlayerView, from previous: Player.Controller) {
      note("take over", view)
      component.stage.didTakeOver(view, by: self, from: previous)
    }

    override func willRelinquishStatefulView(_ view: PlayerView) {
      note("relinquish", view)
      component.stage.willRelinquish(view, by: self)
    }

    override var canRelinquishStatefulView: Bool {
      !component.stage.refusing.contains(component.name)
    }

    override var hasStateToPreserve: Bool {
      component.stage.remembering.contains(component.name)
    }

    override func invalidate() { component.stage.controllers[component.name] = nil }

    private func note(_ event: String, _ view: PlayerView) {
      component.stage.journal.record(
        statefulView === view ? "\(event) \(component.name)" : "\(event) wrong view")
    }
  }
}

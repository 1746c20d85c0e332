import AlidadeLayout
import AlidadeRender

/// The pointer of a headless toolkit, and the views under it.
///
/// Views are notified when the pointer moves and, in the next frame, when they move under a resting
/// pointer or pass to another component there.
@MainActor final class HeadlessHover {
  private struct Place {
    weak var view: HeadlessView?
    let location: Point
  }

  private let scheduler: HeadlessScheduler
  private weak var root: HeadlessView?
  /// The location in the root; `nil` if the pointer is outside.
  private var location: Point?
  private var modifiers: KeyModifiers = []
  /// The views under the pointer, from the inside out.
  private var places: [Place] = []
  private var isScheduled = false

  init(scheduler: HeadlessScheduler) {
    self.scheduler = scheduler
  }

  /// Moves the pointer; `nil` moves it away from all views.
  func move(to location: Point?, in root: HeadlessView, _ modifiers: KeyModifiers) {
    self.root = root
    self.location = location
    self.modifiers = modifiers
    update(hasMoved: true)
  }

  /// Schedules an update of the views under the pointer, because some views have moved
  /// or show other components.
  func viewsDidMove() {
    guard location != nil, !isScheduled else { return }
    isScheduled = true
    scheduler.scheduleFrame { [weak self] in
      self?.isScheduled = false
      self?.update(hasMoved: false)
    }
  }

  /// The shape of the pointer.
  var cursor: Cursor {
    for (view, _) in path() {
      if let cursor = view.interaction?.cursor ?? view.ownCursor { return cursor }
    }
    return .default
  }

  private func path() -> [(view: HeadlessView, place: Point)] {
    guard let root, let location, let hit = root.hit(at: location) else { return [] }
    return HeadlessPointer(view: hit.view, modifiers: modifiers).path(from: hit.place)
  }

  private func update(hasMoved: Bool) {
    let path = path()
    let before = places
    places = path.map { Place(view: $0.view, location: $0.place) }
    for place in before {
      guard let left = place.view, !path.contains(where: { $0.view === left }) else { continue }
      left.interaction?.listener(for: .hover)?.send(.hover(HoverEvent(location: nil)))
    }
    for (view, place) in path {
      guard let listener = view.interaction?.listener(for: .hover),
        hasMoved || !listener.isCourseOpen
          || !before.contains(where: { $0.view === view && $0.location == place })
      else { continue }
      listener.send(.hover(HoverEvent(location: place, modifiers: modifiers)))
    }
  }
}

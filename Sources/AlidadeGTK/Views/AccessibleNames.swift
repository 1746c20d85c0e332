#if GTK
import CGTK

/// A queue of changed names, descriptions and positions for assistive technologies, which are
/// applied when the main loop is idle.
///
/// Setting a name costs several times as much as showing the text, and a fast scroll changes names
/// faster than anyone can read them. Therefore, a view is updated only once, no matter how often it
/// changes.
@MainActor enum AccessibleNames {
  private static var waiting: [GTKView] = []
  private static var isScheduled = false

  /// Schedules an update of the name and description of `view`, and of the names of ancestors that
  /// are named by their contents.
  static func setNeedsUpdate(_ view: GTKView) {
    waiting.append(view)
    Announcements.textsDidChange()
    guard !isScheduled else { return }
    isScheduled = true
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { _ in
        onMainThread { AccessibleNames.update() }
        return 0
      }, nil, nil)
  }

  /// Applies all pending names.
  static func update() {
    isScheduled = false
    let views = waiting
    waiting = []
    var named: Set<ObjectIdentifier> = []
    for view in views where named.insert(ObjectIdentifier(view)).inserted {
      view.updateAccessibleLabel()
      view.updateAccessibleHint()
      view.updateAccessiblePlace(mayExpand: false)
      let mayExpand = view.accessibility?.mayExpand ?? false
      var next = view.enclosingView
      while let outer = next {
        if outer.isNamedByContents, named.insert(ObjectIdentifier(outer)).inserted {
          outer.updateAccessibleLabel()
          outer.updateAccessibleHint()
          outer.updateAccessiblePlace(mayExpand: false)
        }
        if mayExpand { outer.updateAccessiblePlace(mayExpand: true) }
        next = outer.enclosingView
      }
    }
  }
}
#endif

#if GTK
import CGTK

/// Tells assistive technologies the names and descriptions of views whose content changed, when
/// there is nothing better to do.
///
/// A name costs several times what showing the text costs, and a fast scroll changes names faster
/// than anyone can read them. So a changed view waits here, once however often it changes, until
/// the main loop is idle.
@MainActor enum AccessibleNames {
  private static var waiting: [GTKView] = []
  private static var isScheduled = false

  /// Has the name and the description of `view` told, and that of a view around it that is named by what is in it.
  static func setNeedsUpdate(_ view: GTKView) {
    waiting.append(view)
    guard !isScheduled else { return }
    isScheduled = true
    g_idle_add_full(
      G_PRIORITY_DEFAULT_IDLE,
      { _ in
        onMainThread { AccessibleNames.update() }
        return 0
      }, nil, nil)
  }

  /// Tells all names that wait.
  static func update() {
    isScheduled = false
    let views = waiting
    waiting = []
    var named: Set<ObjectIdentifier> = []
    for view in views where named.insert(ObjectIdentifier(view)).inserted {
      view.updateAccessibleLabel()
      view.updateAccessibleHint()
      var next = view.enclosingView
      while let outer = next {
        if outer.isNamedByContents, named.insert(ObjectIdentifier(outer)).inserted {
          outer.updateAccessibleLabel()
        }
        next = outer.enclosingView
      }
    }
  }
}
#endif

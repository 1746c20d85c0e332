#if GTK
import CGTK

/// A queue of actions for the start of the next frame of a widget's window.
@MainActor final class FrameRequests {
  private weak var view: GTKView?
  private var actions: [@MainActor () -> Void] = []
  private var isScheduled = false

  /// Creates a queue for the window of `view`.
  init(_ view: GTKView) {
    self.view = view
  }

  /// Calls `action` once in the next frame, before layout and painting.
  ///
  /// If the view isn't in a realized window, the action is called in a later turn of the main loop.
  func add(_ action: @escaping @MainActor () -> Void) {
    actions.append(action)
    guard !isScheduled else { return }
    isScheduled = true
    if let view, gtk_widget_get_realized(view.widget) != 0 {
      scheduleTick(on: view.widget)
    } else {
      MainLoopTurns.add(priority: GDK_PRIORITY_REDRAW) { self.run() }
    }
  }

  private func scheduleTick(on widget: UnsafeMutablePointer<GtkWidget>) {
    gtk_widget_add_tick_callback(
      widget,
      { _, _, request in
        // Proof: GTK calls on the main thread, and the pointer doesn't leave this call.
        nonisolated(unsafe) let request = request
        onMainThread {
          guard let request else { return }
          Unmanaged<Request>.fromOpaque(request).takeUnretainedValue().perform()
        }
        return 0
      }, Unmanaged.passRetained(Request(self)).toOpaque(),
      { request in
        // Proof: as above.
        nonisolated(unsafe) let request = request
        onMainThread {
          guard let request else { return }
          Unmanaged<Request>.fromOpaque(request).takeRetainedValue().performLater()
        }
      })
  }

  private func run() {
    isScheduled = false
    let due = actions
    actions = []
    for action in due { action() }
  }
}

extension FrameRequests {
  /// The request for a tick callback from GTK.
  @MainActor private final class Request {
    private var requests: FrameRequests?

    init(_ requests: FrameRequests) {
      self.requests = requests
    }

    func perform() {
      let requests = requests
      self.requests = nil
      requests?.run()
    }

    /// Calls pending actions in a later turn if the widget is destroyed before its next frame.
    func performLater() {
      if requests != nil { MainLoopTurns.add { self.perform() } }
    }
  }
}
#endif

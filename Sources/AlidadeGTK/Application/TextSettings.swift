#if GTK
import AlidadeCore
import AlidadeRender
import CGTK

/// Has everything measured, laid out and painted again when the user, or the program, chooses other
/// fonts, another scale of text or another theme.
@MainActor enum TextSettings {
  private final class Entry {
    weak var host: ComponentHost?
    init(_ host: ComponentHost) { self.host = host }
  }

  private static var entries: [Entry] = []
  private static var isObserving = false
  private static var isScheduled = false

  /// What the sizes of letters and widgets depend on; whether the theme is dark is no part of that.
  private static let properties = [
    "gtk-font-name", "gtk-xft-dpi", "gtk-theme-name", "gtk-xft-antialias", "gtk-xft-hinting",
    "gtk-xft-hintstyle", "gtk-xft-rgba", "gtk-hint-font-metrics", "gtk-fontconfig-timestamp",
  ]

  /// Has a host lay out again what it shows, as long as it lives.
  static func add(_ host: ComponentHost) {
    entries.removeAll { $0.host == nil }
    entries.append(Entry(host))
    observe()
  }

  /// Begins to listen to the settings of the default display, once.
  static func observe() {
    guard !isObserving, GTKToolkit.start(), let settings = gtk_settings_get_default() else {
      return
    }
    isObserving = true
    for property in properties {
      connect(UnsafeMutableRawPointer(settings), "notify::\(property)") { _ in
        schedule()
        return .none
      }
    }
  }

  /// Has everything laid out with the measurer that there is now.
  static func layOut() {
    for entry in entries { entry.host?.setNeedsLayout() }
  }

  /// Settings change several at a time, and widgets must have taken notice before they are measured.
  private static func schedule() {
    if isScheduled { return }
    isScheduled = true
    MainLoopTurns.add {
      isScheduled = false
      GTKContentMeasurer.renew()
      TextRenderer.renew()
      WidgetSizes.forget()
      layOut()
      GTKAppearance.repaint()
    }
  }
}
#endif

#if GTK
import AlidadeCore
import AlidadeRender
import CGTK

/// An observer of the font, text scale and theme settings.
///
/// After a change, everything is measured, laid out and painted again.
@MainActor enum TextSettings {
  private final class Entry {
    weak var host: ComponentHost?
    init(_ host: ComponentHost) { self.host = host }
  }

  private static var entries: [Entry] = []
  private static var isObserving = false
  private static var isScheduled = false

  /// The settings that affect the sizes of letters and widgets.
  ///
  /// The dark variant of a theme doesn't.
  private static let properties = [
    "gtk-font-name", "gtk-xft-dpi", "gtk-theme-name", "gtk-xft-antialias", "gtk-xft-hinting",
    "gtk-xft-hintstyle", "gtk-xft-rgba", "gtk-hint-font-metrics", "gtk-fontconfig-timestamp",
  ]

  /// Lays out a host again after each change, for as long as the host lives.
  static func add(_ host: ComponentHost) {
    entries.removeAll { $0.host == nil }
    entries.append(Entry(host))
    observe()
  }

  /// Starts to observe the settings of the default display; later calls do nothing.
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

  /// Lays out all hosts with the current measurer.
  static func layOut() {
    for entry in entries { entry.host?.setNeedsLayout() }
  }

  /// Schedules one update in a later turn, because several settings often change together, and
  /// widgets must process the changes before they are measured.
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

#if GTK
import AlidadeCore
import CGTK

// Popovers and menus, which close when something blocks the content that shows them.
extension GTKWindow {
  /// Closes the popovers and menus of the windows that this one is about to block.
  func dismissBlockedSurfaces() {
    var next = owner
    while let blocked = next {
      blocked.dismissSurfaces(blockedBy: parent)
      next = blocked.owner
    }
  }

  /// Closes the popovers and menus in the window, because a sheet or a modal window is about to
  /// block it.
  ///
  /// - Parameter parent: the component that opens the sheet or the modal window. The popover that
  ///   contains it stays, because it would take the component along.
  func dismissSurfaces(blockedBy parent: ParentComponent?) {
    let opener = parent?.popoverPresenter as? GTKHostingView
    // Popovers that aren't shown yet have no widget in the window.
    for view in [hostingView] + sheets.map(\.hostingView) {
      view.dismissPopovers(except: opener?.widget)
    }
    GTKWindow.dismissSurfaces(in: widget, except: opener?.widget)
  }

  /// Closes the popovers in a widget, those in the content of another one first.
  static func dismissSurfaces(
    in widget: UnsafeMutablePointer<GtkWidget>,
    except opener: UnsafeMutablePointer<GtkWidget>? = nil
  ) {
    var next = gtk_widget_get_first_child(widget)
    while let child = next {
      // Closing a popover may remove its widget.
      next = gtk_widget_get_next_sibling(child)
      g_object_ref(child)
      defer { g_object_unref(child) }
      dismissSurfaces(in: child, except: opener)
      guard UnsafeMutableRawPointer(child).isInstance(of: gtk_popover_get_type()),
        gtk_widget_get_visible(child) != 0
      else { continue }
      if let opener, opener == child || gtk_widget_is_ancestor(opener, child) != 0 { continue }
      gtk_popover_popdown(child.cast(to: GtkPopover.self))
    }
  }
}
#endif

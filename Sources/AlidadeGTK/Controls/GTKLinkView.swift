#if GTK
import AlidadeApplication
import AlidadeComponents
import AlidadeRender
import CGTK

/// A text link: a `GtkLinkButton`.
final class GTKLinkView: GTKControlView<LinkContent> {
  /// Creates a link without text.
  required init() {
    super.init(gtk_link_button_new_with_label("", ""))
    content.keepSize()
    AlidadeGTK.connect(content, "activate-link") { [weak self] _ in
      self?.follow()
      // Otherwise, the widget would open the address itself, regardless of the component's
      // settings.
      return .bool(true)
    }
  }

  override class func measures(_ measuring: ControlMeasuring) -> Measures {
    [.link: measuring.text(GTKLinkView()) { LinkContent(label: $0) }]
  }

  override var shownValue: Bool { gtk_link_button_get_visited(content.opaque) != 0 }

  override func show(_ value: Bool) { gtk_link_button_set_visited(content.opaque, value ? 1 : 0) }

  override func update(_ new: LinkContent, from old: LinkContent) {
    if new.address != old.address {
      gtk_link_button_set_uri(content.opaque, new.address)
      showValue()
    }
    gtk_button_set_label(content.cast(to: GtkButton.self), new.label)
    content.cutOffLabel()
  }

  /// Opens an address with the desktop's default program for it.
  var open: @MainActor (String, UnsafeMutablePointer<GtkWindow>?) -> Void = { address, window in
    let isFile = AddressRule.scheme(of: address) == "file"
    DesktopRequests.perform(isFile ? .openFile(address) : .open(address), in: window) { error in
      if let error { GTKLinkView.report(error, address) }
    }
  }

  private static func report(_ error: DesktopError, _ address: String) {
    Diagnostics.report(
      Diagnostic(
        "A link couldn't be opened.", values: ["address  \(address)", "reason   \(error)"],
        remedy: """
          The desktop may have no program for the address. To tell the user, give the link an action that calls \
          context.application.open(_:), which throws the reason.
          """))
  }

  private func follow() {
    guard !isShowing else { return }
    let link = controlContent
    tell(true, evenIfSame: true)
    showValue()
    guard let address = link.addressToOpen() else { return }
    open(address, gtk_widget_get_root(content).map { UnsafeMutableRawPointer($0).widget.window })
  }
}
#endif

#if GTK
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
      // The component opens the address, unless its scheme isn't allowed.
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

  private func follow() {
    guard !isShowing else { return }
    report(true, evenIfSame: true)
    showValue()
  }
}
#endif

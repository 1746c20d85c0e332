import AlidadeCore
import AlidadeRender

/// The way that a requested image appears in its place.
struct ImageEntrance: Equatable {
  let request: ImageRequest
  let duration: Duration

  /// The attribute that makes the image fade in when a view begins to show it, if the image was
  /// missing before.
  var attribute: ViewAttribute<any ImageView> {
    ViewAttribute(
      .imageEntrance, self, unapplicator: { view, _ in view.mountRecord?.endMotion() },
      // A view that already shows an image doesn't fade in.
      updater: { _, _, _ in }, isReleasedInPool: true
    ) { view, entrance in
      guard entrance.request.missingCount > 0, entrance.duration > .zero else { return }
      view.mountRecord?.fadeIn(.linear(duration: entrance.duration / .seconds(1)))
    }
  }
}

extension AttributeIdentifier {
  fileprivate static let imageEntrance: AttributeIdentifier = "alidade.image.entrance"
}

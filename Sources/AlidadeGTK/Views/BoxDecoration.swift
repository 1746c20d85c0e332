#if GTK
import AlidadeRender
import CGTK

/// The decoration of a view: background, border, shadow, corners and clip.
///
/// Most views have no decoration.
@MainActor final class BoxDecoration {
  var background: Color?
  var border: Border?
  var shadow: Shadow?
  var cornerRadius: Float = 0
  /// A Boolean value that is `true` if the content and the subviews are clipped to the outline.
  var clips = false
  /// The clip of all that the view paints.
  var clip: ViewClip?

  /// Returns the outline of a box with the given bounds; the corner radius is at most half the
  /// shorter side.
  func outline(_ bounds: graphene_rect_t) -> GskRoundedRect {
    var bounds = bounds
    var outline = GskRoundedRect()
    let limit = min(bounds.size.width, bounds.size.height) / 2
    gsk_rounded_rect_init_from_rect(&outline, &bounds, min(cornerRadius, limit))
    return outline
  }
}

extension GdkRGBA {
  /// Creates the color that is painted for `color`.
  init(_ color: Color, in appearance: Appearance) {
    let color = color.resolved(in: appearance)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif

#if GTK
import AlidadeRender
import CGTK

/// What a view paints around and behind its content.
///
/// Most views have none.
@MainActor final class BoxDecoration {
  var background: Color?
  var border: Border?
  var shadow: Shadow?
  var cornerRadius: Float = 0
  var clips = false

  /// The outline of a box of `bounds`; corners are never rounder than half the shorter side.
  func outline(_ bounds: graphene_rect_t) -> GskRoundedRect {
    var bounds = bounds
    var outline = GskRoundedRect()
    let limit = min(bounds.size.width, bounds.size.height) / 2
    gsk_rounded_rect_init_from_rect(&outline, &bounds, min(cornerRadius, limit))
    return outline
  }
}

extension GdkRGBA {
  /// The color as it is painted in `scheme`.
  init(_ color: Color, in scheme: ColorScheme) {
    let color = color.resolved(in: scheme)
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}
#endif

#if GTK
import AlidadeLayout
import AlidadeRender

extension ContentMode {
  /// Returns the frame of a picture of `natural` size in a view of `size`; it may extend beyond the
  /// view.
  func placement(of natural: Size, in size: Size) -> Rect {
    guard natural.width > 0, natural.height > 0 else { return .zero }
    let across = size.width / natural.width
    let down = size.height / natural.height
    switch self {
    case .stretch: return Rect(origin: .zero, size: size)
    case .fit: return centered(natural, by: min(across, down), in: size)
    case .fill: return centered(natural, by: max(across, down), in: size)
    case .center: return centered(natural, by: 1, in: size)
    }
  }

  private func centered(_ natural: Size, by factor: Double, in size: Size) -> Rect {
    let scaled = Size(width: natural.width * factor, height: natural.height * factor)
    var origin = Point(
      x: (size.width - scaled.width) / 2, y: (size.height - scaled.height) / 2)
    // An unscaled picture is sharp only at whole points.
    if factor == 1 { origin = Point(x: origin.x.rounded(.down), y: origin.y.rounded(.down)) }
    return Rect(origin: origin, size: scaled)
  }
}
#endif

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A layer over content that is being pulled or refreshed, which clips the indicator.
struct RefreshLayer: ViewComponent, Equatable {
  let children: [AnyComponent]

  /// Creates a layer with the indicator at its place for the time of the refresh.
  init(_ indicator: RefreshIndicator, _ motion: RefreshMotion) {
    let placed = Moving(indicator, motion.layoutMotion)
      .padding(EdgeInsets(top: RefreshIndicator.margin))
      .aligned(horizontal: .center, vertical: .top)
    children = [AnyComponent(placed)]
  }

  func view() -> ViewConfiguration? {
    let options = ViewOptions(clipsToBounds: true, isInteractive: false)
    return ViewConfiguration(.container(), attributes: options.viewAttributes())
  }
}

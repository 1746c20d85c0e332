import AlidadeCore
import AlidadeRender

/// The indicator over content that is being pulled or refreshed.
struct RefreshIndicator: ViewComponent, Equatable {
  private let stage: RefreshStage
  let children: [AnyComponent]

  /// The width and the height, in points.
  static let extent = 32.0
  /// The distance from the top of the content during a refresh, in points.
  static let margin = 8.0

  init(_ stage: RefreshStage) {
    self.stage = stage
    children = [AnyComponent(RefreshIndicator.symbol(stage).padding(8))]
  }

  private static func symbol(_ stage: RefreshStage) -> AnyComponent {
    switch stage {
    case .idle, .pulling:
      AnyComponent(Image(icon: "go-down-symbolic").tint(.secondaryText))
    case .armed: AnyComponent(Image(icon: "view-refresh-symbolic").tint(.accentText))
    case .refreshing: AnyComponent(RefreshSpinner().frame(width: 16, height: 16))
    }
  }

  func view() -> ViewConfiguration? {
    let options = ViewOptions(
      backgroundColor: .cardBackground, cornerRadius: RefreshIndicator.extent / 2,
      shadow: Shadow(color: .black.opacity(0.3), blur: 4))
    return ViewConfiguration(.container(), attributes: options.viewAttributes())
  }

  static func == (one: RefreshIndicator, other: RefreshIndicator) -> Bool {
    one.stage == other.stage
  }
}

/// The indicator during a refresh.
private struct RefreshSpinner: Component, Equatable {
  func body(_ context: Context<NoState>) -> some Component {
    Spinner(context.standardText("Refreshing"))
  }
}

import AlidadeComponents
import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The content of a sheet over the dimmed content of its window.
struct SheetContent: Component, Equatable {
  let sheet: WindowReference
  /// A Boolean value that is `true` while the sheet is in its place.
  let isShown: Store<Bool>
  let configuration: WindowConfiguration
  let content: ComponentList

  /// The width below which a window is narrow, in points.
  private static let narrowWidth = 480.0
  /// The minimum distance of a sheet from the edges of its window, in points.
  private static let margin = 24.0
  /// The distance that a sheet travels when it appears, in points.
  private static let way = ViewTransform(translation: Point(x: 0, y: 64))

  func body(_ context: Context<NoState>) -> some Component {
    let isShown = context.read(isShown) { $0 }
    Box(background: .black.opacity(0.4)) {
      LayoutReader { space in
        let isNarrow = space.max.width < SheetContent.narrowWidth
        let margin = isNarrow ? 0 : SheetContent.margin
        Column(
          alignment: isNarrow ? .stretch : .center, justification: isNarrow ? .end : .center
        ) {
          SheetPanel(
            title: configuration.title, cornerRadius: isNarrow ? 0 : 12, content: content
          )
          .frame(
            width: isNarrow ? nil : configuration.size?.width, height: configuration.size?.height,
            maxWidth: max(0, space.max.width - 2 * margin),
            maxHeight: max(0, space.max.height - SheetContent.margin - margin)
          )
          .transform(isShown ? .identity : SheetContent.way)
        }
        .padding(EdgeInsets(top: SheetContent.margin, start: margin, bottom: margin, end: margin))
      }
    }
    .opacity(isShown ? 1 : 0)
    .shortcut(.escape, []) { sheet.close() }
  }
}

/// The box of a sheet.
struct SheetPanel: ViewComponent, Equatable {
  let title: String
  let cornerRadius: Double
  let children: [AnyComponent]

  init(title: String, cornerRadius: Double, content: ComponentList) {
    self.title = title
    self.cornerRadius = cornerRadius
    children = [AnyComponent(Column { content })]
  }

  func view() -> ViewConfiguration? {
    let options = ViewOptions(
      backgroundColor: .windowBackground,
      cornerRadius: cornerRadius > 0 ? cornerRadius : nil,
      shadow: Shadow(color: .black.opacity(0.4), offset: Point(x: 0, y: 2), blur: 12),
      accessibility: Accessibility(label: title))
    return ViewConfiguration(.container(role: .dialog), attributes: options.viewAttributes())
  }
}

import Alidade

/// The area around the stage, which limits the stage to the available space.
struct StageArea: Component, Equatable {
  let layout: AnyLayoutPage
  let stage: Stage

  var body: some Component {
    Box(background: .viewBackground, clips: true) {
      LayoutReader { space in
        Center {
          StageView(
            layout: layout, direction: stage.direction,
            size: StageArea.fitted(Size(width: stage.width, height: stage.height), in: space.max))
        }
      }
    }
  }

  private static let margin = Size(width: 24, height: 36)

  private static func fitted(_ size: Size, in space: Size) -> Size {
    Size(
      width: max(0, min(size.width, space.width - 2 * margin.width)),
      height: max(0, min(size.height, space.height - 2 * margin.height)))
  }
}

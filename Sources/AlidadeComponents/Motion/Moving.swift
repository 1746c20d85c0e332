import AlidadeCore
import AlidadeRender

/// A modifier that specifies how its content moves.
struct Moving: MotionComponent, ContainerComponent, ModifierComponent, Equatable {
  let layoutMotion: LayoutMotion
  /// The content.
  var children: [AnyComponent]

  init<Content: Component>(_ content: Content, _ motion: LayoutMotion) {
    children = [AnyComponent(content)]
    layoutMotion = motion
  }
}

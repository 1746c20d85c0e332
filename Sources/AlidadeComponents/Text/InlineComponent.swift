import AlidadeCore
import AlidadeRender

/// A component in the midst of a text.
struct InlineComponent: Equatable, Sendable {
  /// The run of the text that is the space for the component.
  var run: Int
  let component: AnyComponent
}

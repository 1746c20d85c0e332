import AlidadeLayout
import AlidadeRender

/// An event that occurs while a value is dragged over a component or dropped on it.
public enum ValueDropEvent<Value: Transferable>: Hashable, Sendable {
  /// A value that may be of the type entered the component.
  case entered
  /// The value has moved to a new location over the component.
  case moved(Point)
  /// The value left the component, or was rejected after it was dropped.
  case exited
  /// The value was dropped, with its location.
  case dropped(Value, Point)
}

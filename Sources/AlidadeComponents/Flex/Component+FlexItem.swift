import AlidadeCore
import AlidadeLayout

// Item modifiers affect only the parent if it is a flex container; other parents ignore them. They
// can be anywhere in a chain: padding, frames, backgrounds, overlays, and components composed of a
// single component pass on the item values of their content. Outer values override inner ones. For
// example, the margin of `Text("a").margin(4).background(.red)` is around the red.
extension Component {
  /// Makes the component take a share of the space that is left over along the main axis of a flex
  /// container.
  ///
  /// - Parameter share: the component's share relative to its siblings; zero or more. If the shares
  ///   add up to less than one, the rest of the space stays empty.
  public func grow(_ share: Double = 1) -> AnyComponent {
    flexItem { $0.grow = share }
  }

  /// Sets how much the component shrinks when space is short along the main axis of a flex
  /// container.
  ///
  /// - Parameter factor: the weight of the component's size relative to its siblings; zero or more.
  ///   The default is 1, and a component with a factor of zero keeps its size.
  public func shrink(_ factor: Double) -> AnyComponent {
    flexItem { $0.shrink = factor }
  }

  /// Sets the size along the main axis of a flex container before growing and shrinking, in points.
  public func basis(_ length: Double) -> AnyComponent {
    flexItem { $0.basis = .finite(length) }
  }

  /// Sets the size along the main axis of a flex container before growing and shrinking.
  ///
  /// - Parameter length: a number of points, a percentage of the container, `auto` for its width or
  ///   height, or `content` for the size of its content.
  @_disfavoredOverload
  public func basis(_ length: FlexLength) -> AnyComponent {
    flexItem { $0.basis = length }
  }

  /// Aligns the component along the cross axis of a flex container, overriding the container's
  /// alignment.
  public func alignSelf(_ alignment: FlexAlignment) -> AnyComponent {
    flexItem { $0.alignment = alignment }
  }

  /// Changes the position of the component among its siblings in a flex container.
  ///
  /// The order of painting and of accessibility doesn't change.
  ///
  /// - Parameter place: the sort key, clamped to 16 bits; zero by default. Components with smaller
  ///   keys come first, and siblings with equal keys keep their order.
  public func order(_ place: Int) -> AnyComponent {
    flexItem { $0.order = Int16(clamping: place) }
  }

  fileprivate func flexItem(_ change: (inout FlexItem) -> Void) -> AnyComponent {
    var component = AnyComponent(self)
    var item = component.traits.flexItem ?? FlexItem()
    change(&item)
    component.traits.flexItem = item
    return component
  }
}

extension Component {
  /// Adds space around the component in a flex container, outside its background and frame.
  ///
  /// ```
  /// ┌──────────────────┐
  /// │       top        │
  /// │ start ▓▓▓▓▓▓ end │
  /// │      bottom      │
  /// └──────────────────┘
  /// ```
  ///
  /// Points may be negative. Percentages refer to the width of the container. `auto` takes a share
  /// of the space that is left over. An edge without a length keeps the component's own margin.
  public func margin(
    top: FlexLength = .unset, start: FlexLength = .unset, bottom: FlexLength = .unset,
    end: FlexLength = .unset
  ) -> AnyComponent {
    flexItem {
      if top != .unset { $0.margin.top = top }
      if start != .unset { $0.margin.start = start }
      if bottom != .unset { $0.margin.bottom = bottom }
      if end != .unset { $0.margin.end = end }
    }
  }

  /// Adds the same space on all sides of the component in a flex container.
  public func margin(_ length: FlexLength) -> AnyComponent {
    margin(top: length, start: length, bottom: length, end: length)
  }

  /// Adds space at the sides of the component, and above and below it, in a flex container.
  public func margin(
    horizontal: FlexLength = .unset, vertical: FlexLength = .unset
  ) -> AnyComponent {
    margin(top: vertical, start: horizontal, bottom: vertical, end: horizontal)
  }

  /// Removes the component from the flow of a flex container and pins it at distances from the
  /// container's edges.
  ///
  /// ```
  /// ┌──────────────┬───┐
  /// │ picture      │ 3 │  .absolute(top: 0, end: 0)
  /// │              └───┤
  /// └──────────────────┘
  /// ```
  ///
  /// If neither of two opposite distances is given, the component is positioned as if it were the
  /// only child in the flow. If both are given, they determine its size, unless it has its own
  /// size.
  ///
  /// - Parameters:
  ///   - top: the distance from the top, in points or as a percentage of the container.
  ///   - start: the distance from the start edge.
  ///   - bottom: the distance from the bottom.
  ///   - end: the distance from the end edge.
  public func absolute(
    top: FlexLength = .auto, start: FlexLength = .auto, bottom: FlexLength = .auto,
    end: FlexLength = .auto
  ) -> AnyComponent {
    flexItem {
      $0.position = .absolute
      $0.inset = FlexItem.Edges(top: top, start: start, bottom: bottom, end: end)
    }
  }

  /// Moves the component from its position in a flex container without moving anything else.
  ///
  /// - Parameters:
  ///   - start: the distance away from the start edge: points, which may be negative, or a
  ///     percentage of the container.
  ///   - top: the distance downward.
  public func offset(start: FlexLength = 0, top: FlexLength = 0) -> AnyComponent {
    flexItem {
      $0.position = .relative
      $0.inset = FlexItem.Edges(top: top, start: start, bottom: .auto, end: .auto)
    }
  }
}

import AlidadeCore
import AlidadeLayout

// Item modifiers speak to the flex container around; anything else ignores them. They may stand
// anywhere in a chain: padding, frames, backgrounds and overlays, and components that compose a
// single one, pass on what their content tells, completed by what they are told themselves. So
// `Text("a").margin(4).background(.red)` has its margin around the red, and the last word about
// one thing wins.
extension Component {
  /// Lets the component take a share of space that is left over along a flex container.
  ///
  /// - Parameter share: its share beside those of its siblings; zero or more. A sum of shares below
  ///   one leaves the rest of the space free.
  public func grow(_ share: Double = 1) -> AnyComponent {
    flexItem { $0.grow = share }
  }

  /// Says how readily the component gives way when space is short along a flex container.
  ///
  /// - Parameter factor: weighs its size against those of its siblings; zero or more, and zero
  ///   keeps its size. Components shrink with 1 unless told otherwise.
  public func shrink(_ factor: Double) -> AnyComponent {
    flexItem { $0.shrink = factor }
  }

  /// Sets the size along a flex container before growing and shrinking, in points.
  public func basis(_ length: Double) -> AnyComponent {
    flexItem { $0.basis = .finite(length) }
  }

  /// Sets the size along a flex container before growing and shrinking.
  ///
  /// - Parameter length: points, a percentage of the container, `auto` for its width or height, or
  ///   `content` for the size of its content.
  @_disfavoredOverload
  public func basis(_ length: FlexLength) -> AnyComponent {
    flexItem { $0.basis = length }
  }

  /// Places the component across a flex container otherwise than its siblings.
  public func alignSelf(_ alignment: FlexAlignment) -> AnyComponent {
    flexItem { $0.alignment = alignment }
  }

  /// Gives the component another place among its siblings in a flex container.
  ///
  /// What is read out and painted keeps the order in which it was written.
  ///
  /// - Parameter place: smaller ones come first, equal ones in the order in which they were
  ///   written; zero for those that say nothing. Cut to 16 bits.
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
  /// Keeps space around the component in a flex container, outside its background and frame.
  ///
  /// ```
  /// ┌──────────────────┐
  /// │       top        │
  /// │ start ▓▓▓▓▓▓ end │
  /// │      bottom      │
  /// └──────────────────┘
  /// ```
  ///
  /// Points may be negative; percentages are of the width of the container; `auto` takes a share of
  /// the space that is left over. An edge that is not given keeps what the component says itself.
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

  /// Keeps the same space on all sides of the component in a flex container.
  public func margin(_ length: FlexLength) -> AnyComponent {
    margin(top: length, start: length, bottom: length, end: length)
  }

  /// Keeps space at both sides of the component, and above and below it, in a flex container.
  public func margin(
    horizontal: FlexLength = .unset, vertical: FlexLength = .unset
  ) -> AnyComponent {
    margin(top: vertical, start: horizontal, bottom: vertical, end: horizontal)
  }

  /// Takes the component out of the flow of a flex container and holds it at distances from the
  /// container's edges.
  ///
  /// ```
  /// ┌──────────────┬───┐
  /// │ picture      │ 3 │  .absolute(top: 0, end: 0)
  /// │              └───┤
  /// └──────────────────┘
  /// ```
  ///
  /// Where neither of two opposite distances is given, it stands where it would be alone in the
  /// flow; where both are, they decide its size unless it has one.
  ///
  /// - Parameters:
  ///   - top: the distance from the top, in points or as a percentage of the container.
  ///   - start: the distance from where lines begin.
  ///   - bottom: the distance from the bottom.
  ///   - end: the distance from where lines end.
  public func absolute(
    top: FlexLength = .auto, start: FlexLength = .auto, bottom: FlexLength = .auto,
    end: FlexLength = .auto
  ) -> AnyComponent {
    flexItem {
      $0.position = .absolute
      $0.inset = FlexItem.Edges(top: top, start: start, bottom: bottom, end: end)
    }
  }

  /// Moves the component from where it stands in a flex container, and nothing else with it.
  ///
  /// - Parameters:
  ///   - start: how far away from where lines begin; points, which may be negative, or a percentage
  ///     of the container.
  ///   - top: how far down.
  public func offset(start: FlexLength = 0, top: FlexLength = 0) -> AnyComponent {
    flexItem {
      $0.position = .relative
      $0.inset = FlexItem.Edges(top: top, start: start, bottom: .auto, end: .auto)
    }
  }
}

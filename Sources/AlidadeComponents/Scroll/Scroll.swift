import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A component that scrolls its content.
///
/// ```
/// ┌─────────┐
/// │ content │
/// └ ─ ─ ─ ─ ┘ ← the viewport ends here
/// │ content │
/// ```
///
/// ```swift
/// Scroll { Article() }
/// Scroll(.horizontal) { Row(spacing: 8) { ForEach(albums) { Cover(album: $0) } } }
/// Scroll(.both) { Map() }
/// ```
///
/// The content has unlimited space along the axes that scroll, and the space of the component
/// across them. It is at least as large as the component: content that fits is laid out as if
/// nothing scrolled, so a ``Center`` centers it, and a ``Spacer`` takes the remaining space. The
/// component itself is as large as its content, up to the available space.
///
/// All of the content is built and laid out, off the main thread, but only the parts near the
/// viewport have views. For thousands of similar rows, add a `List`, which builds only the rows
/// near the viewport. A part of the content that itself scrolls does so until it reaches its end;
/// then this component scrolls. The wheel scrolls horizontally while Shift is held. The arrow keys,
/// Page Up, Page Down, Home and End scroll while the component, or a view inside that doesn't use
/// them, has the keyboard focus. Space scrolls while the component itself has the focus, as after a
/// click on text in it. A component that gets the focus scrolls into view. Tab also leads to
/// components without views, up to 32 screenfuls away.
///
/// The position belongs to the component's state, so it survives updates, and survives scrolling
/// the component out of view in a list and back. When content above the viewport changes, the first
/// component that is entirely visible stays where it is, unless the start of the content is
/// visible. Give the components keys, as `ForEach` does, so that they are identified when others
/// are inserted or removed.
///
/// In a right-to-left layout, content that scrolls horizontally begins at its right end.
public struct Scroll: Component, Equatable {
  /// The state of a component that scrolls: its position.
  public struct State: Sendable {
    let scroller = Scroller()
  }

  private let axes: Axis.Set
  private let controller: ScrollController?
  private let content: AnyComponent
  private var start: ScrollPosition?
  private var didScroll: Action<Point>?

  /// Creates a component that scrolls.
  ///
  /// - Parameters:
  ///   - axes: the axes along which the content scrolls.
  ///   - controller: a controller that scrolls the content from code.
  ///   - content: the content; several components form a column.
  public init(
    _ axes: Axis.Set = .vertical, controller: ScrollController? = nil,
    @ComponentBuilder content: () -> ComponentList
  ) {
    self.axes = axes
    self.controller = controller
    self.content = AnyComponent(content())
  }

  /// Opens the content at a position.
  ///
  /// Later changes to the position have no effect; use a ``ScrollController`` to scroll.
  ///
  /// - Parameter position: the position; the start if it names a component that isn't there.
  public func opens(at position: ScrollPosition) -> Scroll {
    var scroll = self
    scroll.start = position
    return scroll
  }

  /// Calls a closure after the content has scrolled, even if it scrolled because it changed or
  /// became smaller.
  ///
  /// - Parameter action: the closure, with the new ``ScrollController/offset``; called on the main
  ///   thread.
  public func onOffsetChange(
    perform action: @escaping @MainActor @Sendable (Point) -> Void
  ) -> Scroll {
    var scroll = self
    scroll.didScroll = Action(action)
    return scroll
  }

  /// Returns the state of a component that hasn't scrolled.
  public func initialState() -> State { State() }

  /// Returns the scroll view.
  public func body(_ context: Context<State>) -> some Component {
    ScrollViewport(
      axes: axes, scroller: context.state.scroller, controller: controller, start: start,
      didScroll: didScroll, children: [content])
  }
}

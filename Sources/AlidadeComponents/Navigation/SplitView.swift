import AlidadeCore
import AlidadeLayout

/// A sidebar and content side by side, with a border between them that the user drags.
///
/// ```swift
/// SplitView(width: context.binding(\.sidebarWidth), collapsesBelow: 500) {
///   FolderList()
/// } content: {
///   MessageList()
/// }
/// ```
///
/// ```
/// ┌─────────┬────────────────┐        ┌─────────┐
/// │ sidebar ║    content     │   or   │ sidebar │  ⇄  content
/// └─────────┴────────────────┘        └─────────┘
///           ↔ the border                collapsed
/// ```
///
/// The sidebar is at the start, so it is on the right in right-to-left layout. The user drags the
/// border, or moves it with the arrow keys, Home and End while it has the keyboard focus. A double
/// click, Return or Space restores the ideal width of the sidebar. Only the end of a drag changes
/// the bound width; during the drag, the sides aren't rebuilt, only laid out. The content always
/// keeps at least as much space as the smallest sidebar takes.
///
/// If there is less space than `collapsesBelow`, the view is *collapsed* and shows only one side:
/// the content if `isContentShown` is `true`, otherwise the sidebar. The components inside can read
/// ``Navigator/isCollapsed``. In collapsed content, a ``BackButton``, Alt-Left, the back button of
/// the pointer, the Back key, and a swipe with a finger, or two fingers on a touchpad, lead back to
/// the sidebar, and the sides slide over each other. From right to left, Alt-Right takes the place
/// of Alt-Left. In an expanded view, a sidebar that is shown or hidden slides in or out, and the
/// content moves aside, at its final width. If the desktop requests reduced motion, both fade.
///
/// A side that isn't shown has no views, but keeps its state, such as typed text and scroll
/// positions. If it had the focus, the focus returns only to components with
/// ``Component/focused(_:equals:onChange:)``.
public struct SplitView: Component, Equatable {
  /// The state of a split view: the width and the shown side unless they are bound.
  public struct State: Sendable {
    var width: Double?
    var isContentShown = false
    var isCollapsed = false
    var swipe = BackSwipe.State()
  }

  private let widths: SplitWidths
  private let width: Binding<Double>?
  private let threshold: Double
  private let isSidebarShown: Bool
  private let isContentShown: Binding<Bool>?
  private let sidebar: AnyComponent
  private let content: AnyComponent

  /// Creates a sidebar and content.
  ///
  /// Extents are in points; a negative or nonfinite extent is reported and replaced by its default.
  ///
  /// - Parameters:
  ///   - width: the width that the user gave the sidebar; `nil` keeps it in the state of the
  ///     component. A width outside the limits is shown as the nearest width within them.
  ///   - ideal: the width of the sidebar until the user changes it, and after a double click.
  ///   - minimum: the smallest width of the sidebar.
  ///   - maximum: the largest width of the sidebar. A maximum below `minimum` is reported, and
  ///     `minimum` is used instead.
  ///   - collapsesBelow: the width below which only one side is shown; zero for never.
  ///   - isSidebarShown: `false` to show only the content. It has no effect while the view is
  ///     collapsed.
  ///   - isContentShown: `true` to show the content while the view is collapsed; set to `false`
  ///     when the user goes back. If it is `nil`, ``Navigator/showContent()`` shows the content.
  ///   - sidebar: the component at the start; several form a column.
  ///   - content: the component that takes the remaining space; several form a column.
  public init(
    width: Binding<Double>? = nil, ideal: Double = 240, minimum: Double = 140,
    maximum: Double = 480, collapsesBelow: Double = 0, isSidebarShown: Bool = true,
    isContentShown: Binding<Bool>? = nil, @ComponentBuilder sidebar: () -> ComponentList,
    @ComponentBuilder content: () -> ComponentList
  ) {
    widths = SplitWidths(ideal: ideal, minimum: minimum, maximum: maximum)
    self.width = width
    threshold = ParameterCheck.length(collapsesBelow, "The collapsing width of a SplitView")
    self.isSidebarShown = isSidebarShown
    self.isContentShown = isContentShown
    self.sidebar = AnyComponent(sidebar())
    self.content = AnyComponent(content())
  }

  /// Returns the state of a split view that hasn't been used yet.
  public func initialState() -> State { State() }

  /// The sides, and the border between them.
  public func body(_ context: Context<State>) -> some Component {
    let state = context.state
    let isContentShown = isContentShown?.value ?? state.isContentShown
    let selection =
      state.isCollapsed
      ? SplitSelection.page(isContentShown ? 1 : 0) : .content(besideSidebar: isSidebarShown)
    let sidebar = SplitSidebar(
      side(sidebar, context).atWindowEdges(end: state.isCollapsed), isCollapsed: state.isCollapsed)
    let content = collapsing(content, context)
      .atWindowEdges(start: state.isCollapsed || !isSidebarShown)
    let motion = { state.swipe.motion(ofPage: $0, over: 1, isSwiped: state.isCollapsed) }
    SplitSides(
      widths: widths, threshold: threshold, isSidebarShown: isSidebarShown,
      isContentShown: isContentShown, swiping: selection == .page(1) ? swiping(context) : nil,
      children: [
        AnyComponent(Moving(sidebar, motion(0))), AnyComponent(Moving(content, motion(1))),
        AnyComponent(border(context)),
      ] + probes(context)
    )
    .animation(.page, value: selection) { [isOutOfView = state.swipe.isOutOfView] previous in
      isOutOfView ? nil : selection.transition(after: previous)
    }
  }

  // MARK: - Sides

  private func side(_ side: AnyComponent, _ context: Context<State>) -> some Component {
    let isContentShown = isContentShown
    return side.environment(IsCollapsed.self, context.state.isCollapsed)
      .onMessage(ShowContent.self) { _ in
        withImmediateUpdates { SplitView.show(true, isContentShown, context) }
      }
  }

  private func collapsing(_ content: AnyComponent, _ context: Context<State>) -> some Component {
    let isContentShown = isContentShown
    let isCollapsed = context.state.isCollapsed
    let side = side(content, context)
      .environment(CanGoBack.self, isCollapsed || context.environment(CanGoBack.self))
      .onMessage(GoBack.self) { message in
        // If both sides are shown, only a component around this view can go back.
        if context.currentState.isCollapsed {
          withImmediateUpdates { SplitView.show(false, isContentShown, context) }
        } else {
          context.send(message)
        }
      }
    // The whole content moves as one view.
    return Interactive(side)
  }

  private func swiping(_ context: Context<State>) -> BackSwiping {
    let isContentShown = isContentShown
    return context.state.swipe.swiping(ComponentKey(true), context, \.swipe) {
      SplitView.show(false, isContentShown, context)
    }
  }

  @MainActor private static func show(
    _ isShown: Bool, _ binding: Binding<Bool>?, _ context: Context<State>
  ) {
    if let binding { return binding.set(isShown) }
    context.update { $0.isContentShown = isShown }
  }

  // MARK: - Width

  private func border(_ context: Context<State>) -> some Component {
    let binding = width
    let width =
      binding.map {
        ParameterCheck.length($0.value, "The width of a sidebar", instead: widths.ideal)
      }
      ?? context.state.width ?? widths.ideal
    return SplitBorder(
      width: width, widths: widths,
      commit: Action { width in
        if let binding { return binding.set(width) }
        context.update { $0.width = width }
      })
  }

  /// Returns a component that reports whether the view is collapsed, if it can be.
  private func probes(_ context: Context<State>) -> [AnyComponent] {
    guard threshold > 0 else { return [] }
    let threshold = threshold
    let probe = WidthProbe.probe { width in
      width < threshold
    } report: { isCollapsed in
      guard context.currentState.isCollapsed != isCollapsed else { return }
      context.updateImmediately { $0.isCollapsed = isCollapsed }
    }
    return [probe]
  }
}

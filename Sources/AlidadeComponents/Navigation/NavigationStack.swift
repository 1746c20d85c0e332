import AlidadeCore
import AlidadeLayout

/// A stack of pages that shows the top one.
///
/// ```swift
/// enum Page: Hashable { case folder(Int), message(Int) }
///
/// NavigationStack(path: context.binding(\.path)) {
///   FolderList()
/// } page: { (page: Page) in
///   switch page {
///   case .folder(let id): MessageList(folder: id)
///   case .message(let id): MessagePage(id: id)
///   }
/// }
/// ```
///
/// ```
/// ┌────────┐
/// │ root ┌─┴──────┐
/// │      │ page ┌─┴──────┐
/// └──────┤      │  page  │ ← shown
///        └──────┤        │
///               └────────┘
/// ```
///
/// The path is state: change it to go anywhere. Components inside push a page with
/// ``Navigator/push(_:)``, and go back with ``Navigator/goBack()``. A ``BackButton``, Alt-Left, the
/// back button of the pointer, the Back key, and a swipe over the page with a finger, or two fingers
/// on a touchpad, also go back. From right to left, Alt-Right takes the place of Alt-Left.
///
/// Covered pages have no views and aren't laid out, but they are built and keep their state, such
/// as typed text and scroll positions. A page that is no longer in the path is released with its
/// state. A page is identified by its value and, among equal values, by its order.
///
/// When the user goes back, the view that had the keyboard focus when its page was covered gets it
/// again; in a list, its row. Otherwise, if the view with the focus is covered or removed, the
/// first focusable view of the current page gets the focus, unless a view with
/// ``Component/focused(_:equals:onChange:)`` had the focus before.
///
/// The stack takes all of the available space. Pages slide over each other, or fade if the desktop
/// requests reduced motion.
public struct NavigationStack<Page: Hashable & Sendable>: Component, Equatable {
  /// The state of a stack: the page that the user is swiping aside.
  public struct State: Sendable {
    fileprivate var swipe = BackSwipe.State()
  }

  private let path: Binding<[Page]>
  private let root: AnyComponent
  private let pages: [AnyComponent]

  /// Creates a stack of pages.
  ///
  /// - Parameters:
  ///   - path: the pages above the root, with the current page last.
  ///   - root: the component of the empty path; several form a column.
  ///   - page: returns the component of a page; called once for each page of the path.
  public init(
    path: Binding<[Page]>, @ComponentBuilder root: () -> ComponentList,
    @ComponentBuilder page: (Page) -> ComponentList
  ) {
    self.path = path
    self.root = AnyComponent(root())
    pages = path.value.map { AnyComponent(page($0)) }
  }

  /// Returns the state of a stack that hasn't been used yet.
  public func initialState() -> State { State() }

  /// The pages, of which the last is shown.
  public func body(_ context: Context<State>) -> some Component {
    let (path, depth, swipe) = (path, path.value.count, context.state.swipe)
    let stacked = ComponentKey(path.value)
    let isSwiped = swipe.pages == stacked
    var occurrences: [Page: Int] = [:]
    let covering = zip(path.value, pages).enumerated().map { index, page in
      occurrences[page.0, default: 0] += 1
      let key = PageKey(page: page.0, occurrence: occurrences[page.0, default: 0])
      return Moving(
        component(page.1, removing: index, isShown: index == depth - 1),
        swipe.motion(ofPage: index + 1, over: depth, isSwiped: isSwiped)
      ).key(key)
    }
    let root = Moving(
      PageFocus(root, takesFocusAtFirst: false, isShown: depth == 0),
      swipe.motion(ofPage: 0, over: depth, isSwiped: isSwiped))
    ShownPage(
      index: depth, clips: true, swiping: depth > 0 ? swiping(stacked, context) : nil,
      children: [AnyComponent(root)] + covering
    )
    .animation(.page, value: path.value) { previous in
      swipe.isOutOfView ? nil : .page(from: previous.count, to: depth)
    }
    .onMessage(PushedPage<Page>.self) { pushed in
      withImmediateUpdates { path.update { $0.append(pushed.page) } }
    }
  }

  private func swiping(_ pages: ComponentKey, _ context: Context<State>) -> BackSwiping {
    let (path, remaining) = (path, path.value.count - 1)
    return context.state.swipe.swiping(pages, context, \.swipe) {
      path.update { $0 = Array($0.prefix(remaining)) }
    }
  }

  /// Returns a page from which the user goes back to the pages before an index.
  private func component(
    _ page: AnyComponent, removing index: Int, isShown: Bool
  ) -> some Component {
    let path = path
    return PageFocus(page, takesFocusAtFirst: true, isShown: isShown)
      .environment(CanGoBack.self, true)
      .onMessage(GoBack.self) { _ in
        withImmediateUpdates { path.update { $0 = Array($0.prefix(index)) } }
      }
  }
}

/// The key of a page among those of a path.
private struct PageKey<Page: Hashable & Sendable>: Hashable, Sendable {
  let page: Page
  /// The number of equal pages up to this one.
  let occurrence: Int
}

/// A message that adds a page to a path.
struct PushedPage<Page: Hashable & Sendable>: Sendable {
  let page: Page
}

extension Navigator {
  /// Shows a page on top of the nearest ``NavigationStack`` with pages of this type.
  ///
  /// - Returns: `true` if there is such a stack.
  @discardableResult
  @MainActor public func push<Page: Hashable & Sendable>(_ page: Page) -> Bool {
    context.send(PushedPage(page: page))
  }
}

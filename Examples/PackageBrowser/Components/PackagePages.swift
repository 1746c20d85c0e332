import Alidade
import DebianPackages

extension WidthClass {
  /// A width with space for the details of a package beside the list.
  static let detailsBesideList = WidthClass(from: 640)
}

/// The packages, and a page with the details of one where there is no space for both.
struct PackagePages: Component {
  let page: BrowserPage
  let controller: ListController?

  /// The keyboard focus and the scroll position of the packages.
  struct State: Sendable {
    /// A Boolean value that is `true` if the packages have the keyboard focus, as they do at first.
    var hasFocus = true
    /// The query whose first result is selected once it is shown, because the user pressed Enter
    /// before it was; `nil` if there is none.
    var awaited: PackageQuery?
    let list = ListController()
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let isNarrow = context.widthClass < .detailsBesideList
    let shows = page.showsDetails
    let isPage = isNarrow && shows.value && context.setting(.showsDetails)
    let list = controller ?? context.state.list
    let (hasFocus, start) = (context.state.hasFocus, startOfResult)
    let isSearching = !page.state.term.isEmpty
    NavigationStack(
      path: Binding(isPage ? [DetailsPage.details] : []) { path in shows.set(!path.isEmpty) }
    ) {
      PackagesAndDetails(page: page, controller: list, isNarrow: isNarrow)
        .task(id: page.state.shown.query) {
          await list.scroll(to: start)
          await selectAwaited(in: list, context, isNarrow: isNarrow)
        }
        .focused(hasFocus) { hasFocus in context.update { $0.hasFocus = hasFocus } }
        .browserHeader(
          page, hasMenu: true, hasSidebar: !context.navigation.isCollapsed, isNarrow: isNarrow,
          onSubmit: { submit(in: list, context, isNarrow: isNarrow) }
        )
        .onKeyPress(.down, phase: .bubble) {
          !hasFocus && selectFirst(in: list, context, isNarrow: isNarrow)
        }
        // Escape goes back to the search, where it ends the search.
        .onKeyPress(.escape, phase: .bubble) { isSearching && context.perform(.find) }
    } page: { _ in
      if let package = page.selectedPackage {
        PackageDetails(package: package)
          .headerBar(package.name)
          .shortcut(.escape, []) { shows.set(false) }
      }
    }
  }

  private enum DetailsPage: Hashable {
    case details
  }

  /// The position at which the result of another query begins: the best result of a search, or the
  /// selected package.
  private var startOfResult: ListPosition {
    guard page.state.shown.query.term.isEmpty, page.selectedPackage != nil,
      let selected = page.selection.value
    else { return .start }
    return .row(selected, at: .nearest)
  }

  /// Selects the first result of the search, now or as soon as the result is shown.
  @MainActor private func submit(
    in list: ListController, _ context: Context<State>, isNarrow: Bool
  ) {
    let query = page.query
    if page.state.shown.query == query {
      selectFirst(in: list, context, isNarrow: isNarrow)
    } else {
      context.update { $0.awaited = query }
    }
  }

  /// Selects the first result of a search that has just been shown, if the user has pressed Enter
  /// before, and hasn't gone elsewhere since.
  @MainActor private func selectAwaited(
    in list: ListController, _ context: Context<State>, isNarrow: Bool
  ) {
    // The state that the task began with: it may begin later than the user presses Enter.
    guard let awaited = context.state.awaited, awaited == context.currentState.awaited else {
      return
    }
    let query = page.query
    // The result of an earlier query may still arrive.
    if awaited == query, page.state.shown.query != query { return }
    context.update { $0.awaited = nil }
    guard awaited == query, !context.currentState.hasFocus else { return }
    selectFirst(in: list, context, isNarrow: isNarrow)
  }

  /// Selects the first result of a search, and moves the keyboard focus to the packages.
  ///
  /// - Returns: `true` if there is a result.
  @discardableResult
  @MainActor private func selectFirst(
    in list: ListController, _ context: Context<State>, isNarrow: Bool
  ) -> Bool {
    let state = page.state
    guard !state.term.isEmpty, state.shown.query == page.query,
      let first = page.sections(for: context).first?.items.first
    else { return false }
    withImmediateUpdates {
      page.selection.set(first.id)
      if !isNarrow { page.showsDetails.set(true) }
      context.update { $0.hasFocus = true }
    }
    list.scroll(to: first.id)
    return true
  }
}

/// It shows most of the window's state, so it changes with it.
extension PackagePages: AlwaysRebuilt {}

import AlidadeCore
import AlidadeRender

/// A page that takes the keyboard focus when it appears, unless another view has it.
///
/// As a result, the keyboard keeps working, although the view that had the focus was removed with
/// another page. A page that appears again returns the focus to what had it before. A visible page
/// below another one doesn't respond to the user.
struct PageFocus: ViewComponent, ControllerProviding, Equatable {
  /// A Boolean value that is `false` if the page leaves the focus alone when it appears for the
  /// first time.
  let takesFocusAtFirst: Bool
  /// A Boolean value that is `true` if no other page is above this one.
  let isShown: Bool
  let children: [AnyComponent]

  init(_ page: AnyComponent, takesFocusAtFirst: Bool, isShown: Bool) {
    self.takesFocusAtFirst = takesFocusAtFirst
    self.isShown = isShown
    children = [page]
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? {
    ViewConfiguration(
      .focusScope(), attributes: isShown ? [] : ViewOptions(isInteractive: false).viewAttributes())
  }

  final class Controller: ComponentController<PageFocus> {
    private var wasMounted = false
    /// The place of the focus when the page was covered; `nil` if the focus wasn't in the page.
    private var place: FocusPlace?

    override func didMount() {
      let isNew = !wasMounted
      wasMounted = true
      if !isNew || component.takesFocusAtFirst { takeFocus() }
    }

    override func didUpdate(from older: PageFocus) {
      if !older.isShown { takeFocus() }
    }

    override func willUnmount() {
      guard let scope, let place = FocusPlace(in: scope) else { return }
      self.place = place
    }

    private var scope: (any FocusScopeView)? { view as? any FocusScopeView }

    private func takeFocus() {
      guard component.isShown, let scope, !scope.isFocusElsewhere else { return }
      let previous = place
      place = nil
      if scope.containsFocus || previous?.restore(in: scope) == true { return }
      scope.takeFocus()
    }
  }
}

import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// A page that takes the keyboard focus when it appears, unless something else has it.
///
/// So the keyboard works on, although the view that had the focus went with another page.
struct PageFocus: ViewComponent, ControllerProviding, Equatable {
  /// A Boolean value that is `false` if the page leaves the focus alone when it appears for the
  /// first time.
  let takesFocusAtFirst: Bool
  let children: [AnyComponent]

  init(_ page: AnyComponent, takesFocusAtFirst: Bool) {
    self.takesFocusAtFirst = takesFocusAtFirst
    children = [page]
  }

  var layoutBehavior: LayoutBehavior { .modifier() }

  func view() -> ViewConfiguration? { ViewConfiguration(.focusScope()) }

  final class Controller: ComponentController<PageFocus> {
    private var wasMounted = false

    override func didMount() {
      let isNew = !wasMounted
      wasMounted = true
      guard !isNew || component.takesFocusAtFirst, let scope = view as? any FocusScopeView,
        !scope.isFocusElsewhere
      else { return }
      scope.takeFocus()
    }
  }
}

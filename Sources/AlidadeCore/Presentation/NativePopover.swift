import AlidadeRender

/// A popover of a toolkit, which shows its own content beside a view and in front of everything
/// else.
@MainActor public protocol NativePopover: AnyObject {
  /// The view that the popover is shown beside, and whose movements it follows; not retained.
  var anchor: (any NativeView)? { get set }

  /// Changes the properties; the role stays.
  func update(_ configuration: PopoverConfiguration)

  /// Replaces the component in the popover; state is preserved where types and keys are the same.
  func setContent(_ content: AnyComponent, parent: ParentComponent?)

  /// Shows the popover, or waits until the anchor is on the screen.
  ///
  /// A popover with the role ``PopoverConfiguration/Role/dialog`` closes the other popovers that
  /// the same hosting view shows, and gets the keyboard focus.
  func present()

  /// Closes the popover permanently, without notifying the delegate.
  ///
  /// If the keyboard focus is in the popover, it returns to its previous place.
  func close()
}

/// An object that is notified when a popover closes.
@MainActor public protocol PopoverDelegate: AnyObject {
  /// Called when the user has closed the popover, when another popover has replaced it, when a
  /// sheet or a modal window blocks it, or when its anchor is no longer visible.
  ///
  /// It may be called during the update that opens the other popover or the sheet.
  func popoverDidClose()
}

/// A hosting view that can show popovers over its content.
@MainActor public protocol PopoverPresenting: AnyObject, Sendable {
  /// The scheduler of the toolkit, for popovers that open later.
  var scheduler: any WorkScheduler { get }

  /// Creates a popover, without showing it.
  ///
  /// - Parameters:
  ///   - configuration: the properties of the popover.
  ///   - anchor: the view in the hosting view that the popover is shown beside.
  ///   - delegate: notified when the popover closes; not retained.
  ///   - content: the component in the popover.
  ///   - parent: the component that shows the popover, whose environment the content gets.
  func makePopover(
    _ configuration: PopoverConfiguration, beside anchor: any NativeView,
    delegate: any PopoverDelegate, content: AnyComponent, parent: ParentComponent?
  ) -> any NativePopover
}

/// The environment key of the hosting view that shows popovers.
package enum PopoverPresenterKey: EnvironmentKey {
  package static let defaultValue = PopoverPresenter(presenter: nil)
}

/// The hosting view that shows popovers, as a value of the environment.
package struct PopoverPresenter: Sendable, Equatable {
  // An object, for the reason given in `ScopeReference`.
  private let reference: Reference?

  fileprivate init(presenter: (any PopoverPresenting)?) {
    reference = presenter.map { Reference($0) }
  }

  /// The hosting view; `nil` if it no longer exists, or if its toolkit has no popovers.
  package var presenter: (any PopoverPresenting)? { reference?.presenter }

  /// Returns `true` if both are the same hosting view.
  package static func == (one: PopoverPresenter, other: PopoverPresenter) -> Bool {
    one.reference === other.reference
  }

  private final class Reference: Sendable {
    // Proof: set in the initializer and never again; reading a weak reference is safe on any
    // thread.
    nonisolated(unsafe) weak var presenter: (any PopoverPresenting)?

    init(_ presenter: any PopoverPresenting) {
      self.presenter = presenter
    }
  }
}

extension ParentComponent {
  /// The hosting view that shows the component; `nil` if its toolkit has no popovers.
  package var popoverPresenter: (any PopoverPresenting)? {
    value(of: PopoverPresenterKey.self).presenter
  }
}

extension ComponentHost {
  /// Provides the hosting view that shows the popovers of the components.
  public func setPopoverPresenter(_ presenter: any PopoverPresenting) {
    setEnvironment(PopoverPresenterKey.self, PopoverPresenter(presenter: presenter))
  }
}

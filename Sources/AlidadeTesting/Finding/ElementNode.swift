import AlidadeCore
import AlidadeHeadless
import AlidadeLayout
import AlidadeRender

/// The identity of an element.
enum ElementIdentity: Hashable {
  /// The identity of a component.
  case component(UnitIdentity)
  /// The identity of a view that doesn't represent a component, such as the root of a row.
  case view(ObjectIdentifier)
}

/// A component or a view in its current state.
@MainActor struct ElementNode {
  let identity: ElementIdentity
  /// The index of the enclosing element; `nil` for the window.
  let parent: Int?
  /// One past the index of the last element inside.
  var end: Int
  /// The type of the component; `nil` for a view without one.
  let component: ComponentType?
  let key: ComponentKey?
  /// The view; `nil` for a component without its own view.
  let view: HeadlessView?
  /// The element's view, or the nearest enclosing view.
  let nearestView: HeadlessView
  /// The frame in the window, in points.
  var frame: Rect

  /// The text that the view shows, without truncation; `nil` if it shows none.
  var ownText: String? {
    if let text = view as? HeadlessTextView { return text.textLayout?.content.copiedText }
    return view?.visibleText
  }

  /// The name for assistive technologies that was set on the view; `nil` if none was.
  var ownLabel: String? { view?.options.accessibility?.label }

  /// The placeholder of a text field; `nil` for other elements.
  var placeholder: String? { (view as? HeadlessTextInputView)?.placeholder }

  var role: AccessibilityRole { view?.role ?? .generic }

  /// The name for assistive technologies: the name set on the view, or the one in a control's
  /// content.
  var label: String? {
    if let ownLabel { return ownLabel }
    if let placeholder { return placeholder.isEmpty ? nil : placeholder }
    switch role {
    case .button, .link, .checkbox, .toggle, .toggleButton, .heading, .listItem, .treeItem, .row,
      .tab:
      return view?.descendants.filter { $0.isVisible && !$0.isUnread }.lazy
        .compactMap(\.contentText).first { !$0.isEmpty }
    default: return nil
    }
  }

  /// The nearest view, from this one outward, that a user can operate; `nil` if there is none.
  var control: HeadlessView? { nearestView.outwardViews.first { $0.isControl } }
}

extension HeadlessView {
  /// A Boolean value that is `true` if the view is a control that a user can operate.
  final var isControl: Bool {
    if self is any PressableView || self is any TextInputView { return true }
    return (self as? any ControlView)?.isOperable ?? false
  }

  /// The text of a text view, without truncation, or of a control; the label of one element that is
  /// read in place of its content.
  fileprivate final var contentText: String? {
    (self as? HeadlessTextView)?.textLayout?.content.copiedText ?? visibleText
      ?? (role == .group ? options.accessibility?.label : nil)
  }

  /// A Boolean value that is `true` if the view or one of its superviews is hidden from assistive
  /// technologies.
  fileprivate final var isUnread: Bool {
    outwardViews.contains { $0.options.accessibility?.isHidden == true }
  }

  /// A Boolean value that is `true` if neither the view nor any of its superviews is disabled.
  final var isEnabledInContext: Bool {
    outwardViews.allSatisfy { view in
      view.options.isInteractive != false && (view as? any PressableView)?.isEnabled != false
        && (view as? any TextInputView)?.isEnabled != false
        && (view as? any ControlView)?.isEnabled != false
    }
  }
}

extension ControlView {
  fileprivate var isOperable: Bool { Content.isInteractive }
}

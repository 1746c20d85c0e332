import AlidadeCore
import AlidadeRender

/// The area of a link in a text, which responds to the pointer and the keyboard.
///
/// It draws only the highlight and the focus ring; the text is drawn by the enclosing view.
struct LinkArea: Component, Equatable {
  let link: TextLink
  let label: String
  /// The characters of the link, in bytes of the text.
  let range: Range<Int>

  func body(_ context: Context<NoState>) -> some Component {
    let destination = link.destination
    return LinkAreaView(
      label: label, tooltip: link.tooltip, range: range,
      action: Action {
        switch destination {
        case .address(let address): LinkRequest.open(address, from: context)
        case .action(let action): action()
        }
      })
  }
}

/// The view of a link in a text.
private struct LinkAreaView: ViewComponent, Equatable {
  let label: String
  let tooltip: String?
  let range: Range<Int>
  let action: Action<Void>

  func view() -> ViewConfiguration? {
    var attributes: [ViewAttribute<any PressableView>] = [
      .press(action),
      ViewAttribute(.highlight, .standard) { view, highlight in view.highlight = highlight },
      ViewAttribute(.textRange, range) { view, range in view.textRange = range },
      ViewAttribute<any NativeView>.cursor(.pointer).narrowed(),
    ]
    attributes += ViewOptions(
      cornerRadius: 3, tooltip: tooltip ?? "", accessibility: Accessibility(label: label)
    ).viewAttributes()
    return ViewConfiguration(.pressable(role: .link), attributes: attributes)
  }
}

extension AttributeIdentifier {
  fileprivate static let textRange: AttributeIdentifier = "alidade.textRange"
}

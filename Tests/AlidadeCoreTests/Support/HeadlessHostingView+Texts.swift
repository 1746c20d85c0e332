import AlidadeHeadless
import AlidadeNative

extension HeadlessHostingView {
  /// Shows components in a view of 300 by 400 points.
  convenience init(@ComponentBuilder _ content: () -> ComponentList) {
    self.init(size: Size(width: 300, height: 400), content: content)
  }

  /// The texts in sight, from the lowest view to the topmost.
  var texts: [String] { root.visibleTexts }

  /// The views that show texts in sight, by these.
  var textViews: [String: HeadlessTextView] {
    Dictionary(
      root.descendants.filter(\.isVisible).compactMap { $0 as? HeadlessTextView }
        .map { ($0.visibleText ?? "", $0) }, uniquingKeysWith: { first, _ in first })
  }
}

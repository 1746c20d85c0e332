import AlidadeHeadless
import AlidadeNative

extension HeadlessHostingView {
  /// Shows components in a view of 300 by 200 points.
  convenience init(@ComponentBuilder _ content: () -> ComponentList) {
    self.init(size: Size(width: 300, height: 200), content: content)
  }

  /// The first view of a kind.
  func first<View: HeadlessView>(_ type: View.Type = View.self) -> View? {
    root.descendants.dropFirst().compactMap { $0 as? View }.first
  }

  /// Where the boxes are, from the lowest to the topmost: the views that have a background.
  var boxes: [Rect] {
    root.descendants.filter { $0.options.backgroundColor != nil }.map(\.frameInRoot)
  }
}

/// A box of a size, to be found again by ``HeadlessHostingView/boxes``.
func block(_ width: Double? = nil, _ height: Double? = nil) -> some Component {
  Box(background: .red).frame(width: width, height: height)
}

#if GTK
import AlidadeRender

extension WindowButtonLayout {
  /// Creates the layout that is described by GTK's setting `gtk-decoration-layout`, such as
  /// `icon:minimize,maximize,close`.
  ///
  /// Names of other buttons are ignored.
  init(gtkSetting text: String) {
    let sides = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    func buttons(_ index: Int) -> [WindowButton] {
      guard sides.indices.contains(index) else { return [] }
      var buttons: [WindowButton] = []
      for name in sides[index].split(separator: ",") {
        guard let button = WindowButton(rawValue: String(name)), !buttons.contains(button) else {
          continue
        }
        buttons.append(button)
      }
      return buttons
    }
    self.init(start: buttons(0), end: buttons(1))
  }
}
#endif

#if GTK
import AlidadeLayout
import AlidadeRender

extension GTKWidgetView {
  /// The names of the widget types that have been reported.
  private static var reported: Set<String> = []

  /// Reports a widget that is invisible because its component doesn't specify a size.
  ///
  /// Each type of widget is reported only once.
  ///
  /// The check runs in a later turn of the main loop, because the widget is measured after its
  /// first layout.
  func checkSizeLater() {
    let type = content.typeName
    guard !GTKWidgetView.reported.contains(type) else { return }
    MainLoopTurns.add { [weak self] in
      guard let self, sizeObserver == nil, !isHidden, superview != nil else { return }
      let (given, requested) = (frame.size, sizeThatFits(width: .infinity))
      guard
        (given.width == 0 && requested.width > 0) || (given.height == 0 && requested.height > 0),
        GTKWidgetView.reported.insert(type).inserted
      else { return }
      report(type, given, requested)
    }
  }

  private func report(_ type: String, _ given: Size, _ requested: Size) {
    Diagnostics.report(
      Diagnostic(
        "A \(type) is shown without a size.",
        values: [
          "laid out   \(given.width) × \(given.height)",
          "asks for   \(requested.width) × \(requested.height)",
        ],
        remedy: """
          Layout runs on any thread, but widgets can be measured only on the main thread. So a component whose view is \
          a widget must give its size with `size` or `layout`, or use GTKWidget, which measures the widget. Until \
          then, the widget has no space.
          """))
  }
}
#endif

#if GTK
import AlidadeRender

/// A view that is a native control on GTK.
@MainActor protocol GTKControl: GTKView, ControlView {
  /// Measures widgets that show the class's content, so that they can be laid out on any thread.
  static func measures(_ measuring: ControlMeasuring) -> GTKControls.Measures
}

extension GTKControl {
  /// Returns no measures, because the size doesn't depend on a widget.
  static func measures(_ measuring: ControlMeasuring) -> GTKControls.Measures { [:] }

  fileprivate static var kind: ControlKind { ControlKind(Content.self) }
}

/// The native controls of the backend.
@MainActor enum GTKControls {
  /// The measured sizes of widgets.
  typealias Measures = [ControlMetrics.Element: ControlMetrics.Measure]

  /// The control classes, one per line.
  static let all: [any GTKControl.Type] = [
    GTKToggleView.self,
    GTKToggleButtonView.self,
    GTKCheckBoxView.self,
    GTKRadioGroupView.self,
    GTKSliderView.self,
    GTKStepperView.self,
    GTKProgressBarView.self,
    GTKSpinnerView.self,
    GTKLevelBarView.self,
    GTKSeparatorView.self,
    GTKPickerView.self,
    GTKDatePickerView.self,
    GTKCalendarView.self,
    GTKColorPickerView.self,
    GTKLinkView.self,
    GTKMenuView.self,
    GTKMenuBarView.self,
    GTKContextMenuView.self,
    GTKVideoView.self,
    GTKWindowControlsView.self,
    GTKWindowHandleView.self,
  ]

  private static let classes: [ControlKind: any GTKControl.Type] = Dictionary(
    uniqueKeysWithValues: all.map { ($0.kind, $0) })

  /// Creates a control of a kind.
  ///
  /// A kind that the backend doesn't have is reported, and an empty control is created instead.
  static func makeView(_ kind: ControlKind) -> GTKView {
    if let known = classes[kind] { return known.init() }
    Diagnostics.report(
      Diagnostic(
        "GTK has no control of the kind \(kind).",
        remedy: """
          The GTK backend supports only the controls that come with Alidade. Use GTKWidget for any other widget. Until \
          then, an empty view is shown.
          """))
    return makeEmpty(kind.content)
  }

  private static func makeEmpty<Content: ControlContent>(_ content: Content.Type) -> GTKView {
    GTKControlView<Content>()
  }
}
#endif

import AlidadeRender

extension ComponentHost {
  /// Reports that updates cause each other.
  func reportLoop() {
    Diagnostics.report(
      Diagnostic(
        "An update caused another update \(ComponentHost.updateLimit) times in a row.",
        remedy: """
          Code that runs during mounting, such as .onAppear or a controller's didMount, makes a change each time it \
          runs. Make the change only if the value differs. The remaining updates wait for the next frame.
          """))
  }
}

import AlidadeRender

extension ComponentHost {
  /// Ends an update of the mounter.
  ///
  /// Changes that components make because other parts of them are visible now count as caused by
  /// the update.
  ///
  /// - Parameter previous: the generation that was mounted before the update.
  func endMounting(since previous: Int) {
    guard mounter.observesAreas else { return mounter.endUpdate() }
    tree.afterMounting(since: previous) { mounter.endUpdate() }
  }

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

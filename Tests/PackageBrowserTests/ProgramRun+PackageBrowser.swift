import ProgramRunning

extension ProgramRun {
  /// Runs the package browser without a window.
  init(_ arguments: String...) throws {
    try self.init(of: "package-browser", ["--headless"] + arguments)
  }
}

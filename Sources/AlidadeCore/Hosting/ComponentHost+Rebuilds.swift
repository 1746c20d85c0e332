// What was built, for tests and tools.
extension ComponentHost {
  /// A Boolean value that is `true` if the reasons for building components are recorded; costs time
  /// and memory, so use it only in tests and to find performance problems.
  public var recordsRebuilds: Bool {
    get { tree.recordsRebuilds }
    set { tree.recordsRebuilds = newValue }
  }

  /// The components of the last build, with the reasons; empty unless these are recorded.
  public var rebuilds: [Rebuild] { tree.rebuilds }

  /// The components of the newest generation that was laid out, for tools; `nil` before the first.
  package var outline: ComponentOutline? { tree.outline }
}

import AlidadeRender

extension [ComponentType] {
  /// The components around something, for reports: their names from the outermost to the innermost.
  var trail: String { isEmpty ? "the root" : map(\.name).joined(separator: " › ") }
}

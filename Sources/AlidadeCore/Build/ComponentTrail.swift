import AlidadeRender

extension [ComponentType] {
  /// The names of the components in a path, for reports, from the outermost to the innermost.
  var trail: String { isEmpty ? "the root" : map(\.name).joined(separator: " › ") }
}

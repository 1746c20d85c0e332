import AlidadeLayout
import Testing

extension ElementScope {
  /// Expects that an element that matches a finder is visible; it may be covered.
  ///
  /// Otherwise, records an issue with the existing elements.
  public func expect(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    if contains(finder) { return }
    search(finder).failureToShow().record(at: sourceLocation)
  }

  /// Expects that no element that matches a finder is visible.
  ///
  /// Otherwise, records an issue that lists the visible elements.
  public func expectNone(
    _ finder: some Finder, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    if !contains(finder) { return }
    search(finder).failureToHide().record(at: sourceLocation)
  }

  /// Expects the position and the size of the only element that matches a finder.
  ///
  /// Otherwise, records an issue with the frame and with the elements around it.
  ///
  /// - Parameters:
  ///   - finder: the element.
  ///   - x: the left edge in the window, in points; `nil` for any.
  ///   - y: the top edge in the window, in points; `nil` for any.
  ///   - width: the width, in points; `nil` for any.
  ///   - height: the height, in points; `nil` for any.
  ///   - sourceLocation: the location where issues are recorded.
  public func expectFrame(
    of finder: some Finder, x: Double? = nil, y: Double? = nil, width: Double? = nil,
    height: Double? = nil, sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let search = search(finder)
    do throws(TestFailure) {
      let element = try search.single()
      let frame = element.frame
      let values = [
        ("x", frame.minX, x), ("y", frame.minY, y), ("width", frame.size.width, width),
        ("height", frame.size.height, height),
      ]
      let differences = values.compactMap { name, value, expected in
        expected == nil || expected == value
          ? nil : "the \(name) is \(value), not \(expected ?? value)"
      }
      if differences.isEmpty { return }
      let message = "\(element.name): \(differences.joined(separator: ", "))."
      search.failure(message, around: element).record(at: sourceLocation)
    } catch {
      error.record(at: sourceLocation)
    }
  }

  /// Expects that exactly the given number of elements match a finder, visible or not.
  ///
  /// Otherwise, records an issue that lists the elements.
  public func expect(
    _ count: Int, of finder: some Finder,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let search = search(finder)
    if search.all.count == count { return }
    search.failure(toFind: count).record(at: sourceLocation)
  }
}

/// A place in the source code that passes a closure.
///
/// Closures can't be compared, but those of one place do the same with the same values.
@usableFromInline
package struct CallSite: Equatable, Sendable {
  private let fileID: String
  private let line: Int
  private let column: Int

  @usableFromInline
  package init(_ fileID: String, _ line: Int, _ column: Int) {
    self.fileID = fileID
    self.line = line
    self.column = column
  }
}

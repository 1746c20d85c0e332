import AlidadeRender

/// The identity of a condition or an order of elements.
///
/// Closures can't be compared, but those of one place do the same with the same values.
@usableFromInline
package struct ChoiceIdentity: Equatable, Sendable {
  /// The value on which the condition or the order depends.
  private let value: any Equatable & Sendable
  /// The place that passes the closure; `nil` if the value determines what the closure does.
  private let site: SourceLocation?

  @usableFromInline
  package init(_ value: any Equatable & Sendable, at site: SourceLocation?) {
    self.value = value
    self.site = site
  }

  @usableFromInline
  package static func == (one: ChoiceIdentity, other: ChoiceIdentity) -> Bool {
    one.site == other.site && one.value.isEqual(to: other.value)
  }
}

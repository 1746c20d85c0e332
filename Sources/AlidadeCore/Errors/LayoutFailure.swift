import AlidadeLayout

/// The boundaries that show their fallbacks because deferred content in them failed when it was laid
/// out.
///
/// The failure may depend on the available space, so they are tried again in another range.
struct LayoutFailure: Sendable {
  /// Weak references, because the boundaries may be removed or recover in the meantime.
  let boundaries: [ScopeReference]
  /// The range in which the tree was shown; `nil` if it was only measured since the failure.
  let range: SizeRange?
}

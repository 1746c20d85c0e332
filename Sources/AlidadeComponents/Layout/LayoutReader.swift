import AlidadeCore
import AlidadeLayout

/// A component whose content depends on the space it gets.
///
/// ```swift
/// LayoutReader { space in
///   if space.max.width < 500 { PhonePage() } else { DeskPage() }
/// }
/// ```
///
/// The content is built while it is laid out, on whichever thread that is, once for each range that
/// the surroundings ask about. They may ask about several before they decide, and a bound of a range
/// may be zero or infinite: compare it, do not reckon with it unseen.
///
/// Components in the content keep their identity and their state whatever the range: those of the
/// same type, key and occurrence are the same in all contents. What no content of a generation has
/// is forgotten with the next.
///
/// Each content has its own readers inside, so what readers in readers build multiplies.
///
/// It is as large as its content. Text in the content does not keep it from being made narrower in a
/// row, as the content is made for any width; in height it needs what its content needs.
public struct LayoutReader: DeferredComponent {
  private let make: @Sendable (SizeRange) -> ComponentList

  /// Makes a component whose content depends on the space it gets.
  ///
  /// - Parameter content: the content for the sizes it may choose from; several components stand
  ///   below each other. It must depend on nothing but the range and what it captures.
  public init(
    @ComponentBuilder content: @escaping @Sendable (_ space: SizeRange) -> ComponentList
  ) {
    make = content
  }

  /// The content for a range.
  public func content(in range: SizeRange) -> ComponentList { make(range) }
}

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
/// The content is built during layout, on the thread that performs the layout, once for each range
/// that the parent requests. A parent may request several ranges before it decides, and a bound may
/// be zero or infinite: compare bounds, and check them before you calculate with them.
///
/// Components in the content keep their identity and state across ranges: two components are the
/// same if their types, their keys and their indices among siblings of that type and key are equal.
/// If no content of a generation contains a component, its state is discarded with the next
/// generation.
///
/// Only the content that is shown is active. Content for a different space, or content that is only
/// measured, has no tasks and no controllers, and doesn't listen to triggers; actions run the
/// closures for the space that is shown.
///
/// Each content has its own nested readers, so nesting multiplies the number of builds.
///
/// A reader is as large as its content. In a row, text in the content doesn't limit how narrow the
/// reader can become, because content is built for any width. Its smallest height is that of its
/// content.
public struct LayoutReader: DeferredComponent {
  private let make: @Sendable (SizeRange) -> ComponentList

  /// Creates a component whose content depends on the space it gets.
  ///
  /// - Parameter content: returns the content for a range of sizes; several components form a
  ///   column. It must depend only on the range and the captured values.
  public init(
    @ComponentBuilder content: @escaping @Sendable (_ space: SizeRange) -> ComponentList
  ) {
    make = content
  }

  /// Returns the content for a range.
  public func content(in range: SizeRange) -> ComponentList { make(range) }
}

import AlidadeCore
import AlidadeLayout

/// A range of widths, which begins at a width and ends where the next class begins.
///
/// ```swift
/// extension WidthClass {
///   static let threeColumns = WidthClass(from: 1200)
/// }
///
/// if context.widthClass >= .threeColumns { Preview() }
/// ```
///
/// Classes are ordered by their widths. A window has ``compact``, ``medium`` and ``wide``;
/// ``Component/widthClasses(_:)`` sets different ones for all or part of it.
public struct WidthClass: Hashable, Comparable, Sendable {
  /// The width at which the class begins, in points.
  public let minimum: Double

  /// Creates a class.
  ///
  /// - Parameter minimum: the width at which the class begins, in points; a negative or nonfinite
  ///   width is reported and counts as zero.
  public init(from minimum: Double) {
    self.minimum = ParameterCheck.length(minimum, "The width at which a WidthClass begins")
  }

  /// A width with space for one column, as on a phone.
  public static let compact = WidthClass(from: 0)
  /// A width with space for a sidebar beside narrow content: 500 points or more.
  public static let medium = WidthClass(from: 500)
  /// A width with space for everything: 860 points or more.
  public static let wide = WidthClass(from: 860)

  /// The classes of windows.
  package static let standard = [compact, medium, wide]

  /// Returns `true` if the first class begins at a smaller width.
  public static func < (one: WidthClass, other: WidthClass) -> Bool { one.minimum < other.minimum }
}

/// The environment key of the class of the width of the nearest area with classes.
enum WidthClassKey: EnvironmentKey {
  static let defaultValue = WidthClass.wide
}

extension Context {
  /// The width class of the window, or of the nearest enclosing component with
  /// ``Component/widthClasses(_:)``.
  ///
  /// A component that reads this property in its body is rebuilt when the class changes, but not
  /// for other changes to the width. In a hosting view without a window, and without its own
  /// classes, the class is ``WidthClass/wide``.
  public var widthClass: WidthClass { environment(WidthClassKey.self) }
}

extension Component {
  /// Provides this component's width class to the components inside it.
  ///
  /// ```swift
  /// MessageList().widthClasses([.compact, .threeColumns])
  /// ```
  ///
  /// The class depends on the width that is available to the component. While that width is
  /// unlimited, the class is the last one. When the width crosses the beginning of a class, the
  /// components that have read the class are rebuilt before the next frame is shown.
  ///
  /// - Parameter classes: the classes, in any order. A width before the first one has the class
  ///   ``WidthClass/compact``.
  public func widthClasses(_ classes: [WidthClass]) -> some Component {
    WidthClassArea(classes, content: AnyComponent(self))
  }
}

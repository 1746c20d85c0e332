import AlidadeCore
import AlidadeRender

/// The rules that the layout of every component must follow.
///
/// ```swift
/// @Test("A masonry keeps the layout contract") func keepsContract() {
///   expectLayoutContract(Masonry(columnWidth: 90) { Text("one"); Text("two") })
/// }
/// ```
///
/// A component is laid out with the headless measurer, in both directions, alone and in containers,
/// and in size ranges of all kinds: exact, bounded, unbounded, empty, and mixed.
public enum LayoutContract {
  /// A set of rules to skip for a component.
  public struct Exceptions: OptionSet, Sendable {
    /// The bits of the rules.
    public let rawValue: Int

    /// Creates exceptions from their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// The component has content that lies outside it even if there is enough space, such as a
    /// badge.
    public static let sticksOut = Exceptions(rawValue: 1)
    /// The component sets its own layout direction, so it isn't mirrored in the other direction.
    public static let ownDirection = Exceptions(rawValue: 2)
    /// The component has a different layout in a flex container than alone, because it sets its own
    /// flex properties or represents several components.
    public static let dependsOnContainer = Exceptions(rawValue: 8)
    /// The component has an argument that causes a report, such as a picture that can't be read.
    public static let reports = Exceptions(rawValue: 4)
  }

  /// Returns the rules that a component breaks, each with the first case that breaks it; empty if
  /// the component follows the contract.
  ///
  /// - Parameters:
  ///   - component: the component. It is built and laid out several hundred times, on this thread.
  ///   - exceptions: the rules to skip.
  public static func violations(
    of component: some Component, except exceptions: Exceptions = []
  ) -> [String] {
    let check = LayoutContractCheck(AnyComponent(component), exceptions)
    let reports = DiagnosticsRecorder.reports {
      check.checkSizes()
      check.checkDeterminism()
      check.checkMinimumExtents()
      if !exceptions.contains(.sticksOut) { check.checkInside() }
      if !exceptions.contains(.ownDirection) { check.checkMirroring() }
      if !exceptions.contains(.dependsOnContainer) { check.checkContainers() }
      check.checkNeutralModifiers()
    }
    let reported = exceptions.contains(.reports) ? [] : reports.map(\.description)
    return check.journal.violations + reported.prefix(1)
  }
}

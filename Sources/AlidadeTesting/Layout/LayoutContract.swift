import AlidadeCore
import AlidadeLayout
import AlidadeRender

/// The rules that the layout of every component keeps.
///
/// ```swift
/// @Test func `a masonry keeps the layout contract`() {
///   expectLayoutContract(Masonry(columnWidth: 90) { Text("one"); Text("two") })
/// }
/// ```
///
/// A component is laid out in ranges of all kinds (exact, bounded, unbounded and empty, and mixtures
/// of them), from both directions, alone and in containers, with the headless measurer.
public enum LayoutContract {
  /// Rules that a component is excused from.
  public struct Exceptions: OptionSet, Sendable {
    /// The bits of the rules.
    public let rawValue: Int

    /// Makes exceptions of their bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Something in it may lie outside of it, even where there is room, such as a badge.
    public static let sticksOut = Exceptions(rawValue: 1)
    /// It says itself where its lines begin, and so is no mirror image of itself.
    public static let ownDirection = Exceptions(rawValue: 2)
    /// A flex container does not treat it as it is alone: it says how it wants to be treated, or
    /// stands for several components.
    public static let ownItems = Exceptions(rawValue: 8)
    /// Something it was given is reported, such as a picture that cannot be read.
    public static let reports = Exceptions(rawValue: 4)
  }

  /// The rules that a component breaks, each with the first case in which it does; empty when it
  /// keeps the contract.
  ///
  /// - Parameters:
  ///   - component: the component. It is built and laid out some hundred times, on this thread.
  ///   - exceptions: the rules that it is excused from.
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
      if !exceptions.contains(.ownItems) { check.checkContainers() }
      check.checkNeutralModifiers()
    }
    let reported = exceptions.contains(.reports) ? [] : reports.map(\.description)
    return check.journal.violations + reported.prefix(1)
  }
}

import AlidadeNative
import AlidadeTesting
import Synchronization
import Testing

/// The contract is worth something only if a layout that breaks a rule is found.
@Suite struct BrokenLayoutTests {
  enum Fault: CaseIterable {
    case choosesMoreThanThereIs
    case choosesNoNumber
    case forgets
    case ignoresDirection
    case placesOutside
    case asksForTooMuch
    case baselineOutside

    /// The beginning of what is said about it.
    var rule: String {
      switch self {
      case .choosesMoreThanThereIs, .choosesNoNumber: "Faulty chose a size outside"
      case .forgets: "Laying out a component again"
      case .ignoresDirection: "From right to left"
      case .placesOutside: "No view is outside"
      case .asksForTooMuch: "A minimum extent"
      case .baselineOutside: "The baseline is inside"
      }
    }
  }

  /// Places one view of 20 by 10 points at the start, but for its fault.
  private struct Faulty: LayoutComponent {
    let fault: Fault?
    private let count = Count()

    init(_ fault: Fault?) {
      self.fault = fault
    }

    var children: [AnyComponent] {
      [
        AnyComponent(
          Leaf(
            view: ViewConfiguration(.container()), size: ComponentSize(width: 20, height: 10)))
      ]
    }

    func layout(
      _ children: LayoutChildren, in range: SizeRange, _ context: LayoutContext
    ) -> ComponentLayout {
      let child = children[0].layout(in: .unbounded)
      var result = ComponentLayout(size: range.clamp(Size(width: 20, height: 10)), baseline: 8)
      var position = Point.zero
      switch fault {
      case .choosesMoreThanThereIs: result.size.width = 200
      case .choosesNoNumber: result.size.height = .nan
      case .forgets: position.y = Double(count.next() % 2)
      case .placesOutside: position.x = -5
      case .baselineOutside: result.baseline = 30
      case .ignoresDirection, .asksForTooMuch, nil: break
      }
      result.placements = [.init(child, at: position)]
      if fault == .ignoresDirection { return result }
      return result.mirrored(for: context.direction)
    }

    func minimumExtent(
      _ children: LayoutChildren, along axis: Axis, across: Double, _ context: LayoutContext
    ) -> Double {
      let least = children[0].minimumExtent(along: axis, across: across)
      return fault == .asksForTooMuch ? 2 * least : least
    }
  }

  private final class Count: Sendable {
    private let count = Mutex(0)

    func next() -> Int {
      count.withLock { count in
        count += 1
        return count
      }
    }
  }

  @Test func `a component without a fault keeps the contract`() {
    #expect(LayoutContract.violations(of: Faulty(nil)) == [])
  }

  @Test(arguments: Fault.allCases)
  func `a component with a fault breaks a rule, and its range and layout are said`(_ fault: Fault) {
    let violations = LayoutContract.violations(of: Faulty(fault))
    let found = violations.first { $0.hasPrefix(fault.rule) }
    #expect(found != nil, "\(violations)")
    if fault != .choosesMoreThanThereIs, fault != .choosesNoNumber {
      #expect(found?.contains("in the range") == true)
      #expect(found?.contains("\n  Faulty ") == true)
    }
  }

  @Test func `a component is excused from a rule`() {
    #expect(LayoutContract.violations(of: Faulty(.placesOutside), except: .sticksOut) == [])
    #expect(LayoutContract.violations(of: Faulty(.ignoresDirection), except: .ownDirection) == [])
    #expect(
      LayoutContract.violations(
        of: Faulty(.choosesMoreThanThereIs), except: .reports
      ).allSatisfy { !$0.contains("chose a size") })
  }
}

import AlidadeRender

/// The rules for mounting and backends, as test cases that run against any backend.
///
/// ```swift
/// @Test(arguments: BackendContract.cases)
/// @MainActor func `the backend keeps the contract`(_ rule: BackendContract.Case) async {
///   #expect(await rule.violations(of: MyBackend()) == [])
/// }
/// ```
public enum BackendContract {
  /// One rule.
  public struct Case: Sendable, CustomStringConvertible {
    /// The rule, as a sentence.
    public let name: String
    private let body: @MainActor @Sendable (any ContractBackend) async -> [String]

    init(
      _ name: String,
      body: @escaping @MainActor @Sendable (any ContractBackend) async -> [String]
    ) {
      self.name = name
      self.body = body
    }

    /// Returns descriptions of the ways in which a backend breaks the rule; empty if it follows the
    /// rule.
    ///
    /// - Parameter backend: a backend in which nothing has been mounted yet.
    @MainActor public func violations(of backend: any ContractBackend) async -> [String] {
      await body(backend)
    }

    /// The rule.
    public var description: String { name }
  }

  /// All rules.
  public static var cases: [Case] {
    hostCases + reuseCases + orderCases + attributeCases + lifecycleCases + incrementalCases
      + schedulingCases + contentCases + spaceCases + drawingCases + selectionCases + optionCases
      + scrollingCases
      + controlCases
      + inputCases
      + textInputCases
  }

  /// Returns a rule for mounting.
  ///
  /// Diagnostics that are reported in the meantime also break the rule.
  static func rule(
    _ name: String, limits: ReusePoolLimits = ReusePoolLimits(),
    _ check: @escaping @MainActor @Sendable (ContractStage, ContractJournal) -> Void
  ) -> Case {
    Case(name) { backend in
      let stage = ContractStage(backend, poolLimits: limits)
      let reports = DiagnosticsRecorder.reports { check(stage, stage.journal) }
      stage.mounted.tearDown()
      return stage.journal.violations + reports.map(\.description)
    }
  }
}

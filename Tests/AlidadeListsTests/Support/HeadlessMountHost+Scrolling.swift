import AlidadeHeadless

extension HeadlessMountHost {
  /// Returns `true` if each of the properties was set at most once since the log was cleared.
  ///
  /// If a list has scrolled itself twice, another row may have been at the top in between.
  func hasSetAtMostOnce(_ properties: String...) -> Bool {
    properties.allSatisfy { property in
      let count = log.operations.count {
        if case .set(_, property, _) = $0 { true } else { false }
      }
      return count <= 1
    }
  }
}

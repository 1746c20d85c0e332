extension Package {
  /// The three words of the `Status` field: what is wanted, whether all is well, how far it came.
  public struct Status: Hashable, Sendable {
    /// What the administrator wants of a package.
    public enum Want: String, Hashable, Sendable, CaseIterable {
      case unknown, install, hold, deinstall, purge
    }

    /// Whether the package must be installed again before dpkg can do anything else with it.
    public enum Flag: String, Hashable, Sendable, CaseIterable {
      case ok
      case reinstallRequired = "reinstreq"
    }

    /// How much of a package is on the system.
    public enum State: String, Hashable, Sendable, CaseIterable {
      case notInstalled = "not-installed"
      case configFiles = "config-files"
      case halfInstalled = "half-installed"
      case unpacked
      case halfConfigured = "half-configured"
      case triggersAwaited = "triggers-awaited"
      case triggersPending = "triggers-pending"
      case installed
    }

    /// What the administrator wants of the package.
    public let want: Want

    /// Whether the package must be installed again.
    public let flag: Flag

    /// How much of the package is on the system.
    public let state: State

    /// Creates a status from its three parts.
    public init(want: Want, flag: Flag, state: State) {
      self.want = want
      self.flag = flag
      self.state = state
    }

    /// Creates a status from the field's value, such as "install ok installed".
    ///
    /// Nil unless there are exactly three words, each one that dpkg knows.
    public init?(_ text: String) {
      let words = text.split(whereSeparator: { $0 == " " || $0 == "\t" })
      guard words.count == 3,
        let want = Want(rawValue: String(words[0])),
        let flag = Flag(rawValue: String(words[1])),
        let state = State(rawValue: String(words[2]))
      else { return nil }
      self.init(want: want, flag: flag, state: state)
    }
  }
}

extension Package.Status: CustomStringConvertible {
  /// The status as dpkg writes it: "install ok installed".
  public var description: String { "\(want.rawValue) \(flag.rawValue) \(state.rawValue)" }
}

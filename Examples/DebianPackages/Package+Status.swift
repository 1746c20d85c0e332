extension Package {
  /// The three words of the `Status` field: the wanted action, the error flag and the state.
  public struct Status: Hashable, Sendable {
    /// The action that the administrator wants.
    public enum Want: String, Hashable, Sendable, CaseIterable {
      case unknown, install, hold, deinstall, purge
    }

    /// The error flag: `reinstallRequired` if dpkg must reinstall the package before any other
    /// action.
    public enum Flag: String, Hashable, Sendable, CaseIterable {
      case ok
      case reinstallRequired = "reinstreq"
    }

    /// The extent to which a package is installed.
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

    /// The action that the administrator wants.
    public let want: Want

    /// The error flag.
    public let flag: Flag

    /// The extent to which the package is installed.
    public let state: State

    /// Creates a status from its three parts.
    public init(want: Want, flag: Flag, state: State) {
      self.want = want
      self.flag = flag
      self.state = state
    }

    /// Creates a status from the field's value, such as "install ok installed".
    ///
    /// Returns `nil` unless there are exactly three words and dpkg knows each of them.
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

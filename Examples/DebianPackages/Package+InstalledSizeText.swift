extension Package {
  /// The installed size as text for the user, such as "702 kB" or "1.2 MB"; an em dash if it is
  /// unknown.
  ///
  /// Units are decimal (1 kB is 1000 bytes). The number is rounded half up, to a whole number for
  /// kB and to one decimal from MB on. It is the same in every locale.
  public var installedSizeText: String {
    installedSize.map(Self.sizeText(ofBytes:)) ?? "—"
  }

  /// Returns a number of bytes as text for the user, in the form of ``installedSizeText``.
  ///
  /// - Parameter bytes: any number; a negative number counts as zero.
  /// - Returns: a number and its unit, at most eight characters.
  public static func sizeText(ofBytes bytes: Int64) -> String {
    let bytes = UInt64(max(0, bytes))
    let kilobytes = rounded(bytes, by: 1000)
    if kilobytes < 1000 { return "\(kilobytes) kB" }

    // Round before choosing the unit, or 999 950 kB would be shown as "1000.0 MB".
    var divisor: UInt64 = 100_000
    for unit in ["MB", "GB", "TB", "PB"] {
      let tenths = rounded(bytes, by: divisor)
      if tenths < 10_000 { return "\(tenths / 10).\(tenths % 10) \(unit)" }
      divisor *= 1000
    }
    let tenths = rounded(bytes, by: divisor)
    return "\(tenths / 10).\(tenths % 10) EB"
  }

  /// Returns the quotient, rounded half up.
  private static func rounded(_ bytes: UInt64, by divisor: UInt64) -> UInt64 {
    (bytes + divisor / 2) / divisor
  }
}

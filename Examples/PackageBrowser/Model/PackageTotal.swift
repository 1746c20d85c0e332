/// The number of packages in a list, and the disk space of those that are installed.
struct PackageTotal: Hashable, Sendable {
  private(set) var count = 0
  /// The disk space of the installed packages, in bytes; the largest number if there is a larger
  /// one.
  private(set) var installedSize: Int64 = 0

  /// Creates the total of sections, in which repeated packages count once.
  init(of sections: [BrowserSection]) {
    for section in sections.prefix(while: { $0.id.copy == 0 }) {
      count += section.items.count
      for package in section.items.packages where package.isInstalled {
        let (sum, overflow) = installedSize.addingReportingOverflow(package.installedSize ?? 0)
        installedSize = overflow ? .max : sum
      }
    }
  }
}

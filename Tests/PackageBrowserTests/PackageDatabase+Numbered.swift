import DebianPackages

extension PackageDatabase {
  /// Returns a database of installed packages whose names have numbers.
  ///
  /// - Parameters:
  ///   - numbers: the numbers.
  ///   - further: more stanzas of the file.
  static func numbered(_ numbers: Range<Int>, further: String = "") -> PackageDatabase {
    let stanzas = numbers.map { number in
      """
      Package: package-\(number)
      Version: 1.0
      Status: install ok installed
      Section: editors
      Architecture: all
      Description: number \(number)

      """
    }
    return PackageDatabase(
      parsing: (stanzas + [further]).joined(separator: "\n").utf8, file: "/no/such/file")
  }
}

import DebianPackages

/// The data that the browser shows.
struct BrowserModel: Sendable {
  let database: PackageDatabase
  let rows: BrowserRows
}

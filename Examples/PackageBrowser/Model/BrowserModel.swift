import DebianPackages

/// What the browser shows.
struct BrowserModel: Sendable {
  let database: PackageDatabase
  let rows: BrowserRows
}

// A list of the elements of a data source that satisfy a condition, here those that contain what
// the user types. The list follows the source, too.

import Alidade
import AlidadeTesting
import Testing

struct Package: Identifiable, Sendable {
  let id: Int
  let name: String
}

struct PackageSearch: Component {
  let packages: DataSource<Package>

  struct State { var query = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    SearchField("Search packages", text: context.binding(\.query))
    List(
      packages.filtered(by: context.state.query) { package, query in
        query.isEmpty || package.name.contains(query)
      }
    ) { package in
      Text(package.name)
    }
    .grow()
  }
}

// snippet.hide
let packages = DataSource(
  ["bash", "grep", "gzip", "make", "zip"].enumerated().map { Package(id: $0, name: $1) })

do {
  let app = TestHost(size: Size(width: 240, height: 200)) { PackageSearch(packages: packages) }
  try app.type("zip", into: "Search packages")
  print("There is gzip:", app.contains("gzip"), "and bash:", app.contains("bash"))
  packages.append(Package(id: 5, name: "bzip2"))
  app.settle()
  print("There is bzip2:", app.contains("bzip2"))
} catch {
  print(error)
}

import Alidade
import DebianPackages

/// The content of the window.
struct BrowserWindow: Component {
  let model: BrowserModel
  let controller: ListController

  var body: some Component {
    Column {
      TitleBar(database: model.database)
      Separator()
      if model.database.problemCount > 0 {
        ProblemBanner(database: model.database)
        Separator()
      }
      if model.rows.isEmpty {
        EmptyState(file: model.database.file).grow()
      } else {
        List(model.rows, id: \.id, estimatedRowHeight: 66, controller: controller) { row in
          BrowserRowView(row: row)
        }
        .grow()
      }
    }
    .background(.viewBackground)
  }
}

/// A row for a section or a package.
struct BrowserRowView: Component {
  let row: BrowserRow

  var body: some Component {
    switch row.content {
    case .header(let section): SectionHeader(section: section)
    case .package(let package): PackageRow(package: package)
    }
  }
}

import Alidade
import DebianPackages

/// A banner that says that parts of the file can't be read.
struct ProblemBanner: Component {
  let database: PackageDatabase

  var body: some Component {
    Banner(
      title, icon: "dialog-warning-symbolic", description: database.problems.first?.description
    )
    .shrink(0)
  }

  private var title: String {
    let problems = database.problemCount == 1 ? "1 problem" : "\(database.problemCount) problems"
    switch database.skippedStanzaCount {
    case 0: return "\(problems) in \(database.file)"
    case 1: return "\(problems) in \(database.file); 1 stanza was skipped"
    default:
      return "\(problems) in \(database.file); \(database.skippedStanzaCount) stanzas were skipped"
    }
  }
}

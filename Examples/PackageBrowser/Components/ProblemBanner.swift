import Alidade
import DebianPackages

/// A banner that says that parts of the file can't be read.
struct ProblemBanner: Component {
  let database: PackageDatabase

  var body: some Component {
    Row(spacing: 12, alignment: .center) {
      Image(icon: "dialog-warning-symbolic", size: 16).tint(.yellow)
      Column(spacing: 1) {
        Text(title).size(14).weight(.semibold).lineLimit(1)
        if let first = database.problems.first {
          Text(first.description).size(13).color(.secondaryText).lineLimit(1)
        }
      }
      .grow().basis(0)
    }
    .padding(horizontal: 18, vertical: 10)
    .background(ProblemBanner.background)
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

  private static let background = Color(light: RGBA(hex: 0xFDF6D8), dark: RGBA(hex: 0x3A3216))
}

import Alidade
import DebianPackages

/// A banner that says that parts of the file can't be read.
struct ProblemBanner: Component {
  let database: PackageDatabase

  func body(_ context: Context<NoState>) -> some Component {
    Banner(
      title(context), icon: "dialog-warning-symbolic",
      description: database.problems.first?.description
    )
    .shrink(0)
  }

  private func title(_ context: Context<NoState>) -> String {
    let (problems, skipped) = (database.problemCount, database.skippedStanzaCount)
    let (found, left) = (context.number(problems), context.number(skipped))
    let count = context.text(
      "\(found) problem in \(database.file)", plural: "\(found) problems in \(database.file)",
      count: problems)
    if skipped == 0 { return count }
    let skips = context.text(
      "\(left) stanza was skipped", plural: "\(left) stanzas were skipped", count: skipped)
    return "\(count); \(skips)"
  }
}

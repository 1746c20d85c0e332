import Alidade
import DebianPackages

/// The list of the packages, and the details of the selected one beside it.
struct PackagesAndDetails: Component {
  let page: BrowserPage
  let controller: ListController?
  /// A Boolean value that is `true` if there is no space for the details, which are another page.
  var isNarrow = false

  func body(_ context: Context<NoState>) -> some Component {
    let database = page.database
    let package = context.setting(.showsDetails) && !isNarrow ? page.selectedPackage : nil
    let packages = page.model.packages
    Column {
      if let failure = page.failure {
        FailureBanner(
          failure: failure, showsEarlierPackages: page.isOutdated,
          retry: Action { packages.update { $0.noteChange() } }
        )
        .transition(.move(to: .top))
        Separator().key("failure")
      }
      // The problems of a file that can't be read now are those of an earlier time, too.
      if database.problemCount > 0, !page.isOutdated {
        ProblemBanner(database: database).transition(.move(to: .top))
        Separator().key("problems")
      }
      Row {
        list(context).grow().basis(0)
        if let package {
          Row {
            Separator(.vertical)
            PackageDetails(package: package).frame(width: 340)
          }
          .shrink(0).transition(.move(to: .end))
        }
      }
      .grow().basis(0)
      // Only what is added and removed: another package takes the place of the former one at once.
      .animation(.spring(duration: 0.3), value: package != nil)
    }
  }

  private func list(_ context: Context<NoState>) -> some Component {
    let isEmpty = page.state.sections.isEmpty
    let shown = page.state.shown.query
    let canSearchMore = !shown.term.isEmpty && shown.part != .all
    let isNarrow = isNarrow && context.setting(.showsDetails)
    let showsSections = showsSections
    let selected = page.selection
    let shows = page.showsDetails
    return List(
      sections: page.sections(for: context), elements: \.items, estimatedRowHeight: 66,
      controller: controller
    ) { item in
      let row = PackageRow(package: item.package, showsSection: showsSections)
      if isNarrow {
        row.onTap {
          selected.set(item.id)
          shows.set(true)
        }
      } else {
        row
      }
    } header: { section in
      SectionHeader(title: section.title, count: section.items.count)
    }
    .selection(
      Binding(selected.value) { row in
        selected.set(row)
        // In a narrow window, the arrow keys stay in the list.
        if !isNarrow { shows.set(row != nil) }
      }
    ) { row in
      selected.set(row)
      shows.set(true)
    }
    .opens(at: selected.value.map { .row($0, at: .center) } ?? .start)
    .contextMenu {
      MenuItem(.copyName)
      MenuItem(.openHomepage)
    }
    .copyCommand(page)
    .overlay {
      if isEmpty {
        EmptyState(
          page.mayFindMore ? context.text("No Packages Yet") : context.text("No Packages"),
          icon: "package-x-generic-symbolic",
          description: reasonForNothing(context)
        ) {
          if canSearchMore {
            Button(context.text("Search All Packages")) { [page] in
              page.update { $0.part = .all }
            }
          }
        }
      }
    }
  }

  /// A Boolean value that is `true` if the rows name their sections, because nothing else does.
  private var showsSections: Bool {
    let query = page.state.shown.query
    if case .section = query.part { return false }
    return query.order != .section || query.term.contains { !$0.isWhitespace }
  }

  private func reasonForNothing(_ context: Context<NoState>) -> String {
    if page.mayFindMore { return context.text("Packages are still being read.") }
    let (term, part) = (page.state.shown.query.term, page.state.shown.query.part)
    if term.isEmpty { return context.text("\(page.database.file) names no package of this kind.") }
    if part == .all {
      return context.text("No package contains “\(term)” in its name or its summary.")
    }
    let title = context.text(part.title)
    return context.text(
      "No package in “\(title)” contains “\(term)” in its name or its summary.")
  }
}

/// It shows most of the window's state, so it changes with it.
extension PackagesAndDetails: AlwaysRebuilt {}

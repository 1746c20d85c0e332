import Alidade
import DebianPackages

/// The list of the packages, and the details of the selected one beside it.
struct PackagesAndDetails: Component {
  let page: BrowserPage
  let controller: ListController?

  func body(_ context: Context<NoState>) -> some Component {
    let database = page.state.database
    let package = context.setting(.showsDetails) ? page.selectedPackage : nil
    Column {
      if database.problemCount > 0 {
        ProblemBanner(database: database).transition(.move(to: .top))
        Separator()
      }
      Row {
        packages(context).grow().basis(0)
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

  @ComponentBuilder private func packages(_ context: Context<NoState>) -> some Component {
    let selected = page.selection.value
    if page.state.sections.isEmpty {
      EmptyState(
        context.text("No Packages"), icon: "package-x-generic-symbolic",
        description: reasonForNothing(context))
    } else {
      List(
        sections: page.state.sections, elements: \.items, estimatedRowHeight: 66,
        controller: controller
      ) { item in
        PackageRow(package: item.package)
      } header: { section in
        SectionHeader(title: section.title, count: section.items.count)
      }
      .selection(page.selection)
      .opens(at: selected.map { .row($0, at: .center) } ?? .start)
      .contextMenu {
        MenuItem(.copyName)
        MenuItem(.openHomepage)
      }
    }
  }

  private func reasonForNothing(_ context: Context<NoState>) -> String {
    let term = page.state.term
    return term.isEmpty
      ? context.text("\(page.state.database.file) names no package of this kind.")
      : context.text("No package contains “\(term)” in its name or its summary.")
  }
}

/// It shows most of the window's state, so it changes with it.
extension PackagesAndDetails: AlwaysRebuilt {}

import Alidade
import DebianPackages

/// The content of the window: the sections, the packages, and the details of one.
struct BrowserWindow: Component {
  let model: BrowserModel
  var controller: ListController?

  func initialState() -> BrowserState { BrowserState(model) }

  func body(_ context: Context<BrowserState>) -> some Component {
    let state = context.state
    page(context)
      .background(.viewBackground)
      .browserCommands(context)
      .task(id: Work(query: state.query, version: state.version)) { search(context) }
      .task(id: state.fileChanges) { load(context) }
      .onReceive(FileChanges(of: model.database.file)) { context.update { $0.fileChanges += 1 } }
  }

  /// The sidebar and the packages; only these in a run that is measured.
  @ComponentBuilder private func page(_ context: Context<BrowserState>) -> some Component {
    if model.rowCount == nil {
      split(context)
    } else {
      content(context).browserHeader(hasMenu: false, context)
    }
  }

  /// The sidebar and the packages.
  private func split(_ context: Context<BrowserState>) -> some Component {
    let part = context.binding(\.query.part)
    return SplitView(
      width: context.binding(.sidebarWidth), ideal: 200, minimum: 140, maximum: 320,
      collapsesBelow: 760, isSidebarShown: context.setting(.showsSidebar),
      isContentShown: context.binding(\.showsPackages)
    ) {
      Sidebar(
        database: context.state.database,
        part: Binding(part.value) { chosen in
          part.set(chosen)
          context.update { $0.showsPackages = true }
        }
      )
      .headerBar("Packages")
    } content: {
      content(context).browserHeader(hasMenu: true, context)
    }
  }

  private func content(_ context: Context<BrowserState>) -> some Component {
    let database = context.state.database
    return Column {
      if database.problemCount > 0 {
        ProblemBanner(database: database)
        Separator()
      }
      Row {
        packages(context).grow().basis(0)
        if context.setting(.showsDetails), let package = context.state.selectedPackage {
          Separator(.vertical)
          PackageDetails(package: package).frame(width: 340).shrink(0)
        }
      }
      .grow().basis(0)
    }
  }

  /// The inputs of a search.
  private struct Work: Hashable {
    let query: PackageQuery
    let version: Int
  }

  private func reasonForNothing(_ state: BrowserState) -> String {
    state.query.term.isEmpty
      ? "\(state.database.file) names no package of this kind."
      : "No package contains “\(state.query.term)” in its name or its summary."
  }

  /// Shows the packages that match the query; the former ones stay until then.
  private func search(_ context: Context<BrowserState>) {
    let state = context.state
    guard model.rowCount == nil,
      let sections = state.query.sections(of: state.database, isCanceled: { Task.isCancelled })
    else { return }
    context.update(priority: .background) {
      $0.show(sections, of: state.query, version: state.version)
    }
  }

  /// Loads the file again, with the packages of the archive.
  ///
  /// A file that can't be read, because it is being replaced, is read after its next change.
  private func load(_ context: Context<BrowserState>) {
    guard model.rowCount == nil,
      let database = try? PackageDatabase.loadWithArchive(from: model.database.file)
    else { return }
    context.update(priority: .background) { $0.load(database) }
  }

  @ComponentBuilder private func packages(_ context: Context<BrowserState>) -> some Component {
    if context.state.sections.isEmpty {
      EmptyState(
        "No Packages", icon: "package-x-generic-symbolic",
        description: reasonForNothing(context.state))
    } else {
      List(
        sections: context.state.sections, elements: \.items, estimatedRowHeight: 66,
        controller: controller
      ) { item in
        PackageRow(package: item.package)
      } header: { section in
        SectionHeader(title: section.title, count: section.items.count)
      }
      .selection(context.binding(\.selected))
    }
  }
}

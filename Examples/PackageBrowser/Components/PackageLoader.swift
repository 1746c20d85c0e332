import Alidade
import DebianPackages

/// Components for which the packages are loaded, and loaded again after each change of their file.
struct PackageLoader: Component {
  let model: BrowserModel
  let content: AnyComponent

  func body(_ context: Context<NoState>) -> some Component {
    let (model, packages) = (model, model.packages)
    let changes = context.read(packages, \.changeCount)
    content
      .task(id: changes) { await model.load(afterChanges: changes) }
      .onReceive(FileChanges(of: model.file)) { packages.update { $0.noteChange() } }
  }
}

extension Component {
  /// Loads the packages of a model while the component is shown.
  func loadingPackages(of model: BrowserModel) -> some Component {
    PackageLoader(model: model, content: AnyComponent(self))
  }
}

/// Its model has a closure.
extension PackageLoader: AlwaysRebuilt {}

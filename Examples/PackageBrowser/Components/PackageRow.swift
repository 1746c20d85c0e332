import Alidade
import DebianPackages

/// A row for a package: its name, version and summary, and its details if the row is open.
struct PackageRow: Component {
  let package: Package

  struct State {
    var isOpen = false
    var isMarked = false
  }

  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    Column {
      Separator().padding(EdgeInsets(start: 52))
      Pressable(style: style(isOpen: context.state.isOpen)) {
        context.update { $0.isOpen.toggle() }
      } content: {
        Row(alignment: .start) {
          Mark(name: package.name, isMarked: context.state.isMarked) {
            context.update { $0.isMarked.toggle() }
          }
          Column(spacing: 3) {
            PackageTitle(package: package)
            Text(package.summary).size(14).color(.secondaryText).lineLimit(1)
            if context.state.isOpen { PackageDetails(package: package) }
          }
          .padding(EdgeInsets(top: 10, bottom: 11, end: 18))
          .grow().basis(0)
        }
      }
    }
  }

  private func style(isOpen: Bool) -> Pressable.Style {
    Pressable.Style(
      role: .button, cornerRadius: 0,
      accessibility: Accessibility(
        label: "\(package.name) \(package.version)", hint: package.summary, isExpanded: isOpen))
  }
}

import Alidade

/// The content of the window: the list of layouts, the selected layout and its parameters.
struct GalleryWindow: Component, Equatable {
  /// The index of the layout shown first.
  let start: Int

  func initialState() -> GalleryState { GalleryState(selection: start) }

  func body(_ context: Context<GalleryState>) -> some Component {
    let selection = context.state.selection
    Row {
      Sidebar(
        exhibits: context.state.exhibits.enumerated().map(SidebarEntry.init),
        selection: context.binding(\.selection)
      )
      // Here rather than around everything, so that a page that opens files itself gets them.
      .onOpen { addresses in
        guard let place = addresses.compactMap(PageAddress.place).last else { return }
        context.update { $0.selection = place }
      }
      .frame(width: 200).shrink(0)
      Separator(axis: .vertical)
      // With a minimum width of its own, it doesn't push the parameters out of the window.
      ExhibitPane(exhibit: context.state.exhibit).frame(minWidth: 200).grow().basis(0)
      Separator(axis: .vertical)
      Inspector(
        name: context.state.exhibit.layout.name, groups: context.state.exhibit.controls,
        change: Action { change in context.update { $0.exhibits[selection].apply(change) } }
      )
      .frame(width: 296).shrink(0)
    }
    .background(.windowBackground)
  }
}

import Alidade

/// The selected layout: its description, the example and its source code.
struct ExhibitPane: Component, Equatable {
  let exhibit: Exhibit

  var body: some Component {
    Column {
      Column(spacing: 4) {
        Text(exhibit.layout.name).size(24).weight(.bold).heading(1).lineLimit(1)
        Text(exhibit.layout.summary).size(14).color(.secondaryText).lineLimit(2)
      }
      .padding(EdgeInsets(top: 18, start: 24, bottom: 14, end: 24))
      .shrink(0)
      Separator().key(0)
      // With a minimum height of its own, the area doesn't claim that of the whole stage.
      StageArea(layout: exhibit.layout, stage: exhibit.stage)
        .frame(minHeight: 160).grow().basis(0)
      Separator().key(1)
      Scroll {
        CodeListing(code: exhibit.layout.page.listing)
          .padding(EdgeInsets(top: 14, start: 24, bottom: 20, end: 24))
      }
      .key(exhibit.layout.name)
    }
  }
}

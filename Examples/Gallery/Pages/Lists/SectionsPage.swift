import Alidade
import Foundation

/// A page about the elements of a data source, divided into sections.
struct SectionsPage: LayoutPage {
  var startsWithBrightest = false
  var faintest = 6

  static let name = "Sections"
  static let summary =
    "Elements of a data source, filtered, sorted and divided into sections in the background."
  static let family = LayoutFamily.lists
  static let stage = Stage(width: 360, height: 320)

  static let sections: [ControlSection<SectionsPage>] = [
    ControlSection(
      "Stars",
      [
        .check("Brightest first", \.startsWithBrightest),
        .count("Faintest magnitude", \.faintest, 0...6),
      ])
  ]

  var example: ComponentList {
    Constellations(startsWithBrightest: startsWithBrightest, faintest: faintest)
  }

  var listing: String {
    """
    List(
      stars
        .filtered(by: \(faintest)) { star, faintest in
          star.magnitude < Double(faintest)
        }
        .sorted(by: \\.\(startsWithBrightest ? "magnitude" : "name"))
        .grouped(by: \\.constellation)
    ) { star in
      Row {
        Text(star.name).grow()
        Text(star.magnitude.formatted())
      }
    } header: { constellation in
      Text("\\(constellation.id) (\\(constellation.elements.count))")
    }
    """
  }
}

extension SectionsPage {
  /// Stars by constellation.
  private struct Constellations: Component, Equatable {
    let startsWithBrightest: Bool
    let faintest: Int

    private static let stars = DataSource(Star.catalog(600))

    var body: some Component {
      let stars = Constellations.stars.filtered(by: faintest) { star, faintest in
        star.magnitude < Double(faintest)
      }
      let order = startsWithBrightest ? stars.sorted(by: \.magnitude) : stars.sorted(by: \.name)
      List(order.grouped(by: \.constellation), estimatedRowHeight: 28) { star in
        Row(spacing: 8, alignment: .center) {
          Text(star.name).lineLimit(1).grow()
          Text(star.magnitude.formatted(.number.precision(.fractionLength(2))))
            .color(.secondaryText)
        }
        .padding(horizontal: 16, vertical: 4)
      } header: { constellation in
        Box(background: .windowBackground, border: Border(color: StageView.line)) {
          Text(
            "\(constellation.id) (\(constellation.elements.count))", style: TextStyle(weight: .bold)
          )
          .padding(horizontal: 8, vertical: 4)
        }
      }
      .rowAnimation(.spring(duration: 0.3))
    }
  }
}

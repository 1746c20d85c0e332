// A search whose number of results is announced, with ratings that are read as a whole, decoration
// that isn't read, and an action that announces its result; and a test of them.

import Alidade
import AlidadeTesting
import Testing

struct Film: Hashable, Identifiable {
  let id: String
  let stars: Int
}

struct Rating: Component, Equatable {
  let stars: Int

  var body: some Component {
    Row(spacing: 2) {
      for star in 1...5 { Image(icon: star <= stars ? "starred" : "non-starred") }
    }
    .accessibility(label: "Rating", value: .text("\(stars) of 5 stars"))
  }
}

struct FilmRow: Component {
  let film: Film

  func body(_ context: Context<NoState>) -> some Component {
    Row(spacing: 6, alignment: .center) {
      Text("•").accessibilityHidden()
      Text(film.id)
      Rating(stars: film.stars)
      Button("Copy") {
        context.clipboard.copy(.text(film.id))
        context.announce("The title was copied.")
      }
      .accessibility(hint: "Copies the title of the film.")
    }
  }
}

struct FilmSearch: Component {
  let films: [Film]

  struct State { var term = "" }
  func initialState() -> State { State() }

  func body(_ context: Context<State>) -> some Component {
    let found = films.filter { $0.id.hasPrefix(context.state.term) }
    Column(spacing: 8) {
      Text("Films").heading(1).size(20)
      TextField("Search", text: context.binding(\.term))
      Box(role: .status) { Text("\(found.count) found") }
      ForEach(found) { film in FilmRow(film: film) }
    }
  }
}

do {
  let films = [Film(id: "Alien", stars: 4), Film(id: "Brazil", stars: 5)]
  let app = TestHost { FilmSearch(films: films) }
  print("There is a heading:", app.contains(.role(.heading, "Films")))

  try app.type("A", into: "Search")
  let rating = try app.find(.role(.group, "Rating"))
  print("The rating is read as a whole:", rating.value == "4 of 5 stars")

  try app.tap(.role(.button, "Copy"))
  print(app.announcements)
} catch {
  print(error)
}

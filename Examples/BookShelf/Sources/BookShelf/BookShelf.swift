import Alidade

/// The list of a library's books, which follows the database.
package struct BookShelf: Component {
  let library: Library

  package struct State: Sendable {
    var books: [Book]?
  }

  package init(library: Library) {
    self.library = library
  }

  package func initialState() -> State { State() }

  package func body(_ context: Context<State>) -> some Component {
    Column {
      if let books = context.state.books {
        Text(books.count == 1 ? "1 book" : "\(books.count) books").padding(8)
        List(books) { BookRow(book: $0) }.grow()
      } else {
        Spinner("Loading")
      }
    }
    .onReceive(library.books) { books in context.update { $0.books = books } }
  }
}

/// A book's title and author.
struct BookRow: Component, Equatable {
  let book: Book

  var body: some Component {
    Column(spacing: 2) {
      Text(book.title).lineLimit(1)
      Text(book.author).lineLimit(1)
    }
    .padding(8)
  }
}

// Shows the books of a database file, and adds those that are written to the standard input: in each
// line a title and an author, with a tab between them.
//
// Usage: BookShelfWindow FILE

import Alidade
import AlidadeGTK
import BookShelf
import Foundation

func complain(_ message: String) { FileHandle.standardError.write(Data("\(message)\n".utf8)) }

guard CommandLine.arguments.count == 2 else {
  complain("Usage: BookShelfWindow FILE")
  exit(2)
}
let library = try Library(path: CommandLine.arguments[1])

Thread.detachNewThread {
  while let line = readLine() {
    let parts = line.split(separator: "\t", maxSplits: 1).map(String.init)
    do {
      guard parts.count == 2 else { throw CocoaError(.formatting) }
      try library.addBook(title: parts[0], author: parts[1])
    } catch {
      complain("\"\(line)\" was not added: \(error)")
    }
  }
}

GTKApplication.run(title: "Books", size: Size(width: 360, height: 480)) {
  BookShelf(library: library)
}

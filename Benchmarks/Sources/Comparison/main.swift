// Comparison: runs the feed of Alidade beside those written in C, or beside another build of itself, in
// alternating rounds, and prints tables of medians. Scripts/bench builds and starts it.
//
//   Comparison <renderer> <rounds> <number of rows>...
//   Comparison --before <folder with the other Feed> <renderer> <rounds> <number of rows>...

import Foundation

var arguments = CommandLine.arguments.dropFirst()
let feeds = Program.feeds(in: Program.folder)
var (programs, bases) = (Program.peers + feeds, feeds.map { _ in Program.peers[0] })
if arguments.first == "--before", arguments.count > 1 {
  let folder = URL(fileURLWithPath: arguments[arguments.startIndex + 1])
  bases = Program.feeds(in: folder, suffix: ", before")
  programs = bases + feeds
  arguments = arguments.dropFirst(2)
}
let numbers = arguments.dropFirst().compactMap { Int($0) }
guard let renderer = arguments.first, let rounds = numbers.first, numbers.count > 1, rounds > 0
else {
  fatalError("usage: Comparison [--before <folder>] <renderer> <rounds> <number of rows>...")
}

do {
  for rows in numbers.dropFirst() {
    var table = Table(
      rows: rows, renderer: renderer, programs: programs, ratios: Array(zip(feeds, bases)))
    for _ in 0..<rounds {
      for program in programs {
        table.add(try program.run(rows: rows, renderer: renderer), of: program)
      }
    }
    print(table.markdown)
  }
} catch {
  FileHandle.standardError.write(Data("Comparison: \(error)\n".utf8))
  exit(1)
}

// Comparison: runs programs that show the feed in alternating rounds, and prints tables of medians.
// Scripts/bench builds and starts it.
//
//   Comparison rivals <document or -> <renderer> <rounds> <number of rows>...
//   Comparison revisions <folder of the older feed> <renderer> <rounds> <number of rows>...
//
// The first one compares Alidade with the programs in C, and puts the tables into a document; the
// second one compares the feeds of two revisions.

import Foundation

/// Prints a message that isn't part of the tables.
func note(_ message: String) {
  FileHandle.standardError.write(Data("comparison: \(message)\n".utf8))
}

/// Returns the programs in C, and those of Alidade beside them.
func rivals() -> [Table.Column] {
  let recycler = Program("C, `recycler`", "Peers", "recycler")
  let others =
    ["flat", "stack"].map { Program("C, `\($0)`", "Peers", $0) }
    + Program.feedModes.map { Program("Alidade, \($0)", "Feed", $1) }
  return [Table.Column(program: recycler, base: nil)]
    + others.map { Table.Column(program: $0, base: recycler) }
}

/// Returns the feeds of an older revision, each with the one of this revision beside it.
func revisions(_ folder: String) -> [Table.Column] {
  Program.feedModes.flatMap { name, mode in
    let old = Program("\(name), before", "Feed", mode, in: URL(fileURLWithPath: folder))
    let new = Program("\(name), now", "Feed", mode)
    return [Table.Column(program: old, base: nil), Table.Column(program: new, base: old)]
  }
}

let arguments = Array(CommandLine.arguments.dropFirst())
let numbers = arguments.dropFirst(3).compactMap { Int($0) }
guard
  numbers.count > 1, numbers.count == arguments.count - 3, numbers.allSatisfy({ $0 > 0 }),
  let renderer = Renderer(rawValue: arguments[2]), ["rivals", "revisions"].contains(arguments[0])
else {
  note("wrong arguments; see the beginning of main.swift")
  exit(2)
}

let isForDocument = arguments[0] == "rivals"
do {
  for rows in numbers.dropFirst() {
    var table = Table(
      rows: rows, renderer: renderer, columns: isForDocument ? rivals() : revisions(arguments[1]))
    try table.measure(rounds: numbers[0])
    // At once, unlike `print`, also into a file.
    FileHandle.standardOutput.write(Data("\(table.markdown)\n".utf8))
    if isForDocument, arguments[1] != "-" {
      try Document(file: URL(fileURLWithPath: arguments[1])).replace(table)
    }
  }
} catch {
  note((error as? Failure)?.message ?? "\(error)")
  exit(1)
}

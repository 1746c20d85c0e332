// Comparison: runs the feed of Alidade beside those written in C, in alternating rounds, and prints
// tables of medians. Scripts/bench builds and starts it.
//
//   Comparison <rounds> <number of rows>...

let numbers = CommandLine.arguments.dropFirst().compactMap { Int($0) }
guard let rounds = numbers.first, numbers.count > 1, rounds > 0 else {
  fatalError("usage: Comparison <rounds> <number of rows>...")
}

for rows in numbers.dropFirst() {
  var table = Table(rows: rows)
  for _ in 0..<rounds {
    for program in Program.all { table.add(try program.run(rows: rows), of: program) }
  }
  print(table.markdown)
}

// The feed of the comparison, scrolled by the harness that also measures the programs in C.
//
//   BENCH_N=100000 GSK_RENDERER=cairo Scripts/with-display Benchmarks/.build/release/Feed
//
// `Feed model` makes a new model of the whole list for each change, and lets the list find out what
// has changed. It prints one line of JSON; Documentation/Performance.md describes what it measures.

import CFeedKit

let makesModels = CommandLine.arguments.dropFirst().first == "model"
bk_start(makesModels ? "alidade-model" : "alidade", Int32(ListedPost.count))
if makesModels { ModelFeed.run() } else { SourceFeed.run() }

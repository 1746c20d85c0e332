import Benchmark
import FlexWorkloads

for workload in try FlexWorkload.all() {
  benchmark("\(workload.name) (\(workload.nodeCount) nodes)") {
    _ = workload.run(1)
  }
}

Benchmark.main()

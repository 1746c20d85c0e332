// MotionBenchmarks [alidade | gtk]: 100 boxes that move.
//
//   GSK_RENDERER=cairo Scripts/with-display Benchmarks/.build/release/MotionBenchmarks alidade
//
// Prints the processor time of the main thread in a frame: before painting and for painting, as
// medians of 300 frames. `gtk` moves the widgets of a GtkFixed by hand instead.

import AlidadeGTK
import AlidadeNative
import CGTK4
import MovingBoxes

let arguments = CommandLine.arguments
let starter = MovingBoxes.Starter()

if arguments.dropFirst().first == "gtk" {
  runWindow { _ in PlainBoxes.show() }
} else {
  runWindow { application in
    starter.start()
    return application.window.map {
      UnsafeMutableRawPointer($0.widget).assumingMemoryBound(to: GtkWidget.self)
    }
  }
}

/// Opens a window and measures the frames of another one.
@MainActor func runWindow(
  _ begin: @escaping @MainActor (GTKApplication) -> UnsafeMutablePointer<GtkWidget>?
) {
  GTKApplication.run(
    title: "Boxes", size: Size(width: 480, height: 480),
    didLaunch: { application in
      Task {
        try? await Task.sleep(for: .seconds(1))
        guard let window = begin(application) else { return }
        try? await Task.sleep(for: .seconds(1))
        FrameTimes.report(300, in: window)
      }
    }
  ) {
    MovingBoxes(starter: starter)
  }
}

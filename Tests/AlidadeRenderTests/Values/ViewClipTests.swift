import AlidadeLayout
import AlidadeRender
import AlidadeTesting
import Testing

@Suite struct ViewClipTests {
  private let size = Size(width: 100, height: 40)

  @Test func `a clip is the bounds without the distances`() {
    let clip = ViewClip(top: 5, left: 10, bottom: 15, right: -20)
    #expect(clip.frame(in: size) == Rect(x: 10, y: 5, width: 110, height: 20))
    #expect(ViewClip(7).frame(in: size) == Rect(x: 7, y: 7, width: 86, height: 26))
    #expect(ViewClip.bounds.frame(in: size) == Rect(origin: .zero, size: size))
  }

  @Test func `edges that meet leave nothing`() {
    let clip = ViewClip(top: 30, bottom: 30)
    #expect(clip.frame(in: size).size.height == 0)
    #expect(!clip.shows(Point(x: 50, y: 30), in: size))
  }

  @Test func `round corners are outside`() {
    let clip = ViewClip(top: 10, cornerRadius: .infinity)
    #expect(clip.cornerRadius(in: size) == 15)
    #expect(!clip.shows(Point(x: 2, y: 12), in: size) && !clip.shows(Point(x: 98, y: 38), in: size))
    #expect(clip.shows(Point(x: 50, y: 11), in: size) && clip.shows(Point(x: 1, y: 25), in: size))
    #expect(!clip.shows(Point(x: 50, y: 9), in: size))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a number that makes no sense is reported, and counts as zero`(number: Double) {
    var clip = ViewClip.bounds
    let reports = DiagnosticsRecorder.reports {
      clip = ViewClip(top: number, left: number, bottom: number, right: number)
    }
    #expect(clip == .bounds && reports.count == 4)
    let radii = DiagnosticsRecorder.reports { clip = ViewClip(0, cornerRadius: -1) }
    #expect(clip == .bounds && radii.count == 1)
  }

  @Test func `a distance is at most a million points`() {
    #expect(ViewClip(1e300).top == 1_000_000 && ViewClip(-1e300).right == -1_000_000)
  }
}

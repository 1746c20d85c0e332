import AlidadeLayout
import AlidadeRender
import Testing

@Suite struct LineExtentsCacheTests {
  private func measured(_ width: Double) -> LineExtents {
    LineExtents(size: Size(width: width, height: 10), baseline: 8)
  }

  @Test func `a line is measured once for each style`() {
    let cache = LineExtentsCache()
    let styles = [TextStyle(size: 10), TextStyle(size: 20)]
    var count = 0
    for _ in 0..<3 {
      for style in styles {
        let extents = cache.extents(of: "Apples", in: style) {
          count += 1
          return measured(style.size)
        }
        #expect(extents == measured(style.size))
      }
    }
    #expect(count == 2)
  }

  @Test func `a full cache forgets its lines`() {
    let cache = LineExtentsCache(capacity: 2)
    var texts: [String] = []
    for text in ["a", "b", "b", "a", "c", "a"] {
      _ = cache.extents(of: text, in: TextStyle()) {
        texts.append(text)
        return measured(1)
      }
    }
    #expect(texts == ["a", "b", "c", "a"])
  }
}

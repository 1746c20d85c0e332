import Alidade

/// Turned text and an icon, faded as a whole.
struct TextPicture: Component, Equatable {
  var body: some Component {
    Canvas(self, label: "The word “turned” in three directions") { drawing, size in
      drawing.translate(x: size.width * 0.35, y: size.height * 0.8)
      for step in 0..<3 {
        drawing.drawLayer(opacity: 1 - Double(step) * 0.35) { layer in
          layer.rotate(by: .degrees(Double(step) * -30))
          layer.draw(Text("turned").size(16).weight(.bold), at: Point(x: 12, y: 0), anchor: .left)
        }
      }
      drawing.draw(
        .icon("emblem-favorite-symbolic"), in: Rect(x: -20, y: -12, width: 24, height: 24),
        tint: .red)
    }
  }
}

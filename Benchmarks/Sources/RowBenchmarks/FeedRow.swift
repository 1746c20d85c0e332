import AlidadeNative

/// A row of a feed as an application writes it: containers, padding, backgrounds and text.
struct FeedRow: Component {
  let number: Int

  var body: some Component {
    Column(spacing: 8) {
      FeedRowHeader(number: number)
      Text("Text number \(number), of a length that takes more than a line in a narrow window.")
      Row(spacing: 6) {
        for tag in ["one", "two", "three"] {
          Text(tag).lineLimit(1).padding(horizontal: 6, vertical: 2)
            .background(.blue, cornerRadius: 8).shrink(0)
        }
      }
      Row(spacing: 16, alignment: .center) {
        FeedRowFigure(icon: "like", figure: number % 97)
        FeedRowFigure(icon: "share", figure: number % 13)
        Spacer()
        Text("Reply").lineLimit(1).padding(6)
      }
    }
    .padding(12)
  }
}

/// The picture, the name and the date.
struct FeedRowHeader: Component {
  let number: Int

  var body: some Component {
    Row(spacing: 8, alignment: .center) {
      Box(background: .blue, cornerRadius: 20).frame(width: 40, height: 40).shrink(0)
      Column(spacing: 2) {
        Text("Somebody with a name").weight(.bold).lineLimit(1)
        Row(spacing: 4, alignment: .baseline) {
          Text("\(number % 60) minutes ago").size(12).lineLimit(1)
          Text("from somewhere").size(12).lineLimit(1)
        }
      }
      .grow().basis(0)
    }
  }
}

/// An icon and a number.
struct FeedRowFigure: Component {
  let icon: String
  let figure: Int

  var body: some Component {
    Row(spacing: 4, alignment: .center) {
      Image(icon: icon, size: 16)
      Text("\(figure)").size(12).lineLimit(1)
    }
  }
}

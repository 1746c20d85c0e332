/// What a video shows.
public struct VideoContent: ControlContent {
  /// Where it stands.
  public struct Value: Hashable, Sendable {
    /// Whether it plays.
    public var isPlaying: Bool
    /// How far it is, in seconds from the start; not negative.
    public var position: Double

    /// Makes a place in a video.
    public init(isPlaying: Bool = false, position: Double = 0) {
      self.isPlaying = isPlaying
      self.position = position
    }
  }

  /// A video.
  public static let kind = PortableViewClass.Kind.video
  /// No video.
  public static let initial = VideoContent()
  /// At the start, and still.
  public static let initialValue = Value()

  /// The path of the file; empty for none.
  public var file: String
  /// Whether it begins anew when it has ended.
  public var loops: Bool

  /// Makes the content.
  public init(file: String = "", loops: Bool = false) {
    self.file = file
    self.loops = loops
  }

  /// As large as the component says.
  public func extents(_ measurer: any ContentMeasurer) -> ControlExtents {
    ControlExtents(natural: .zero)
  }
}

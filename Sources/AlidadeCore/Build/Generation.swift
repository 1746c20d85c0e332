/// One complete build of a tree, as a value.
///
/// A build takes a generation and inputs, and returns a generation.
struct Generation: Sendable {
  /// The number of generations so far.
  var number = 0
  /// The revision of the newest input that it reflects.
  var revision = 0
  /// The number of consecutive builds that led to it, each caused only by the previous one.
  var causeCount = 0
  /// The revision of the component that it was built from.
  var componentRevision = -1
  /// The environment that it was built in.
  var environment = Environment()
  /// The root; `nil` before the first build.
  var root: ComponentNode?
  /// The boundaries with content that failed in its layout; `nil` if there are none.
  var layoutFailure: LayoutFailure?
  /// The newest animation of a change that this or an earlier generation reflects.
  var animation: UpdateAnimation?
  /// The number of actions created before it was built.
  var actionCount = 0
  /// A Boolean value that is `true` if this or an earlier generation has had controllers.
  var hasHadControllers = false
}

import Synchronization

/// The images that the components of a tree have requested, and the distance of the tree from the
/// visible content.
struct TreeImages {
  private struct Reference {
    weak var request: ImageRequest?
  }

  /// The distance of the tree from the visible content, such as a number of rows.
  var distance = 0
  private var references: [ObjectIdentifier: Reference] = [:]
  /// The number of references above which those without a request are removed.
  private var limit = 8

  /// Adds a request, unless it was added before.
  mutating func add(_ request: ImageRequest) {
    references[ObjectIdentifier(request)] = Reference(request: request)
    if references.count < limit { return }
    references = references.filter { $1.request != nil }
    limit = max(8, 2 * references.count)
  }

  /// A Boolean value that is `true` if no component has requested an image so far.
  var isEmpty: Bool { references.isEmpty }

  /// The requests that components retain.
  var requests: [ImageRequest] { references.values.compactMap(\.request) }
}

extension ComponentTree {
  /// Records the distance of the tree from the visible content; images that it requests from now on
  /// are loaded after those that are nearer.
  ///
  /// - Returns: `true` if it may have requested images before.
  @discardableResult
  package func noteImageDistance(_ distance: Int) -> Bool {
    updates.images.withLock { images in
      images.distance = distance
      return !images.isEmpty
    }
  }

  /// Orders the loading of images by the distances of their trees from the visible content.
  ///
  /// An image in several of the trees is as near as the nearest of them.
  ///
  /// - Parameter trees: the trees, each with the distance that was recorded for it.
  /// - Complexity: O(trees + images log images).
  package static func orderImages(
    of trees: [(tree: ComponentTree, distance: Int)]
  ) {
    var distances: [ObjectIdentifier: (request: ImageRequest, distance: Int)] = [:]
    for (tree, distance) in trees {
      for request in tree.updates.images.withLock(\.requests) {
        let known = distances[ObjectIdentifier(request)]?.distance ?? .max
        distances[ObjectIdentifier(request)] = (request, min(known, distance))
      }
    }
    if distances.isEmpty { return }
    for (_, requests) in Dictionary(grouping: distances.values, by: { $0.request.loaderIdentity }) {
      requests[0].request.order(requests)
    }
  }
}

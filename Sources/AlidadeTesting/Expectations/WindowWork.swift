import AlidadeCore
import AlidadeHeadless
import AlidadeRender

/// The work that the hosts in a window have done so far: the host of its content, and those of its
/// popovers and sheets.
@MainActor struct WindowWork {
  private struct HostWork {
    let host: ComponentHost
    let mounting: MountCounters
    let building: ComponentHost.Counters
  }

  private var hosts: [HostWork] = []

  init(of view: HeadlessHostingView) {
    for host in view.hosts { add(host) }
  }

  private mutating func add(_ host: ComponentHost) {
    hosts.append(
      HostWork(host: host, mounting: host.mounter.counters, building: host.counters))
  }

  /// Returns the counts of the work since `earlier`.
  ///
  /// All the work of a host that has been added in the meantime counts, and so does the work of a
  /// host before it was removed.
  func since(_ earlier: WindowWork) -> (mounting: MountCounters, componentsBuilt: Int) {
    var later = self
    for old in earlier.hosts where !hosts.contains(where: { $0.host === old.host }) {
      later.add(old.host)
    }
    var (mounting, built) = (MountCounters(), 0)
    for new in later.hosts {
      let old = earlier.hosts.first { $0.host === new.host }
      mounting.add(new.mounting.since(old?.mounting ?? MountCounters()))
      built += new.building.componentsBuilt - (old?.building.componentsBuilt ?? 0)
    }
    return (mounting, built)
  }
}

extension HeadlessHostingView {
  /// The host of the view and those of the popovers and sheets in front of its content.
  var hosts: [ComponentHost] { root.descendants.compactMap(\.componentHost) }

  /// The component trees that are mounted in the view: those of its hosts and of the rows of lists.
  var trees: [ComponentTree] {
    hosts.map(\.tree) + root.descendants.flatMap { $0.mountedTrees.map(\.tree) }
  }
}

extension HeadlessView {
  /// The component trees in the rows of the view if it is a list.
  final var mountedTrees: [MountedComponentTree] {
    let container = (self as? HeadlessScrollView)?.scrollDelegate as? any ComponentTreeContainer
    return container?.mountedTrees ?? []
  }
}

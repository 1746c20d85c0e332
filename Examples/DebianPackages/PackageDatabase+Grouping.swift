extension PackageDatabase {
  /// Returns the packages in the order of ``packages``, and their sections.
  static func grouped(_ packages: [Package]) -> (packages: [Package], sections: [Section]) {
    let sectionNames = Set(packages.map(\.section)).sorted()
    let ranks = Dictionary(uniqueKeysWithValues: zip(sectionNames, sectionNames.indices))

    // Sorts small keys, because packages are large and cost a dozen retains to move.
    let keys = packages.indices.map { index in
      SortKey(
        rank: ranks[packages[index].section, default: 0],
        foldedName: packages[index].name.lowercased(), index: index)
    }
    let sorted = keys.sorted { $0.precedes($1, in: packages) }
    return (sorted.map { packages[$0.index] }, sections(named: sectionNames, of: sorted))
  }

  /// Returns the runs of equal rank as sections.
  private static func sections(named names: [String], of sorted: [SortKey]) -> [Section] {
    var sections: [Section] = []
    var start = 0
    for end in sorted.indices.dropFirst() where sorted[end].rank != sorted[start].rank {
      sections.append(Section(name: names[sorted[start].rank], packageRange: start..<end))
      start = end
    }
    if !sorted.isEmpty {
      let range = start..<sorted.endIndex
      sections.append(Section(name: names[sorted[start].rank], packageRange: range))
    }
    return sections
  }

  /// The values that determine the position of a package.
  private struct SortKey {
    let rank: Int
    let foldedName: String
    let index: Int

    func precedes(_ other: SortKey, in packages: [Package]) -> Bool {
      if rank != other.rank { return rank < other.rank }
      if foldedName != other.foldedName { return foldedName < other.foldedName }
      let (package, otherPackage) = (packages[index], packages[other.index])
      if package.name != otherPackage.name { return package.name < otherPackage.name }
      return package.architecture < otherPackage.architecture
    }
  }
}

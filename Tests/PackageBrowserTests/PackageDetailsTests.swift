import AlidadeNative
import AlidadeTesting
import DebianPackages
import Testing

@testable import PackageBrowser

/// The details of a package, used as a user would.
@MainActor @Suite struct PackageDetailsTests {
  private func host(_ package: Package) -> TestHost {
    TestHost(size: Size(width: 340, height: 800)) { PackageDetails(package: package) }
  }

  @Test func `a long word beside a title leaves the title its whole width`() throws {
    let address = "<a-very-long-address-of-a-whole-team@lists.example.org>"
    let short = host(Package(name: "nano", version: "7.2", architecture: "all"))
    let long = host(
      Package(name: "nano", version: "7.2", architecture: "all", maintainer: address))
    let title = try long.find("Architecture").frame
    #expect(title.size.width >= (try short.find("Architecture").frame.size.width))
    #expect(try long.find(.text(address)).frame.maxX <= 340 - 18)
  }

  @Test func `the homepage is a text beside its title, and opens`() throws {
    let address = "https://example.org/a/long/address/of/the/homepage/of/an/editor"
    let app = host(
      Package(name: "nano", version: "7.2", architecture: "all", homepage: address))
    let (title, link) = (try app.find("Homepage").frame, try app.find(.role(.link, address)))
    #expect(abs(link.frame.minY - title.minY) < 2)
    #expect(link.frame.maxX <= 340 - 18)
    try app.tap(.role(.link, address))
    #expect(app.openedAddresses == [address])
  }

  @Test func `the lines of an item of a list are wrapped as one text`() throws {
    let lines = [
      " * apt-get for retrieval of packages", "   and information about them",
      "    - a part", " * apt-cache",
    ]
    #expect(
      DescriptionBlock.blocks(of: lines) == [
        .item("apt-get for retrieval of packages and information about them", indentation: 1),
        .item("a part", indentation: 4), .item("apt-cache", indentation: 1),
      ])
    let app = host(
      Package(
        name: "apt", version: "1", architecture: "all", longDescription: [.verbatim(lines)]))
    app.expect("apt-get for retrieval of packages and information about them")
    #expect(try app.find("a part").frame.minX > (try app.find("apt-cache").frame.minX))
  }

  @Test func `lines that are no items keep their form`() {
    let lines = ["  name   -- value", "  other  *  value", "  -f     an option", "  *"]
    #expect(DescriptionBlock.blocks(of: lines) == [.lines(lines)])
    #expect(
      DescriptionBlock.blocks(of: [" - one", " two"]) == [
        .item("one", indentation: 1), .lines([" two"]),
      ])
  }

  @Test func `a line wider than the details isn't wrapped`() throws {
    let line = "  " + String(repeating: "wide ", count: 40)
    let app = host(
      Package(
        name: "apt", version: "1", architecture: "all", longDescription: [.verbatim([line])]))
    let (text, title) = (try app.find(.text(line)).frame, try app.find("Architecture").frame)
    #expect(text.size.width > 340)
    #expect(text.size.height < 2 * title.size.height)
  }
}

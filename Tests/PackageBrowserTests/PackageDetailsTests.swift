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
}

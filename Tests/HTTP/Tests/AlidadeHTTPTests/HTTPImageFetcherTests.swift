import Alidade
import AlidadeHTTP
import Testing

@Suite struct HTTPImageFetcherTests {
  private let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0) }

  /// Fetches a path of a server, which is stopped afterwards.
  private func fetch(
    _ path: String, upTo limit: Int = 1 << 20, from answers: [String: TestServer.Answer],
    _ limits: HTTPImageFetcher.Limits = .init(), proxies: HTTPProxies = .none
  ) async throws -> [UInt8] {
    let server = try await TestServer(answers)
    let fetcher = HTTPImageFetcher(limits: limits, proxies: proxies)
    let result: Result<[UInt8], any Error>
    do {
      result = .success(try await fetcher.fetch(server.url(path), upTo: limit))
    } catch {
      result = .failure(error)
    }
    try await server.stop()
    return try result.get()
  }

  /// Returns the error of a fetch.
  private func failure(
    _ path: String, upTo limit: Int = 1 << 20, from answers: [String: TestServer.Answer],
    _ limits: HTTPImageFetcher.Limits = .init()
  ) async -> ImageError? {
    await #expect(throws: ImageError.self) {
      try await fetch(path, upTo: limit, from: answers, limits)
    }
  }

  @Test(arguments: [true, false])
  func `the bytes of a URL arrive`(_ announcesLength: Bool) async throws {
    let answers = ["/a": TestServer.Answer.body(bytes, announcesLength: announcesLength)]
    #expect(try await fetch("/a", from: answers) == bytes)
  }

  @Test(arguments: [true, false])
  func `more bytes than the limit are refused, announced or not`(
    _ announcesLength: Bool
  ) async throws {
    let answers = ["/a": TestServer.Answer.body(bytes, announcesLength: announcesLength)]
    let error = await failure("/a", upTo: 99_999, from: answers)
    #expect(error == ImageError("It has more than 99999 bytes.", isPermanent: true))
    #expect(try await fetch("/a", upTo: 100_000, from: answers).count == 100_000)
  }

  @Test func `a redirect is followed, but not a loop or a long chain`() async throws {
    var answers: [String: TestServer.Answer] = ["/0": .body([1, 2, 3])]
    for step in 1...6 { answers["/\(step)"] = .redirect("/\(step - 1)") }
    answers["/loop"] = .redirect("/loop")
    #expect(try await fetch("/5", from: answers) == [1, 2, 3])
    #expect(await failure("/6", from: answers)?.isPermanent == true)
    #expect(await failure("/loop", from: answers)?.isPermanent == true)
  }

  @Test func `a redirect to a file is not followed`() async throws {
    let error = await failure("/a", from: ["/a": .redirect("file:///etc/passwd")])
    #expect(error?.isPermanent == true)
  }

  @Test(arguments: ["http://1.2.3.4:99999/", "http://%5B%5D/"])
  func `a redirect to a server that can't exist is not followed`(_ url: String) async throws {
    let error = await failure("/a", from: ["/a": .redirect(url)])
    #expect(error?.isPermanent == true)
  }

  @Test func `a redirect may be relative`() async throws {
    let answers: [String: TestServer.Answer] = [
      "/a/b": .redirect("../c?d"), "/c?d": .redirect("?e"), "/c?e": .body([1]),
    ]
    #expect(try await fetch("/a/b", from: answers) == [1])
  }

  @Test func `a server is not reached past a proxy that can't be used`() async throws {
    let answers = ["/a": TestServer.Answer.body([1])]
    var proxies = HTTPProxies(http: "ftp://user:secret@proxy.example")
    let error = await #expect(throws: ImageError.self) {
      try await fetch("/a", from: answers, proxies: proxies)
    }
    #expect(error?.isPermanent == true)
    #expect(error?.message.contains("secret") == false)
    proxies.exceptions = ["127.0.0.1"]
    #expect(try await fetch("/a", from: answers, proxies: proxies) == [1])
  }

  @Test func `a proxy that isn't there is a temporary failure`() async throws {
    let server = try await TestServer([:])
    let proxies = HTTPProxies(http: server.url(""))
    try await server.stop()
    let error = await #expect(throws: ImageError.self) {
      try await fetch("/a", from: ["/a": .body([1])], proxies: proxies)
    }
    #expect(error?.isPermanent == false)
  }

  @Test(arguments: [
    (202, false), (206, false), (300, true), (302, true), (404, true), (410, true), (408, false),
    (425, false), (429, false), (500, false), (503, false),
  ])
  func `a status is a failure, permanent or not`(_ code: Int, _ isPermanent: Bool) async throws {
    let error = await failure("/a", from: ["/a": .status(.init(statusCode: code))])
    #expect(error?.isPermanent == isPermanent)
    #expect(error?.message.contains("\(code)") == true)
  }

  @Test(arguments: ["file:///etc/passwd", "unix:///tmp/socket", "ftp://a/b", "nothing", ""])
  func `only http and https are fetched`(_ url: String) async throws {
    let error = await #expect(throws: ImageError.self) {
      try await HTTPImageFetcher(proxies: .none).fetch(url, upTo: 10)
    }
    #expect(error?.isPermanent == true)
  }

  @Test(arguments: [
    "https://1.2.3.4:99999/a.png", "https://[::1]:70000/a.png", "http://%5B%5D/a.png",
  ])
  func `a server that can't exist is a permanent failure`(_ url: String) async throws {
    let error = await #expect(throws: ImageError.self) {
      try await HTTPImageFetcher(proxies: .none).fetch(url, upTo: 10)
    }
    #expect(error?.isPermanent == true)
  }

  @Test(arguments: ["/silence", "/stalled"])
  func `a server that stalls is given up`(_ path: String) async throws {
    let answers = ["/silence": TestServer.Answer.silence, "/stalled": .stalledBody]
    var limits = HTTPImageFetcher.Limits()
    limits.readTimeout = .milliseconds(50)
    #expect(await failure(path, from: answers, limits)?.isPermanent == false)
    limits = HTTPImageFetcher.Limits()
    limits.timeout = .milliseconds(50)
    #expect(await failure(path, from: answers, limits)?.isPermanent == false)
  }

  @Test(arguments: ["/silence", "/stalled"])
  func `a canceled fetch closes its connection`(_ path: String) async throws {
    let server = try await TestServer(["/silence": .silence, "/stalled": .stalledBody])
    let fetcher = HTTPImageFetcher(proxies: .none)
    let task = Task { try await fetcher.fetch(server.url(path), upTo: 1 << 20) }
    await server.waitForRequest(path)
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
    await server.waitForClosing()
    try await server.stop()
  }

  @Test func `a server that isn't there is a temporary failure at once`() async throws {
    let server = try await TestServer([:])
    let url = server.url("/a")
    try await server.stop()
    var limits = HTTPImageFetcher.Limits()
    // Another attempt to connect would go on until the test is canceled.
    limits.connectTimeout = .seconds(3600)
    limits.timeout = .seconds(3600)
    let fetcher = HTTPImageFetcher(limits: limits, proxies: .none)
    let error = await #expect(throws: ImageError.self) { try await fetcher.fetch(url, upTo: 10) }
    #expect(error?.isPermanent == false)
    #expect(error?.message.hasPrefix("The server can't be reached: ") == true)
  }

  @Test func `a body that ends early is a temporary failure, not an image`() async throws {
    let error = await failure("/a", from: ["/a": .cutBody])
    #expect(error == ImageError("The connection was closed before all bytes had arrived."))
  }

  @Test func `a server learns which program asks, and that it asks for images`() async throws {
    let server = try await TestServer(["/a": .body([1])])
    let reader = HTTPImageFetcher(userAgent: "Reader/2.1", proxies: .none)
    _ = try await HTTPImageFetcher(proxies: .none).fetch(server.url("/a"), upTo: 10)
    _ = try await reader.fetch(server.url("/a"), upTo: 10)
    #expect(server.headers.map { $0["User-Agent"] } == [["Alidade"], ["Reader/2.1"]])
    #expect(server.headers.allSatisfy { $0["Accept"] == ["image/*"] })
    try await server.stop()
  }
}

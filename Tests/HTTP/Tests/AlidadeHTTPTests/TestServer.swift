import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import Testing

/// An HTTP server on the loopback device, for one test.
final class TestServer: Sendable {
  /// The answer to a request.
  enum Answer: Sendable {
    case body([UInt8], announcesLength: Bool = true)
    case status(HTTPResponseStatus)
    case redirect(String)
    /// The head and some bytes, and then nothing.
    case stalledBody
    /// The head and some bytes, and then the end of the connection.
    case cutBody
    /// Nothing.
    case silence
  }

  private let channel: any Channel
  private let asked: Requests

  /// Starts a server with answers by path.
  init(_ answers: [String: Answer]) async throws {
    let requests = Requests()
    asked = requests
    channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          try channel.pipeline.syncOperations.configureHTTPServerPipeline()
          try channel.pipeline.syncOperations.addHandler(Handler(answers, requests))
        }
      }
      .bind(host: "127.0.0.1", port: 0).get()
  }

  /// Stops the server.
  func stop() async throws { try await channel.close() }

  /// Returns the URL of a path.
  func url(_ path: String) -> String {
    "http://127.0.0.1:\(channel.localAddress?.port ?? 0)\(path)"
  }

  /// The headers of the requests, in order.
  var headers: [HTTPHeaders] { asked.headers }

  /// Waits until a path was requested.
  func waitForRequest(_ path: String) async { await asked.wait { $0.paths.contains(path) } }

  /// Waits until a connection was closed.
  func waitForClosing() async { await asked.wait { $0.closed > 0 } }

  private final class Requests: Sendable {
    struct Contents {
      var paths: [String] = []
      var headers: [HTTPHeaders] = []
      var closed = 0
    }

    private let contents = Mutex(Contents())

    var headers: [HTTPHeaders] { contents.withLock { $0.headers } }

    func change(_ change: @Sendable (inout Contents) -> Void) {
      contents.withLock { change(&$0) }
    }

    /// Waits until the requests are as expected, and records an issue if they never are.
    func wait(until condition: @Sendable (Contents) -> Bool) async {
      let end = ContinuousClock.now + .seconds(60)
      while !contents.withLock({ condition($0) }) {
        if ContinuousClock.now >= end {
          Issue.record("The expected requests haven't come in a minute.")
          return
        }
        await Task.yield()
      }
    }
  }

  private final class Handler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let answers: [String: Answer]
    private let requests: Requests

    init(_ answers: [String: Answer], _ requests: Requests) {
      self.answers = answers
      self.requests = requests
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .head(let head) = unwrapInboundIn(data) else { return }
      requests.change {
        $0.paths.append(head.uri)
        $0.headers.append(head.headers)
      }
      switch answers[head.uri] ?? .status(.notFound) {
      case .body(let bytes, let announcesLength):
        let headers: HTTPHeaders = announcesLength ? ["Content-Length": "\(bytes.count)"] : [:]
        send(.ok, headers, bytes, context)
      case .status(let status): send(status, ["Content-Length": "0"], [], context)
      case .redirect(let location):
        send(.found, ["Location": location, "Content-Length": "0"], [], context)
      case .stalledBody: beginBody(context)
      case .cutBody:
        beginBody(context)
        context.close(promise: nil)
      case .silence: break
      }
    }

    private func beginBody(_ context: ChannelHandlerContext) {
      let head = HTTPResponseHead(
        version: .http1_1, status: .ok, headers: ["Content-Length": "1000"])
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.writeAndFlush(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: [1, 2, 3])))), promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
      requests.change { $0.closed += 1 }
    }

    private func send(
      _ status: HTTPResponseStatus, _ headers: HTTPHeaders, _ bytes: [UInt8],
      _ context: ChannelHandlerContext
    ) {
      let head = HTTPResponseHead(version: .http1_1, status: status, headers: headers)
      context.write(wrapOutboundOut(.head(head)), promise: nil)
      context.write(
        wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: bytes)))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
    }
  }
}

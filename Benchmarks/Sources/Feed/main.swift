// The feed of the comparison, scrolled by the harness that also measures the programs in C.
//
//   BENCH_N=100000 GSK_RENDERER=cairo Scripts/with-display .build/release/Feed
//
// It prints one line of JSON; Benchmarks/README.md describes its contents.

import AlidadeGTK
import AlidadeNative
import CFeedKit

let count = Int(bk_n(1000))
bk_start("alidade", Int32(count))
let posts = Posts(count: count)
let firstPhoto = Int(bk_first_photo(Int32(count)))

struct Feed: Component {
  let posts: Posts
  let firstPhoto: Int
  let likes: Int?

  var body: some Component {
    List(posts, id: \.id, estimatedRowHeight: 130) { [likes, firstPhoto] post in
      PostRow(post: post, likes: post.id == firstPhoto ? likes ?? post.likes : post.likes)
    }
  }
}

@MainActor enum Shown {
  static var view: GTKHostingView?
}

bk_on_update(
  { likes, _ in
    MainActor.assumeIsolated {
      Shown.view?.setContent { Feed(posts: posts, firstPhoto: firstPhoto, likes: Int(likes)) }
    }
  }, nil)

GTKApplication.run(
  title: "Feed", size: Size(width: 480, height: 800),
  didLaunch: { application in Shown.view = application.window?.hostingView }
) {
  Feed(posts: posts, firstPhoto: firstPhoto, likes: nil)
}

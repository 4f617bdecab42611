import Model
import Testing

@testable import Delivery

@Suite("Posts of late")
struct RecentPostsTests {
  private let now = Instant(seconds: 1_800_000_000)

  private func posts(_ count: Int, of id: Todo.ID, every pause: Duration) -> RecentPosts {
    var posts = RecentPosts()
    for index in 0..<count { posts.note([id], at: now + pause * index) }
    return posts
  }

  @Test("are no runaway when a to-do comes once, or a few times")
  func few() {
    #expect(!RecentPosts().isRunaway(["a"], at: now))
    #expect(!posts(4, of: "a", every: .seconds(1)).isRunaway(["a"], at: now + .seconds(4)))
  }

  @Test("are one when the same to-do comes again and again")
  func many() {
    let posts = posts(5, of: "a", every: .seconds(1))
    #expect(posts.isRunaway(["b", "a"], at: now + .seconds(5)))
    #expect(!posts.isRunaway(["b"], at: now + .seconds(5)))
  }

  @Test("are forgotten after a while")
  func forgotten() {
    let posts = posts(5, of: "a", every: .seconds(1))
    #expect(!posts.isRunaway(["a"], at: now + .seconds(30)))
  }

  @Test("do not count when the clock was set back before them")
  func clockSetBack() {
    let posts = posts(5, of: "a", every: .seconds(1))
    #expect(!posts.isRunaway(["a"], at: now - .seconds(3600)))
  }
}

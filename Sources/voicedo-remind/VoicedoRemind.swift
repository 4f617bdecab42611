@main
struct VoicedoRemind {
  static func main() {}
}

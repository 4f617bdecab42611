@main
struct VoicedoRemindd {
  static func main() {}
}

import CSystemd

/// Tells when a file in a directory is written or touched, appears, or goes.
///
/// Directories are watched, not files: a file may be replaced, and then the old one stays silent.
@EventLoop
package final class DirectoryWatch {
  package enum Change: Hashable, Sendable {
    case file(String)
    /// The directory itself went away, or the kernel dropped events: look at everything.
    case unknown
  }

  private let onChange: @EventLoop (Change) -> Void
  private var source: EventSource?

  package init(
    _ path: String,
    onChange: @escaping @EventLoop (Change) -> Void
  ) throws(SystemError) {
    self.onChange = onChange
    let mask =
      IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO
      | IN_DELETE_SELF | IN_MOVE_SELF | Int32(bitPattern: UInt32(IN_ONLYDIR))
    source = try EventSource("sd_event_add_inotify") { event, source in
      sd_event_add_inotify(
        event,
        &source,
        path,
        UInt32(bitPattern: mask),
        { _, event, context in
          if let event, let context {
            let watch = Unmanaged<DirectoryWatch>.fromOpaque(context).takeUnretainedValue()
            let change = Change(event)
            EventLoop.enter { watch.onChange(change) }
          }
          return 0
        },
        Unmanaged.passUnretained(self).toOpaque()
      )
    }
  }

  isolated deinit {
    source = nil
  }
}

extension DirectoryWatch.Change {
  fileprivate init(_ event: UnsafePointer<inotify_event>) {
    guard event.pointee.len > 0 else {
      self = .unknown
      return
    }
    let name = UnsafeRawPointer(event + 1).assumingMemoryBound(to: CChar.self)
    self = .file(String(cString: name))
  }
}

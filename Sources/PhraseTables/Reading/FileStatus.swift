import Foundation

/// What stands at a path, links followed.
package enum FileStatus {
  /// A folder.
  case folder
  /// A regular file and its size in bytes.
  case file(size: Int)
  /// A pipe, a socket or a device: reading it may never end.
  case other
  /// Nothing that can be looked at, and why.
  case missing(String)

  /// Looks at a path.
  package init(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      self = .missing(String(cString: strerror(errno)))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: self = .folder
    case S_IFREG: self = .file(size: Int(status.st_size))
    default: self = .other
    }
  }

  /// The system's word for why a file could not be used.
  package static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    return underlying.domain == NSPOSIXErrorDomain
      ? String(cString: strerror(Int32(truncatingIfNeeded: underlying.code))) : underlying.localizedDescription
  }
}

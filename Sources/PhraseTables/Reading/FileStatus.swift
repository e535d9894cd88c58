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

  /// A path from the root without `.` and `..`, which is one for all ways to name a file; links are not followed.
  package static func plainPath(_ path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  /// The system's word for why a file could not be used.
  package static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    if underlying.domain == NSPOSIXErrorDomain {
      return String(cString: strerror(Int32(truncatingIfNeeded: underlying.code)))
    }
    // Foundation's own sentences begin with what everybody knows by then: that it could not be done.
    return (error as? CocoaError).flatMap { number(of: $0.code) }.map { String(cString: strerror($0)) }
      ?? underlying.localizedDescription
  }

  private static func number(of code: CocoaError.Code) -> Int32? {
    switch code {
    case .fileReadNoPermission, .fileWriteNoPermission: EACCES
    case .fileReadNoSuchFile, .fileNoSuchFile: ENOENT
    case .fileWriteOutOfSpace: ENOSPC
    case .fileWriteVolumeReadOnly: EROFS
    case .fileWriteFileExists: EEXIST
    default: nil
    }
  }
}

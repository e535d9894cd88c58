/// A file, on disk or in memory.
public struct IntentFile: Sendable, Hashable {
  /// The name for people.
  public var filename: String

  /// Where the file is; `nil` if it is in memory.
  public let fileURL: URL?

  /// Whether the file on disk is to be removed once the intent was performed. Nothing removes it here.
  public var removedOnCompletion = false

  /// What kind of file it is, as far as anyone said.
  public var type: _ContentType?

  private let contents: Data?

  /// Makes a file of data.
  public init(data: Data, filename: String) {
    self.filename = filename
    contents = data
    fileURL = nil
  }

  /// Makes a file that is on disk; without a name it has that of the address.
  public init(fileURL: URL, filename: String? = nil) {
    self.filename = filename ?? fileURL.lastPathComponent
    self.fileURL = fileURL
    contents = nil
  }

  /// What is in the file; empty if it cannot be read.
  public var data: Data {
    if let contents { return contents }
    return fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data()
  }
}

extension IntentFile: _IntentValue {
  /// By a path, which is said as a text, or by the address; a file in memory goes by its name, and is not found by it again.
  public static var _ownCoding: _IntentValueCoding<IntentFile> {
    _IntentValueCoding(.text, { $0.named }) { value in
      switch value {
      case .url(let url) where url.isFileURL: IntentFile(fileURL: url)
      case .url(let url) where url.scheme == nil: IntentFile(fileURL: URL(fileURLWithPath: url.path))
      case .text(let path) where !path.isEmpty: IntentFile(fileURL: URL(fileURLWithPath: path))
      default: nil
      }
    }
  }
}

extension IntentFile {
  /// The file as data: as it was said if that was a path within a folder, else its address.
  fileprivate var named: IntentValue {
    guard let fileURL else { return .text(filename) }
    return fileURL.baseURL == nil ? .url(fileURL) : .text(fileURL.relativePath)
  }
}

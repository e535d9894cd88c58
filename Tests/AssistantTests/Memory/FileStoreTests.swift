import Foundation
import ParlanceAssistant
import ParlanceTestSupport
import Testing

@Suite("Sessions in files")
struct FileStoreTests {
  private let home: TemporaryFolder
  private var folder: String { home.path + "/sessions" }

  init() throws { home = try TemporaryFolder(["keep.txt": "this folder is there"]) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  @Test("What was saved last is loaded again, by a later store too")
  func roundTrip() async throws {
    do {
      let store = FileSessionStore(folder: folder)
      #expect(try await store.load("work") == nil)
      try await store.save(Data("one".utf8), as: "work")
      try await store.save(Data("two".utf8), as: "work")
      #expect(try await store.load("work") == Data("two".utf8))
    }
    #expect(try await FileSessionStore(folder: folder).load("work") == Data("two".utf8))
    #expect(try names() == ["work.json", "work.json.lock"])
  }

  @Test("Only the owner can read the files and look into the folder")
  func mode() async throws {
    let store = FileSessionStore(folder: folder)
    try await store.save(Data(), as: "work")
    var info = stat()
    #expect(stat(folder + "/work.json", &info) == 0 && info.st_mode & 0o777 == 0o600)
    #expect(stat(folder, &info) == 0 && info.st_mode & 0o777 == 0o700)
  }

  @Test(
    "Names are kept apart, whatever signs they have",
    arguments: [["a/b", "a_b"], ["../up", "..", "."], ["A", "a%41"], ["ключ", "キー"], ["x.json", "x"]])
  func namesApart(_ names: [String]) async throws {
    let store = FileSessionStore(folder: folder)
    for name in names { try await store.save(Data(name.utf8), as: name) }
    for name in names { #expect(try await store.load(name) == Data(name.utf8)) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: home.path).sorted() == ["keep.txt", "sessions"])
  }

  @Test("A name that no file can have is refused", arguments: ["", String(repeating: "é", count: 70)])
  func impossibleNames(_ name: String) async throws {
    let store = FileSessionStore(folder: folder)
    await #expect(throws: SessionStoreError.self) { try await store.save(Data(), as: name) }
  }

  @Test("A session that one store has open is refused to another until the first is gone")
  func inUse() async throws {
    var first: FileSessionStore? = FileSessionStore(folder: folder)
    try await first?.save(Data("mine".utf8), as: "work")
    let second = FileSessionStore(folder: folder)
    await #expect(throws: SessionStoreError.self) { try await second.load("work") }
    await #expect(throws: SessionStoreError.self) { try await second.save(Data(), as: "work") }
    #expect(try await second.load("play") == nil)
    first = nil
    #expect(try await second.load("work") == Data("mine".utf8))
  }

  @Test("A session that is let go is free, also while somebody else has its files open still")
  func letGo() async throws {
    var first: FileSessionStore? = FileSessionStore(folder: folder)
    try await first?.save(Data("mine".utf8), as: "work")
    // As a program has them that was started and does not run yet.
    let inherited = try #require(Self.descriptor(of: folder + "/work.json.lock"))
    defer { close(inherited) }
    first = nil
    #expect(try await FileSessionStore(folder: folder).load("work") == Data("mine".utf8))
  }

  /// A copy of the descriptor that this process has of a file.
  private static func descriptor(of path: String) -> Int32? {
    let all = (try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")) ?? []
    return all.first { (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/fd/\($0)")) == path }
      .flatMap { Int32($0) }.map { dup($0) }
  }

  @Test("What a crash left half written is no session and is replaced")
  func halfWritten() async throws {
    let store = FileSessionStore(folder: folder)
    try await store.save(Data("whole".utf8), as: "work")
    try Data("ha".utf8).write(to: URL(fileURLWithPath: folder + "/work.json.new"))
    #expect(try await store.load("work") == Data("whole".utf8))
    try await store.save(Data("next".utf8), as: "work")
    #expect(try names() == ["work.json", "work.json.lock"])
  }

  @Test("What is put aside is kept, also the second time")
  func aside() async throws {
    let store = FileSessionStore(folder: folder)
    for text in ["one", "two"] {
      try await store.save(Data(text.utf8), as: "work")
      let place = try await store.setAside("work")
      #expect(try Data(contentsOf: URL(fileURLWithPath: place)) == Data(text.utf8))
    }
    #expect(try names() == ["work.json.aside-1", "work.json.aside-2", "work.json.lock"])
    #expect(try await store.load("work") == nil)
  }

  @Test("A folder, or a pipe, in the place of a file is told and left alone")
  func noFile() async throws {
    try FileManager.default.createDirectory(atPath: folder + "/work.json", withIntermediateDirectories: true)
    let store = FileSessionStore(folder: folder)
    await #expect(throws: SessionStoreError.self) { try await store.load("work") }
    await #expect(throws: SessionStoreError.self) { try await store.save(Data(), as: "work") }
    #expect(mkfifo(folder + "/play.json", 0o600) == 0)
    await #expect(throws: SessionStoreError.self) { try await store.load("play") }
  }

  @Test("A place where no folder can be is told")
  func noFolder() async throws {
    let store = FileSessionStore(folder: home.path + "/keep.txt/sessions")
    await #expect(throws: SessionStoreError.self) { try await store.save(Data(), as: "work") }
  }
}

import Foundation
import Testing

@testable import DaybookStore

@Suite("A file of tasks")
struct ImportTests {
  private func read(_ text: String) throws -> TaskFile {
    TaskFile(name: "tasks.csv", text: text, calendar: try TestClock.calendar)
  }

  @Test(
    "Fields are parted as the first line tells, and quotes hold what would part them",
    arguments: [
      ("a,b\n\"c,d\",\"e\"\"f\"", [["a", "b"], ["c,d", "e\"f"]]),
      ("a;b;c,d\r\n1;2;3", [["a", "b", "c,d"], ["1", "2", "3"]]),
      ("a\tb\rc\td", [["a", "b"], ["c", "d"]]), ("\u{FEFF}a\n\n , \nb\n", [["a"], ["b"]]),
      ("\"a\nb\",c", [["a\nb", "c"]]), ("\"open, end", [["open, end"]]), ("\"\",x", [["", "x"]]), ("", []),
      ("a\"b,c", [["a\"b", "c"]]),
    ])
  func fields(text: String, rows: [[String]]) {
    #expect(CSVReader.rows(of: text).map(\.fields) == rows)
  }

  @Test("Columns come in any order if the first line names them, also in German")
  func columns() throws {
    let named = try read("Priorität;Titel\nhoch;milch kaufen").entries
    #expect(named.map(\.title) == ["Milch kaufen"] && named.map(\.priority) == [.high])
    let unnamed = try read("milk,2026-02-14,low,two").entries
    #expect(unnamed.map(\.title) == ["Milk"] && unnamed.map(\.notes) == ["two"])
    #expect(unnamed.map(\.due) == [try date("2026-02-14T00:00:00+01:00")])
  }

  @Test(
    "A date is read as ISO 8601 writes it, with its zone or without, and with dots the day comes first",
    arguments: [
      ("2026-02-14", "2026-02-14T00:00:00+01:00"), ("2026-2-4", "2026-02-04T00:00:00+01:00"),
      ("2026-02-14 9:30", "2026-02-14T09:30:00+01:00"), ("2026-02-14T10:00:00Z", "2026-02-14T11:00:00+01:00"),
      ("2026-02-14  09:30 +01:00", "2026-02-14T09:30:00+01:00"),
      ("2026-02-14T10:00:00.000+0530", "2026-02-14T05:30:00+01:00"), ("10.12.25", "2025-12-10T00:00:00+01:00"),
      ("3.10.2026 18:00", "2026-10-03T18:00:00+02:00"),
    ])
  func dates(text: String, moment: String) throws {
    #expect(try read("a,\(text)").entries.map(\.due) == [try date(moment)])
  }

  @Test(
    "Columns and priorities are known by their names in each language",
    arguments: [
      "título,prioridad\nA,alta", "tâche,priorité\nA,haute", "задача,приоритет\nA,высокий", "タスク,優先度\nA,高",
    ])
  func languages(text: String) throws {
    let entries = try read(text).entries
    #expect(entries.map(\.title) == ["A"] && entries.map(\.priority) == [.high])
  }

  @Test(
    "A time that clocks skip is the next that they show, and a day beyond those that are kept in a zone is a fault of its line"
  )
  func bounds() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "America/Santiago"))
    #expect(WrittenDate.date("2026-09-06 00:30", calendar) == (try date("2026-09-06T01:30:00-03:00")))
    #expect(WrittenDate.date("9999-12-31 22:00", calendar) == nil)
    #expect(WrittenDate.date("9999-12-31 23:00+14:00", calendar) != nil)
  }

  @Test("A long field of doubled quotes, or of white space and quotes, is read in the time of its length")
  func quotes() {
    let spaces = String(repeating: " ", count: 100_000)
    let apart = String(repeating: "y\" \"", count: 100_000)
    #expect(CSVReader.rows(of: spaces + "x" + apart).map(\.fields.count) == [1])
    let field = String(repeating: "\"\"", count: 200_000)
    #expect(CSVReader.rows(of: "\"\(field)\"").map { $0.fields[0].count } == [200_000])
  }

  @Test(
    "A line that is no task is told with its number and why",
    arguments: [
      ("a\n,2026-01-01", TaskFile.Fault.Reason.noTitle), ("a\nb,2026-02-30", .date("2026-02-30")),
      ("a\nb,soon", .date("soon")), ("a\nb,2026-01-01 25:00", .date("2026-01-01 25:00")),
      ("a\nb,10.13.25", .date("10.13.25")), ("a\nb,2026-01-01T10:00+25", .date("2026-01-01T10:00+25")),
      ("a\nb,9999-12-31T23:59-18:00", .date("9999-12-31T23:59-18:00")), ("a\nb,2026-02-14T", .date("2026-02-14T")),
      ("a\nb,2026-02-14 09:30:00.Z", .date("2026-02-14 09:30:00.Z")), ("a\nb,,,\"two\nc,d", .openQuote),
      ("a\nb,,urgent", .priority("urgent")),
      ("a\n\(String(repeating: "x", count: 501))", .titleTooLong),
    ] as [(String, TaskFile.Fault.Reason)])
  func faults(text: String, reason: TaskFile.Fault.Reason) throws {
    let file = try read(text)
    #expect(file.entries.map(\.title) == ["A"])
    #expect(file.faults == [TaskFile.Fault(line: 2, reason: reason)])
  }

  @Test("A quote that the line of names leaves open is told")
  func openNames() throws {
    #expect(try read("\"title\",\"due\nmilk,").faults == [TaskFile.Fault(line: 1, reason: .openQuote)])
  }

  @Test("A file that is none, or no text, or too large is refused, by its name")
  func badFiles() throws {
    try withFolder { folder in
      let calendar = try TestClock.calendar
      func refused(_ error: TaskFileError, _ path: String) {
        #expect(throws: error) { try TaskFile(path: path, calendar: calendar) }
      }
      refused(.notFound("x.csv"), folder + "/x.csv")
      try #require(mkfifo(folder + "/pipe.csv", 0o600) == 0)
      refused(.noFile("pipe.csv"), folder + "/pipe.csv")
      refused(.notFound(URL(fileURLWithPath: folder).lastPathComponent), folder)
      try Data([0xFF, 0xFE, 0x00]).write(to: URL(fileURLWithPath: folder + "/a.csv"))
      refused(.notText("a.csv"), folder + "/a.csv")
      try Data(count: TaskFile.limit + 1).write(to: URL(fileURLWithPath: folder + "/b.csv"))
      refused(.tooLarge("b.csv"), folder + "/b.csv")
    }
  }

  @Test("Tasks are added at once, or none where nobody wants them any more")
  func adding() throws {
    let store = try DaybookStore(inMemory: TestClock().clock())
    let ids = try store.add(read("a\nb\nc").entries)
    #expect(try store.tasks(.open).map(\.title) == ["A", "B", "C"])
    try store.delete(task: ids[1])
    let many = try read((1...110).map { "task \($0)" }.joined(separator: "\n")).entries
    var told: [Int] = []
    #expect(throws: CancellationError.self) {
      try store.add(many) { count in
        told.append(count)
        if count == 100 { throw CancellationError() }
      }
    }
    #expect(told == [0, 100])
    #expect(try store.tasks(.all).map(\.title) == ["A", "C"])
    told = []
    _ = try store.add(many) { told.append($0) }
    #expect(told == [0, 100, 110])
  }
}

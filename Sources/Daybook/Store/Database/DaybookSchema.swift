import GRDB

/// The form of the store's tables, and how an older form becomes the present one.
enum DaybookSchema {
  /// “Dayb”: tells a store from other programs' databases.
  static let applicationID: Int64 = 0x4461_7962

  /// The present form; kept in `user_version`, so that opening a store costs one look.
  static let version: Int64 = 3

  /// Every step from an empty file to the present form. A step that was released is never changed.
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1 tasks, events and records") { database in
      try createTasks(database)
      try createEvents(database)
      try database.execute(sql: "PRAGMA application_id = \(applicationID); PRAGMA user_version = 1")
    }
    migrator.registerMigration("2 names are indexed for searching many at once") { database in
      try database.execute(
        sql: "CREATE TABLE searchMark (name TEXT PRIMARY KEY, upTo INTEGER NOT NULL) WITHOUT ROWID")
      for table in ["task", "category", "event"] { try postponeSearch(database, table: table) }
      try database.execute(sql: "PRAGMA user_version = 2")
    }
    migrator.registerMigration("3 of some records only the day is known") { database in
      try database.execute(
        sql: "ALTER TABLE record ADD COLUMN hasTime INTEGER NOT NULL DEFAULT 1; PRAGMA user_version = 3")
    }
    return migrator
  }

  private static func createTasks(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE task (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          title TEXT NOT NULL,
          folded TEXT NOT NULL,
          notes TEXT NOT NULL,
          due INTEGER,
          dueDay TEXT,
          priority INTEGER NOT NULL,
          completedAt INTEGER,
          createdAt INTEGER NOT NULL,
          CHECK (due IS NULL OR dueDay IS NULL)
        );
        CREATE INDEX taskByName ON task (folded);
        CREATE INDEX taskOpen ON task (seq) WHERE completedAt IS NULL;
        CREATE INDEX taskDone ON task (completedAt) WHERE completedAt IS NOT NULL;
        CREATE INDEX taskDue ON task (due) WHERE due IS NOT NULL;
        CREATE INDEX taskDueDay ON task (dueDay) WHERE dueDay IS NOT NULL;
        """)
    try createSearch(database, table: "task")
  }

  private static func createEvents(_ database: Database) throws {
    try database.execute(
      sql: """
        CREATE TABLE category (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          nameKey TEXT NOT NULL UNIQUE,
          folded TEXT NOT NULL
        );
        CREATE INDEX categoryByName ON category (folded);
        CREATE TABLE event (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          name TEXT NOT NULL,
          nameKey TEXT NOT NULL UNIQUE,
          folded TEXT NOT NULL,
          category TEXT NOT NULL REFERENCES category (id),
          createdAt INTEGER NOT NULL
        );
        CREATE INDEX eventByName ON event (folded);
        CREATE INDEX eventByCategory ON event (category);
        CREATE TABLE record (
          seq INTEGER PRIMARY KEY AUTOINCREMENT,
          id TEXT NOT NULL UNIQUE,
          event TEXT NOT NULL REFERENCES event (id) ON DELETE CASCADE,
          date INTEGER NOT NULL
        );
        CREATE INDEX recordByDate ON record (event, date, seq);
        """)
    try database.execute(
      sql: "INSERT INTO category (id, name, nameKey, folded) VALUES (?, 'General', 'general', 'general')",
      arguments: [DaybookCategory.generalID.stored])
    try createSearch(database, table: "category")
    try createSearch(database, table: "event")
  }

  /// An index of every three letters in a row, so that a part of a name finds its row without a scan.
  private static func createSearch(_ database: Database, table: String) throws {
    let search = "\(table)Search"
    try database.execute(
      sql: """
        CREATE VIRTUAL TABLE \(search) USING fts5(
          folded, content='\(table)', content_rowid='seq', tokenize='trigram case_sensitive 1');
        INSERT INTO \(search)(\(search)) VALUES ('rebuild');
        CREATE TRIGGER \(search)Insert AFTER INSERT ON \(table) BEGIN
          INSERT INTO \(search)(rowid, folded) VALUES (new.seq, new.folded);
        END;
        CREATE TRIGGER \(search)Delete AFTER DELETE ON \(table) BEGIN
          INSERT INTO \(search)(\(search), rowid, folded) VALUES ('delete', old.seq, old.folded);
        END;
        CREATE TRIGGER \(search)Update AFTER UPDATE OF folded ON \(table) BEGIN
          INSERT INTO \(search)(\(search), rowid, folded) VALUES ('delete', old.seq, old.folded);
          INSERT INTO \(search)(rowid, folded) VALUES (new.seq, new.folded);
        END;
        """)
  }

  /// How many rows may wait for their names to be indexed; a search looks at each of them.
  private static let mostUnindexed = 100

  /// Has the names of new rows indexed for searching when there are many: one by one that takes most of what it takes to add a row. The rows up to
  /// a mark are those that are indexed. The row that has others indexed stays behind the mark, so that in whatever order the triggers run
  /// each row is indexed once.
  private static func postponeSearch(_ database: Database, table: String) throws {
    let search = "\(table)Search"
    let mark = searchMark(of: table)
    try database.execute(
      sql: """
        INSERT INTO searchMark VALUES ('\(table)', (SELECT coalesce(max(seq), 0) FROM \(table)));
        DROP TRIGGER \(search)Insert;
        DROP TRIGGER \(search)Delete;
        DROP TRIGGER \(search)Update;
        CREATE TRIGGER \(search)Insert AFTER INSERT ON \(table) WHEN new.seq <= \(mark) BEGIN
          INSERT INTO \(search)(rowid, folded) VALUES (new.seq, new.folded);
        END;
        CREATE TRIGGER \(search)InsertMany AFTER INSERT ON \(table) WHEN new.seq > \(mark) + \(mostUnindexed) BEGIN
          INSERT INTO \(search)(rowid, folded) SELECT seq, folded FROM \(table) WHERE seq > \(mark) AND seq < new.seq;
          UPDATE searchMark SET upTo = new.seq - 1 WHERE name = '\(table)';
        END;
        CREATE TRIGGER \(search)Delete AFTER DELETE ON \(table) WHEN old.seq <= \(mark) BEGIN
          INSERT INTO \(search)(\(search), rowid, folded) VALUES ('delete', old.seq, old.folded);
        END;
        CREATE TRIGGER \(search)Update AFTER UPDATE OF folded ON \(table) WHEN old.seq <= \(mark) BEGIN
          INSERT INTO \(search)(\(search), rowid, folded) VALUES ('delete', old.seq, old.folded);
          INSERT INTO \(search)(rowid, folded) VALUES (new.seq, new.folded);
        END;
        """)
  }

  /// The last row of a table whose name is indexed for searching, in SQL.
  static func searchMark(of table: String) -> String { "(SELECT upTo FROM searchMark WHERE name = '\(table)')" }
}

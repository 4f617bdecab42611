PRAGMA application_id = 1987012963;
PRAGMA user_version = 1;
PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE batch (
  id          INTEGER PRIMARY KEY,
  made_at     INTEGER NOT NULL,                                       -- milliseconds UTC
  kind        TEXT NOT NULL DEFAULT 'do' CHECK (kind IN ('do', 'undo', 'redo', 'settle')),
  label       TEXT NOT NULL,
  source      TEXT NOT NULL,
  caused_by   INTEGER,
  reverts     INTEGER,
  reverted_by INTEGER
) STRICT;
INSERT INTO batch VALUES(1,1795238126375,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(2,1795238126403,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(3,1795238126444,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(4,1795238126472,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(5,1795238126493,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(6,1795238126508,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(7,1795238126536,'do','complete','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(8,1795238126553,'do','snooze','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(9,1795238126572,'do','remind','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(10,1795238126588,'do','complete','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(11,1795238126588,'settle','settle','settle',10,NULL,NULL);
INSERT INTO batch VALUES(12,1795238126601,'do','sql','sql',NULL,NULL,14);
INSERT INTO batch VALUES(13,1795238126613,'settle','settle','settle',12,NULL,NULL);
INSERT INTO batch VALUES(14,1795238126613,'undo','sql','cli',NULL,12,NULL);
INSERT INTO batch VALUES(15,1795238126662,'do','capture','cli',NULL,NULL,NULL);
INSERT INTO batch VALUES(16,1795238126688,'do','delete','cli',NULL,NULL,NULL);
CREATE TABLE change (
  batch_id   INTEGER NOT NULL,
  number     INTEGER NOT NULL,
  table_name TEXT NOT NULL,
  row_id     TEXT NOT NULL,
  operation  TEXT NOT NULL CHECK (operation IN ('insert', 'update', 'delete')),
  before     TEXT,                                                    -- JSON objects
  after      TEXT,
  PRIMARY KEY (batch_id, number)
) STRICT, WITHOUT ROWID;
INSERT INTO change VALUES(1,1,'list','a26e849a-2777-4ef5-8202-84a8f51fe693','insert',NULL,'{"id":"a26e849a-2777-4ef5-8202-84a8f51fe693","name":"Errands","color":null,"icon":null,"position":1,"created_at":1795238126}');
INSERT INTO change VALUES(1,2,'todo','15e2b58f-db5d-451c-a3be-883d9d0f4e47','insert',NULL,'{"id":"15e2b58f-db5d-451c-a3be-883d9d0f4e47","handle":"b78f","list_id":"a26e849a-2777-4ef5-8202-84a8f51fe693","parent_id":null,"title":"Buy milk","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(2,1,'todo','bff03660-b246-4290-851d-e96ec48413f7','insert',NULL,'{"id":"bff03660-b246-4290-851d-e96ec48413f7","handle":"0e89","list_id":"inbox","parent_id":null,"title":"Take the pills","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-01-06","due_time":"08:00","end_time":null,"zone":null,"due_at":null,"phrase":"FREQ=DAILY 2031-01-06T08:00","inferred_at":1795238126,"rrule":"FREQ=DAILY","series_start":"2031-01-06T08:00","occurrence":"2031-01-06T08:00","repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(3,1,'todo','32108622-c810-4449-869f-f21d53acdfb8','insert',NULL,'{"id":"32108622-c810-4449-869f-f21d53acdfb8","handle":"493f","list_id":"inbox","parent_id":null,"title":"Weekend plans","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":2,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(4,1,'todo','95b807e3-1356-463f-96cd-753fa33af409','insert',NULL,'{"id":"95b807e3-1356-463f-96cd-753fa33af409","handle":"c736","list_id":"inbox","parent_id":null,"title":"Pack the bags","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-02-01","due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":"2031-02-01","inferred_at":1795238126,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":3,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(4,2,'todo','a2954c0b-1b3e-40a1-b555-29254697542e','insert',NULL,'{"id":"a2954c0b-1b3e-40a1-b555-29254697542e","handle":"9a23","list_id":"inbox","parent_id":"95b807e3-1356-463f-96cd-753fa33af409","title":"Find the tent","notes":"It''s in the cellar; look behind the sledge","first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":4,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(5,1,'todo','182a3558-b261-49b3-9aff-b07d0d5fbd10','insert',NULL,'{"id":"182a3558-b261-49b3-9aff-b07d0d5fbd10","handle":"8c4f","list_id":"inbox","parent_id":null,"title":"Pack the bags for the sea","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-02-01","due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":5,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(5,2,'todo','0120d54b-ca11-4138-8c26-787b27259c9c','insert',NULL,'{"id":"0120d54b-ca11-4138-8c26-787b27259c9c","handle":"6d17","list_id":"inbox","parent_id":"182a3558-b261-49b3-9aff-b07d0d5fbd10","title":"Find the tent","notes":"It''s in the cellar; look behind the sledge","first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":6,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(6,1,'todo','6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1','insert',NULL,'{"id":"6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1","handle":"d816","list_id":"inbox","parent_id":null,"title":"Water the plants","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2026-11-27","due_time":"09:00","end_time":null,"zone":null,"due_at":null,"phrase":"every friday at 9","inferred_at":1795238126,"rrule":"FREQ=WEEKLY;BYDAY=FR","series_start":"2026-11-27T09:00","occurrence":"2026-11-27T09:00","repeat_from":"due","position":7,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(7,1,'todo','15e2b58f-db5d-451c-a3be-883d9d0f4e47','update','{"id":"15e2b58f-db5d-451c-a3be-883d9d0f4e47","handle":"b78f","list_id":"a26e849a-2777-4ef5-8202-84a8f51fe693","parent_id":null,"title":"Buy milk","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":null}','{"id":"15e2b58f-db5d-451c-a3be-883d9d0f4e47","handle":"b78f","list_id":"a26e849a-2777-4ef5-8202-84a8f51fe693","parent_id":null,"title":"Buy milk","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":1795238126}');
INSERT INTO change VALUES(8,1,'reminder','6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1','update','{"leads":"0","persistence":null,"breakthrough":0,"state":"scheduled","stage":0,"attempts":0,"again_at":null}','{"leads":"0","persistence":null,"breakthrough":0,"state":"snoozed","stage":0,"attempts":0,"again_at":1925370000000}');
INSERT INTO change VALUES(9,1,'reminder','bff03660-b246-4290-851d-e96ec48413f7','update','{"leads":"0","persistence":null,"breakthrough":0,"state":"scheduled","stage":0,"attempts":0,"again_at":null}','{"leads":"15,0","persistence":"until-done","breakthrough":0,"state":"scheduled","stage":0,"attempts":0,"again_at":null}');
INSERT INTO change VALUES(10,1,'todo','bff03660-b246-4290-851d-e96ec48413f7','update','{"id":"bff03660-b246-4290-851d-e96ec48413f7","handle":"0e89","list_id":"inbox","parent_id":null,"title":"Take the pills","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-01-06","due_time":"08:00","end_time":null,"zone":null,"due_at":null,"phrase":"FREQ=DAILY 2031-01-06T08:00","inferred_at":1795238126,"rrule":"FREQ=DAILY","series_start":"2031-01-06T08:00","occurrence":"2031-01-06T08:00","repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":null}','{"id":"bff03660-b246-4290-851d-e96ec48413f7","handle":"0e89","list_id":"inbox","parent_id":null,"title":"Take the pills","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-01-06","due_time":"08:00","end_time":null,"zone":null,"due_at":null,"phrase":"FREQ=DAILY 2031-01-06T08:00","inferred_at":1795238126,"rrule":"FREQ=DAILY","series_start":"2031-01-06T08:00","occurrence":"2031-01-06T08:00","repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":1795238126}');
INSERT INTO change VALUES(11,1,'todo','bff03660-b246-4290-851d-e96ec48413f7','update','{"id":"bff03660-b246-4290-851d-e96ec48413f7","handle":"0e89","list_id":"inbox","parent_id":null,"title":"Take the pills","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-01-06","due_time":"08:00","end_time":null,"zone":null,"due_at":null,"phrase":"FREQ=DAILY 2031-01-06T08:00","inferred_at":1795238126,"rrule":"FREQ=DAILY","series_start":"2031-01-06T08:00","occurrence":"2031-01-06T08:00","repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":1795238126}','{"id":"bff03660-b246-4290-851d-e96ec48413f7","handle":"0e89","list_id":"inbox","parent_id":null,"title":"Take the pills","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2031-01-07","due_time":"08:00","end_time":null,"zone":null,"due_at":null,"phrase":"FREQ=DAILY 2031-01-06T08:00","inferred_at":1795238126,"rrule":"FREQ=DAILY","series_start":"2031-01-06T08:00","occurrence":"2031-01-07T08:00","repeat_from":"due","position":1,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(12,1,'todo','c2a962e5-2f9d-4069-b289-93390be4bab6','insert',NULL,'{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(13,1,'todo','c2a962e5-2f9d-4069-b289-93390be4bab6','update','{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}','{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2026-11-22","due_time":"15:00","end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":1795238127,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(14,1,'todo','c2a962e5-2f9d-4069-b289-93390be4bab6','update','{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":"2026-11-22","due_time":"15:00","end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":1795238127,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}','{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(14,2,'todo','c2a962e5-2f9d-4069-b289-93390be4bab6','delete','{"id":"c2a962e5-2f9d-4069-b289-93390be4bab6","handle":"a9a9","list_id":"inbox","parent_id":null,"title":"By shell","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":"tomorrow at 3","inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"sql","created_at":1795238126,"completed_at":null}',NULL);
INSERT INTO change VALUES(15,1,'todo','324e8bd2-f6ed-4a36-ba7f-596c4cf351d2','insert',NULL,'{"id":"324e8bd2-f6ed-4a36-ba7f-596c4cf351d2","handle":"84ac","list_id":"inbox","parent_id":null,"title":"Last of all","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":8,"source":"cli","created_at":1795238126,"completed_at":null}');
INSERT INTO change VALUES(16,1,'todo','32108622-c810-4449-869f-f21d53acdfb8','delete','{"id":"32108622-c810-4449-869f-f21d53acdfb8","handle":"493f","list_id":"inbox","parent_id":null,"title":"Weekend plans","notes":null,"first_step":null,"priority":"normal","time_kind":"floating","due_date":null,"due_time":null,"end_time":null,"zone":null,"due_at":null,"phrase":null,"inferred_at":null,"rrule":null,"series_start":null,"occurrence":null,"repeat_from":"due","position":2,"source":"cli","created_at":1795238126,"completed_at":null}',NULL);
CREATE TABLE current_batch (
  only     INTEGER PRIMARY KEY CHECK (only = 1),
  batch_id INTEGER NOT NULL,
  made_at  INTEGER NOT NULL                                           -- milliseconds UTC
) STRICT;
CREATE TABLE replaced (
  row_id     TEXT NOT NULL,
  table_name TEXT NOT NULL,
  handle     TEXT,
  before     TEXT,
  PRIMARY KEY (row_id, table_name)
) STRICT, WITHOUT ROWID;
CREATE TABLE list (
  id         TEXT NOT NULL PRIMARY KEY DEFAULT (lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))
             CONSTRAINT "a list's id has 1 to 64 characters"
             CHECK (length(id) BETWEEN 1 AND 64),
  name       TEXT NOT NULL COLLATE NOCASE UNIQUE,
  color      TEXT,
  icon       TEXT,
  position   INTEGER,
  is_inbox   INTEGER NOT NULL GENERATED ALWAYS AS (id = 'inbox') VIRTUAL,
  created_at INTEGER NOT NULL DEFAULT (unixepoch())
             CONSTRAINT "created_at counts seconds since 1970, as unixepoch() does"
             CHECK (created_at IS NULL OR created_at BETWEEN -62135596800 AND 253402300799),
  updated_at INTEGER NOT NULL DEFAULT (unixepoch())
             CONSTRAINT "updated_at counts seconds since 1970, as unixepoch() does"
             CHECK (updated_at IS NULL OR updated_at BETWEEN -62135596800 AND 253402300799)
) STRICT, WITHOUT ROWID;
INSERT INTO list VALUES('a26e849a-2777-4ef5-8202-84a8f51fe693','Errands',NULL,NULL,1,1795238126,1795238126);
INSERT INTO list VALUES('inbox','Inbox',NULL,NULL,0,1795238126,1795238126);
CREATE TABLE todo (
  id           TEXT NOT NULL PRIMARY KEY DEFAULT (lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-' || substr('89ab', 1 + (random() & 3), 1) || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))
               CONSTRAINT "a to-do's id has 1 to 64 characters"
               CHECK (length(id) BETWEEN 1 AND 64),
  handle       TEXT UNIQUE
               CONSTRAINT "a handle is lower-case hexadecimal, 4 characters at least"
               CHECK (length(handle) BETWEEN 4 AND 32 AND handle NOT GLOB '*[^0-9a-f]*'),
  list_id      TEXT NOT NULL DEFAULT 'inbox'
               REFERENCES list (id) DEFERRABLE INITIALLY DEFERRED,
  parent_id    TEXT REFERENCES todo (id) DEFERRABLE INITIALLY DEFERRED,
  title        TEXT NOT NULL,
  notes        TEXT,
  first_step   TEXT,
  priority     TEXT NOT NULL DEFAULT 'normal'
               CONSTRAINT "priority is low, normal or high"
               CHECK (priority IN ('low', 'normal', 'high')),
  time_kind    TEXT
               CONSTRAINT "time_kind is floating, fixed or elapsed"
               CHECK (time_kind IN ('floating', 'fixed', 'elapsed')),
  due_date     TEXT
               CONSTRAINT "due_date is a day of the calendar such as 2026-11-26"
               CHECK (due_date IS NULL OR (due_date GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND due_date >= '0001' AND date(due_date, '+0 days') IS due_date)),
  due_time     TEXT
               CONSTRAINT "due_time is a clock time such as 15:00"
               CHECK (due_time IS NULL OR ((due_time GLOB '[0-2][0-9]:[0-5][0-9]' OR due_time GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') AND due_time < '24')),
  end_time     TEXT
               CONSTRAINT "end_time is a clock time such as 17:00"
               CHECK (end_time IS NULL OR ((end_time GLOB '[0-2][0-9]:[0-5][0-9]' OR end_time GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') AND end_time < '24')),
  zone         TEXT
               CONSTRAINT "zone is a name such as Europe/Berlin"
               CHECK (zone IS NULL OR length(zone) BETWEEN 1 AND 100),
  due_at       INTEGER
               CONSTRAINT "due_at counts seconds since 1970, as unixepoch() does"
               CHECK (due_at IS NULL OR due_at BETWEEN -62135596800 AND 253402300799),
  phrase       TEXT,
  inferred_at  INTEGER
               CONSTRAINT "inferred_at counts seconds since 1970, as unixepoch() does"
               CHECK (inferred_at IS NULL OR inferred_at BETWEEN -62135596800 AND 253402300799),
  rrule        TEXT,
  series_start TEXT
               CONSTRAINT "series_start is a civil time such as 2026-11-26T15:00"
               CHECK (series_start IS NULL OR (substr(series_start, 11, 1) = 'T' AND (substr(series_start, 1, 10) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND substr(series_start, 1, 10) >= '0001' AND date(substr(series_start, 1, 10), '+0 days') IS substr(series_start, 1, 10)) AND ((substr(series_start, 12) GLOB '[0-2][0-9]:[0-5][0-9]' OR substr(series_start, 12) GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') AND substr(series_start, 12) < '24'))),
  occurrence   TEXT
               CONSTRAINT "occurrence is a civil time such as 2026-11-26T15:00"
               CHECK (occurrence IS NULL OR (substr(occurrence, 11, 1) = 'T' AND (substr(occurrence, 1, 10) GLOB '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]' AND substr(occurrence, 1, 10) >= '0001' AND date(substr(occurrence, 1, 10), '+0 days') IS substr(occurrence, 1, 10)) AND ((substr(occurrence, 12) GLOB '[0-2][0-9]:[0-5][0-9]' OR substr(occurrence, 12) GLOB '[0-2][0-9]:[0-5][0-9]:[0-5][0-9]') AND substr(occurrence, 12) < '24'))),
  repeat_from  TEXT NOT NULL DEFAULT 'due'
               CONSTRAINT "repeat_from is due or completion"
               CHECK (repeat_from IN ('due', 'completion')),
  position     INTEGER,
  source       TEXT NOT NULL DEFAULT 'sql',
  problem      TEXT,
  created_at   INTEGER NOT NULL DEFAULT (unixepoch())
               CONSTRAINT "created_at counts seconds since 1970, as unixepoch() does"
               CHECK (created_at IS NULL OR created_at BETWEEN -62135596800 AND 253402300799),
  updated_at   INTEGER NOT NULL DEFAULT (unixepoch())
               CONSTRAINT "updated_at counts seconds since 1970, as unixepoch() does"
               CHECK (updated_at IS NULL OR updated_at BETWEEN -62135596800 AND 253402300799),
  completed_at INTEGER
               CONSTRAINT "completed_at counts seconds since 1970, as unixepoch() does"
               CHECK (completed_at IS NULL OR completed_at BETWEEN -62135596800 AND 253402300799),
  CONSTRAINT "due_time needs a due_date" CHECK (due_time IS NULL OR due_date IS NOT NULL),
  CONSTRAINT "time_kind floating goes with due_date and due_time alone"
    CHECK (time_kind IS NOT 'floating' OR (zone IS NULL AND due_at IS NULL)),
  CONSTRAINT "time_kind fixed goes with due_date and zone"
    CHECK (time_kind IS NOT 'fixed'
           OR (zone IS NOT NULL AND due_date IS NOT NULL AND due_at IS NULL)),
  CONSTRAINT "time_kind elapsed goes with due_at alone"
    CHECK (time_kind IS NOT 'elapsed'
           OR (due_at IS NOT NULL AND due_date IS NULL AND zone IS NULL)),
  CONSTRAINT "due_at stands alone, without due_date and zone"
    CHECK (due_at IS NULL OR (due_date IS NULL AND zone IS NULL)),
  CONSTRAINT "zone needs a due_date" CHECK (zone IS NULL OR due_date IS NOT NULL)
) STRICT, WITHOUT ROWID;
INSERT INTO todo VALUES('0120d54b-ca11-4138-8c26-787b27259c9c','6d17','inbox','182a3558-b261-49b3-9aff-b07d0d5fbd10','Find the tent','It''s in the cellar; look behind the sledge',NULL,'normal','floating',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'due',6,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('15e2b58f-db5d-451c-a3be-883d9d0f4e47','b78f','a26e849a-2777-4ef5-8202-84a8f51fe693',NULL,'Buy milk',NULL,NULL,'normal','floating',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'due',1,'cli',NULL,1795238126,1795238126,1795238126);
INSERT INTO todo VALUES('182a3558-b261-49b3-9aff-b07d0d5fbd10','8c4f','inbox',NULL,'Pack the bags for the sea',NULL,NULL,'normal','floating','2031-02-01',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'due',5,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('324e8bd2-f6ed-4a36-ba7f-596c4cf351d2','84ac','inbox',NULL,'Last of all',NULL,NULL,'normal','floating',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'due',8,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1','d816','inbox',NULL,'Water the plants',NULL,NULL,'normal','floating','2026-11-27','09:00',NULL,NULL,NULL,'every friday at 9',1795238126,'FREQ=WEEKLY;BYDAY=FR','2026-11-27T09:00','2026-11-27T09:00','due',7,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('95b807e3-1356-463f-96cd-753fa33af409','c736','inbox',NULL,'Pack the bags',NULL,NULL,'normal','floating','2031-02-01',NULL,NULL,NULL,NULL,'2031-02-01',1795238126,NULL,NULL,NULL,'due',3,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('a2954c0b-1b3e-40a1-b555-29254697542e','9a23','inbox','95b807e3-1356-463f-96cd-753fa33af409','Find the tent','It''s in the cellar; look behind the sledge',NULL,'normal','floating',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,'due',4,'cli',NULL,1795238126,1795238126,NULL);
INSERT INTO todo VALUES('bff03660-b246-4290-851d-e96ec48413f7','0e89','inbox',NULL,'Take the pills',NULL,NULL,'normal','floating','2031-01-07','08:00',NULL,NULL,NULL,'FREQ=DAILY 2031-01-06T08:00',1795238126,'FREQ=DAILY','2031-01-06T08:00','2031-01-07T08:00','due',1,'cli',NULL,1795238126,1795238126,NULL);
CREATE TABLE retired_handle (
  handle  TEXT NOT NULL PRIMARY KEY,
  todo_id TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO retired_handle VALUES('493f','32108622-c810-4449-869f-f21d53acdfb8');
INSERT INTO retired_handle VALUES('a9a9','c2a962e5-2f9d-4069-b289-93390be4bab6');
CREATE TABLE reminder (
  todo_id        TEXT NOT NULL PRIMARY KEY,  -- stays when the to-do goes: undo brings it back
  leads          TEXT NOT NULL DEFAULT '0',  -- minutes before the due time, largest first
  stage          INTEGER NOT NULL DEFAULT 0 CHECK (stage >= 0),
  persistence    TEXT CHECK (persistence IN ('once', 'gentle', 'until-done')),
  breakthrough   INTEGER NOT NULL DEFAULT 0 CHECK (breakthrough IN (0, 1)),
  state          TEXT NOT NULL DEFAULT 'scheduled'
                 CHECK (state IN ('scheduled', 'delivering', 'shown', 'held', 'snoozed',
                                  'closed')),
  attempts       INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),
  again_at       INTEGER,                    -- milliseconds UTC
  fire_at        INTEGER,                    -- milliseconds UTC; none while it rests
  resumes_at     INTEGER,                    -- of a closed one whose to-do is opened again
  popup_server   TEXT,
  popup_number   INTEGER,
  popup_obsolete INTEGER NOT NULL DEFAULT 0 CHECK (popup_obsolete IN (0, 1)),
  shown_at       INTEGER,                    -- milliseconds UTC
  CHECK ((popup_server IS NULL) = (popup_number IS NULL)),
  CHECK (state <> 'closed' OR (fire_at IS NULL AND again_at IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO reminder VALUES('182a3558-b261-49b3-9aff-b07d0d5fbd10','0',0,NULL,0,'scheduled',0,NULL,1927699200000,NULL,NULL,NULL,0,NULL);
INSERT INTO reminder VALUES('6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1','0',0,NULL,0,'snoozed',0,1925370000000,1925370000000,NULL,NULL,NULL,0,NULL);
INSERT INTO reminder VALUES('95b807e3-1356-463f-96cd-753fa33af409','0',0,NULL,0,'scheduled',0,NULL,1927699200000,NULL,NULL,NULL,0,NULL);
INSERT INTO reminder VALUES('bff03660-b246-4290-851d-e96ec48413f7','15,0',0,'until-done',0,'scheduled',0,NULL,1925534700000,NULL,NULL,NULL,0,NULL);
INSERT INTO reminder VALUES('c2a962e5-2f9d-4069-b289-93390be4bab6','0',0,NULL,0,'closed',0,NULL,NULL,NULL,NULL,NULL,0,NULL);
CREATE TABLE unsettled (
  todo_id         TEXT NOT NULL PRIMARY KEY,
  batch_id        INTEGER,
  spoken_at       INTEGER,                   -- when a phrase was said that waits to be resolved
  restarts_series INTEGER NOT NULL DEFAULT 0, -- its rule was changed
  advances        INTEGER NOT NULL DEFAULT 0  -- its occurrence was completed
) STRICT, WITHOUT ROWID;
CREATE TABLE delivery (
  id      INTEGER PRIMARY KEY,
  at      INTEGER NOT NULL,                  -- milliseconds UTC
  todo_id TEXT,
  event   TEXT NOT NULL,
  reason  TEXT
) STRICT;
INSERT INTO delivery VALUES(1,1795238126536,'15e2b58f-db5d-451c-a3be-883d9d0f4e47','completed','cli');
INSERT INTO delivery VALUES(2,1795238126553,'6c2d7202-7fc5-4c43-ad05-9de0c5d4a0c1','snoozed','cli');
INSERT INTO delivery VALUES(3,1795238126588,'bff03660-b246-4290-851d-e96ec48413f7','completed','cli');
INSERT INTO delivery VALUES(4,1795000000000,'bff03660-b246-4290-851d-e96ec48413f7','shown','due');
CREATE TABLE completion (
  completed_at INTEGER NOT NULL,             -- seconds UTC
  todo_id      TEXT NOT NULL,
  occurrence   TEXT,
  PRIMARY KEY (completed_at, todo_id)
) STRICT, WITHOUT ROWID;
INSERT INTO completion VALUES(1795238126,'15e2b58f-db5d-451c-a3be-883d9d0f4e47',NULL);
INSERT INTO completion VALUES(1795238126,'bff03660-b246-4290-851d-e96ec48413f7','2031-01-06T08:00');
CREATE TABLE set_aside (
  id   INTEGER PRIMARY KEY,
  at   INTEGER NOT NULL,                     -- seconds UTC
  text TEXT NOT NULL
) STRICT;
INSERT INTO set_aside VALUES(1,1795238126,'um');
CREATE INDEX batch_caused ON batch (caused_by) WHERE caused_by IS NOT NULL;
CREATE INDEX todo_list ON todo (list_id, position);
CREATE INDEX todo_parent ON todo (parent_id) WHERE parent_id IS NOT NULL;
CREATE INDEX todo_open_floating ON todo (due_date, due_time)
 WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NULL;
CREATE INDEX todo_open_fixed ON todo (due_date, due_time)
 WHERE completed_at IS NULL AND due_date IS NOT NULL AND zone IS NOT NULL;
CREATE INDEX todo_open_elapsed ON todo (due_at)
 WHERE completed_at IS NULL AND due_at IS NOT NULL;
CREATE INDEX todo_open_untimed ON todo (priority, position)
 WHERE completed_at IS NULL AND due_date IS NULL AND due_at IS NULL;
CREATE INDEX todo_done ON todo (completed_at) WHERE completed_at IS NOT NULL;
CREATE INDEX reminder_fire ON reminder (fire_at) WHERE fire_at IS NOT NULL;
CREATE INDEX reminder_popup ON reminder (popup_server, popup_number)
 WHERE popup_number IS NOT NULL;
CREATE INDEX reminder_delivering ON reminder (todo_id) WHERE state = 'delivering';
CREATE INDEX delivery_todo ON delivery (todo_id) WHERE todo_id IS NOT NULL;
CREATE INDEX delivery_briefed ON delivery (id) WHERE event = 'briefed';
CREATE TRIGGER list_before_insert BEFORE INSERT ON list BEGIN
  SELECT RAISE(ABORT, 'A list needs a name of 1 to 100 characters.')
   WHERE new.name IS NULL OR length(trim(new.name, char(9, 10, 11, 12, 13, 32, 160))) NOT BETWEEN 1 AND 100 OR instr(new.name, char(0)) > 0;
  SELECT RAISE(ABORT, 'There is a list of this name already.')
   WHERE EXISTS (SELECT 1 FROM list WHERE name = trim(new.name, char(9, 10, 11, 12, 13, 32, 160))
                    AND id <> new.id);
  SELECT RAISE(ABORT, 'The Inbox keeps its name.')
   WHERE EXISTS (SELECT 1 FROM list WHERE id = new.id AND id = 'inbox'
                    AND name <> new.name COLLATE BINARY);
  DELETE FROM replaced WHERE row_id = new.id AND table_name = 'list';
  INSERT INTO replaced (table_name, row_id, before)
  SELECT 'list', id, json_object('id', id, 'name', name, 'color', color, 'icon', icon, 'position', position, 'created_at', created_at) FROM list WHERE id = new.id;
END;
CREATE TRIGGER list_inserted AFTER INSERT ON list BEGIN
  UPDATE list
     SET name = trim(name, char(9, 10, 11, 12, 13, 32, 160)),
         position = coalesce(position, 1 + (SELECT max(position) FROM list), 1)
   WHERE id = new.id AND (position IS NULL OR name <> trim(name, char(9, 10, 11, 12, 13, 32, 160)));
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
  SELECT coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'list', new.id,
         CASE WHEN before IS NULL THEN 'insert' ELSE 'update' END, before, after
    FROM (SELECT (SELECT before FROM replaced
                   WHERE row_id = new.id AND table_name = 'list') AS before,
                 (SELECT json_object('id', id, 'name', name, 'color', color, 'icon', icon, 'position', position, 'created_at', created_at) FROM list
                   WHERE id = new.id) AS after)
   WHERE before IS NOT after;
  DELETE FROM replaced WHERE row_id = new.id AND table_name = 'list';
END;
CREATE TRIGGER list_before_update BEFORE UPDATE ON list
WHEN new.id IS NOT old.id OR new.name IS NOT old.name COLLATE BINARY
  OR new.position IS NULL BEGIN
  SELECT RAISE(ABORT, 'The id of a list never changes.') WHERE new.id IS NOT old.id;
  SELECT RAISE(ABORT, 'The Inbox keeps its name.')
   WHERE old.id = 'inbox' AND new.name IS NOT old.name COLLATE BINARY;
  SELECT RAISE(ABORT, 'A list needs a position.')
   WHERE new.position IS NULL AND old.position IS NOT NULL;
  SELECT RAISE(ABORT, 'A list needs a name of 1 to 100 characters.')
   WHERE new.name IS NULL OR length(trim(new.name, char(9, 10, 11, 12, 13, 32, 160))) NOT BETWEEN 1 AND 100 OR instr(new.name, char(0)) > 0;
  SELECT RAISE(ABORT, 'There is a list of this name already.')
   WHERE EXISTS (SELECT 1 FROM list WHERE name = trim(new.name, char(9, 10, 11, 12, 13, 32, 160))
                    AND id <> new.id);
END;
CREATE TRIGGER list_updated AFTER UPDATE OF name, color, icon, position, created_at ON list
WHEN old.position IS NOT NULL AND old.name = trim(old.name, char(9, 10, 11, 12, 13, 32, 160))
 AND json_object('id', old.id, 'name', old.name, 'color', old.color, 'icon', old.icon, 'position', old.position, 'created_at', old.created_at) IS NOT json_object('id', new.id, 'name', new.name, 'color', new.color, 'icon', new.icon, 'position', new.position, 'created_at', new.created_at)
BEGIN
  UPDATE list
     SET name = trim(name, char(9, 10, 11, 12, 13, 32, 160)),
         updated_at = CASE WHEN updated_at IS old.updated_at
                           THEN coalesce((SELECT made_at / 1000 FROM current_batch), unixepoch()) ELSE updated_at END
   WHERE id = new.id;
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
  SELECT coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'list', new.id, 'update',
         json_object('id', old.id, 'name', old.name, 'color', old.color, 'icon', old.icon, 'position', old.position, 'created_at', old.created_at), json_object('id', id, 'name', name, 'color', color, 'icon', icon, 'position', position, 'created_at', created_at)
    FROM list WHERE id = new.id;
END;
CREATE TRIGGER list_before_delete BEFORE DELETE ON list WHEN old.id = 'inbox' BEGIN
  SELECT RAISE(ABORT, 'The Inbox cannot be deleted.');
END;
CREATE TRIGGER list_deleted AFTER DELETE ON list BEGIN
  UPDATE todo SET list_id = 'inbox' WHERE list_id = old.id;
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before)
  VALUES (coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'list', old.id, 'delete',
          json_object('id', old.id, 'name', old.name, 'color', old.color, 'icon', old.icon, 'position', old.position, 'created_at', old.created_at));
END;
CREATE TRIGGER todo_before_insert BEFORE INSERT ON todo BEGIN
  SELECT RAISE(ABORT, 'A to-do needs a title of 1 to 200 characters.')
   WHERE new.title IS NULL OR length(trim(new.title, char(9, 10, 11, 12, 13, 32, 160))) NOT BETWEEN 1 AND 200 OR instr(new.title, char(0)) > 0;
  SELECT RAISE(ABORT, 'There is no list with this list_id; SELECT id, name FROM list shows them.')
   WHERE NOT EXISTS (SELECT 1 FROM list WHERE id = new.list_id);
  SELECT RAISE(ABORT, 'There is no to-do with this parent_id.')
   WHERE new.parent_id IS NOT NULL
     AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.parent_id);
  SELECT RAISE(ABORT, 'A to-do cannot be part of itself.')
   WHERE new.parent_id IS NOT NULL AND new.id IN (WITH RECURSIVE ancestor (id) AS (
                     SELECT new.parent_id
                     UNION
                     SELECT todo.parent_id FROM todo JOIN ancestor ON todo.id = ancestor.id
                      WHERE todo.parent_id IS NOT NULL)
                   SELECT id FROM ancestor);
  SELECT RAISE(ABORT, 'This handle belongs to another to-do; leave it out and one is made.')
   WHERE new.handle IS NOT NULL
     AND (EXISTS (SELECT 1 FROM todo WHERE handle = new.handle AND id <> new.id)
          OR EXISTS (SELECT 1 FROM retired_handle
                      WHERE handle = new.handle AND todo_id <> new.id));
  SELECT RAISE(ABORT, 'The handle of a to-do never changes.')
   WHERE new.handle IS NOT NULL
     AND EXISTS (SELECT 1 FROM todo WHERE id = new.id AND handle <> new.handle);
  DELETE FROM replaced WHERE row_id = new.id AND table_name = 'todo';
  INSERT INTO replaced (table_name, row_id, handle, before)
  SELECT 'todo', id, handle, json_object('id', id, 'handle', handle, 'list_id', list_id, 'parent_id', parent_id, 'title', title, 'notes', notes, 'first_step', first_step, 'priority', priority, 'time_kind', time_kind, 'due_date', due_date, 'due_time', due_time, 'end_time', end_time, 'zone', zone, 'due_at', due_at, 'phrase', phrase, 'inferred_at', inferred_at, 'rrule', rrule, 'series_start', series_start, 'occurrence', occurrence, 'repeat_from', repeat_from, 'position', position, 'source', source, 'created_at', created_at, 'completed_at', completed_at)
    FROM todo WHERE id = new.id;
END;
CREATE TRIGGER todo_inserted AFTER INSERT ON todo BEGIN
  UPDATE todo
     SET title = trim(title, char(9, 10, 11, 12, 13, 32, 160)),
         handle = coalesce(
           handle, (SELECT handle FROM replaced WHERE row_id = new.id AND table_name = 'todo'),
           (WITH drawn (handle) AS MATERIALIZED (
          SELECT substr(lower(hex(randomblob(8))), 1, column1)
            FROM (VALUES (4), (4), (4), (4), (4), (4), (4), (4), (5), (5), (5), (5),
                         (6), (6), (6), (6), (7), (7), (7), (8), (8), (8), (12), (12),
                         (16), (16), (16), (16)))
         SELECT handle FROM drawn
          WHERE handle GLOB '*[0-9]*' AND handle GLOB '*[a-f]*'
            AND NOT EXISTS (SELECT 1 FROM todo WHERE todo.handle = drawn.handle)
            AND NOT EXISTS (SELECT 1 FROM retired_handle AS retired
                             WHERE retired.handle = drawn.handle)
          LIMIT 1)),
         time_kind = coalesce(
           time_kind, iif(due_at IS NOT NULL, 'elapsed',
                          iif(zone IS NOT NULL, 'fixed', 'floating'))),
         position = coalesce(
           position,
           (SELECT before ->> '$.position' FROM replaced
             WHERE row_id = new.id AND table_name = 'todo'
               AND before ->> '$.list_id' = new.list_id),
           1 + (SELECT max(position) FROM todo WHERE list_id = new.list_id), 1)
   WHERE id = new.id;
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
  SELECT coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'todo', new.id,
         CASE WHEN before IS NULL THEN 'insert' ELSE 'update' END, before, after
    FROM (SELECT (SELECT before FROM replaced
                   WHERE row_id = new.id AND table_name = 'todo') AS before,
                 (SELECT json_object('id', id, 'handle', handle, 'list_id', list_id, 'parent_id', parent_id, 'title', title, 'notes', notes, 'first_step', first_step, 'priority', priority, 'time_kind', time_kind, 'due_date', due_date, 'due_time', due_time, 'end_time', end_time, 'zone', zone, 'due_at', due_at, 'phrase', phrase, 'inferred_at', inferred_at, 'rrule', rrule, 'series_start', series_start, 'occurrence', occurrence, 'repeat_from', repeat_from, 'position', position, 'source', source, 'created_at', created_at, 'completed_at', completed_at) FROM todo
                   WHERE id = new.id) AS after)
   WHERE before IS NOT after;
  DELETE FROM completion
   WHERE todo_id = new.id
     AND completed_at = (SELECT before ->> '$.completed_at' FROM replaced
                          WHERE row_id = new.id AND table_name = 'todo');
  INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence)
    SELECT new.completed_at, new.id, new.occurrence WHERE new.completed_at IS NOT NULL;
  UPDATE reminder
     SET state = 'closed', again_at = NULL, fire_at = NULL,
         popup_obsolete = popup_number IS NOT NULL, resumes_at = coalesce(again_at, shown_at)
   WHERE todo_id = new.id AND new.completed_at IS NOT NULL AND state <> 'closed';
  UPDATE reminder
     SET state = 'scheduled', stage = 0, attempts = 0, again_at = NULL, fire_at = NULL,
         popup_obsolete = popup_number IS NOT NULL
   WHERE todo_id = new.id AND new.completed_at IS NULL AND state <> 'closed' AND EXISTS (SELECT 1 FROM replaced
                  WHERE row_id = new.id AND table_name = 'todo'
                    AND (before ->> '$.due_date' IS NOT new.due_date
                         OR before ->> '$.due_time' IS NOT new.due_time
                         OR before ->> '$.zone' IS NOT new.zone
                         OR before ->> '$.due_at' IS NOT new.due_at));
  UPDATE reminder
     SET resumes_at = NULL
   WHERE todo_id = new.id AND state = 'closed' AND EXISTS (SELECT 1 FROM replaced
                  WHERE row_id = new.id AND table_name = 'todo'
                    AND (before ->> '$.due_date' IS NOT new.due_date
                         OR before ->> '$.due_time' IS NOT new.due_time
                         OR before ->> '$.zone' IS NOT new.zone
                         OR before ->> '$.due_at' IS NOT new.due_at));
  INSERT OR REPLACE INTO unsettled (todo_id, batch_id, spoken_at, advances)
    SELECT new.id, coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)),
           iif(new.phrase IS NOT NULL AND new.inferred_at IS NULL
               AND new.due_date IS NULL AND new.due_at IS NULL, new.created_at, NULL),
           new.completed_at IS NOT NULL
           AND EXISTS (SELECT 1 FROM replaced
                        WHERE row_id = new.id AND table_name = 'todo'
                          AND before ->> '$.completed_at' IS NULL)
     WHERE new.due_date IS NOT NULL OR new.due_at IS NOT NULL OR new.phrase IS NOT NULL
        OR new.rrule IS NOT NULL
        OR EXISTS (SELECT 1 FROM replaced WHERE row_id = new.id AND table_name = 'todo')
        OR EXISTS (SELECT 1 FROM reminder WHERE todo_id = new.id);
  DELETE FROM replaced WHERE row_id = new.id AND table_name = 'todo';
END;
CREATE TRIGGER todo_before_update
BEFORE UPDATE OF id, handle, list_id, parent_id, title, time_kind, position ON todo
WHEN NOT (old.handle IS NULL OR old.position IS NULL OR old.time_kind IS NULL OR old.title <> trim(old.title, char(9, 10, 11, 12, 13, 32, 160))) BEGIN
  SELECT RAISE(ABORT, 'The id of a to-do never changes.') WHERE new.id IS NOT old.id;
  SELECT RAISE(ABORT, 'The handle of a to-do never changes.')
   WHERE new.handle IS NOT old.handle;
  SELECT RAISE(ABORT, 'A to-do needs a position.') WHERE new.position IS NULL;
  SELECT RAISE(ABORT, 'A to-do needs a time_kind: floating, fixed or elapsed.')
   WHERE new.time_kind IS NULL;
  SELECT RAISE(ABORT, 'A to-do needs a title of 1 to 200 characters.')
   WHERE new.title IS NULL OR length(trim(new.title, char(9, 10, 11, 12, 13, 32, 160))) NOT BETWEEN 1 AND 200 OR instr(new.title, char(0)) > 0;
  SELECT RAISE(ABORT, 'There is no list with this list_id; SELECT id, name FROM list shows them.')
   WHERE new.list_id IS NOT old.list_id
     AND NOT EXISTS (SELECT 1 FROM list WHERE id = new.list_id);
  SELECT RAISE(ABORT, 'There is no to-do with this parent_id.')
   WHERE new.parent_id IS NOT NULL AND new.parent_id IS NOT old.parent_id
     AND NOT EXISTS (SELECT 1 FROM todo WHERE id = new.parent_id);
  SELECT RAISE(ABORT, 'A to-do cannot be part of itself.')
   WHERE new.parent_id IS NOT NULL AND new.parent_id IS NOT old.parent_id AND new.id IN (WITH RECURSIVE ancestor (id) AS (
                     SELECT new.parent_id
                     UNION
                     SELECT todo.parent_id FROM todo JOIN ancestor ON todo.id = ancestor.id
                      WHERE todo.parent_id IS NOT NULL)
                   SELECT id FROM ancestor);
END;
CREATE TRIGGER todo_updated
AFTER UPDATE OF id, handle, list_id, parent_id, title, notes, first_step, priority, time_kind, due_date, due_time, end_time, zone, due_at, phrase, inferred_at, rrule, series_start, occurrence, repeat_from, position, source, created_at, completed_at ON todo
WHEN NOT (old.handle IS NULL OR old.position IS NULL OR old.time_kind IS NULL OR old.title <> trim(old.title, char(9, 10, 11, 12, 13, 32, 160)))
 AND json_object('id', old.id, 'handle', old.handle, 'list_id', old.list_id, 'parent_id', old.parent_id, 'title', old.title, 'notes', old.notes, 'first_step', old.first_step, 'priority', old.priority, 'time_kind', old.time_kind, 'due_date', old.due_date, 'due_time', old.due_time, 'end_time', old.end_time, 'zone', old.zone, 'due_at', old.due_at, 'phrase', old.phrase, 'inferred_at', old.inferred_at, 'rrule', old.rrule, 'series_start', old.series_start, 'occurrence', old.occurrence, 'repeat_from', old.repeat_from, 'position', old.position, 'source', old.source, 'created_at', old.created_at, 'completed_at', old.completed_at)
     IS NOT json_object('id', new.id, 'handle', new.handle, 'list_id', new.list_id, 'parent_id', new.parent_id, 'title', new.title, 'notes', new.notes, 'first_step', new.first_step, 'priority', new.priority, 'time_kind', new.time_kind, 'due_date', new.due_date, 'due_time', new.due_time, 'end_time', new.end_time, 'zone', new.zone, 'due_at', new.due_at, 'phrase', new.phrase, 'inferred_at', new.inferred_at, 'rrule', new.rrule, 'series_start', new.series_start, 'occurrence', new.occurrence, 'repeat_from', new.repeat_from, 'position', new.position, 'source', new.source, 'created_at', new.created_at, 'completed_at', new.completed_at) BEGIN
  UPDATE todo
     SET title = trim(title, char(9, 10, 11, 12, 13, 32, 160)),
         updated_at = iif(updated_at IS old.updated_at, coalesce((SELECT made_at / 1000 FROM current_batch), unixepoch()), updated_at)
   WHERE id = new.id;
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before, after)
  SELECT coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'todo', new.id, 'update',
         json_object('id', old.id, 'handle', old.handle, 'list_id', old.list_id, 'parent_id', old.parent_id, 'title', old.title, 'notes', old.notes, 'first_step', old.first_step, 'priority', old.priority, 'time_kind', old.time_kind, 'due_date', old.due_date, 'due_time', old.due_time, 'end_time', old.end_time, 'zone', old.zone, 'due_at', old.due_at, 'phrase', old.phrase, 'inferred_at', old.inferred_at, 'rrule', old.rrule, 'series_start', old.series_start, 'occurrence', old.occurrence, 'repeat_from', old.repeat_from, 'position', old.position, 'source', old.source, 'created_at', old.created_at, 'completed_at', old.completed_at), json_object('id', id, 'handle', handle, 'list_id', list_id, 'parent_id', parent_id, 'title', title, 'notes', notes, 'first_step', first_step, 'priority', priority, 'time_kind', time_kind, 'due_date', due_date, 'due_time', due_time, 'end_time', end_time, 'zone', zone, 'due_at', due_at, 'phrase', phrase, 'inferred_at', inferred_at, 'rrule', rrule, 'series_start', series_start, 'occurrence', occurrence, 'repeat_from', repeat_from, 'position', position, 'source', source, 'created_at', created_at, 'completed_at', completed_at)
    FROM todo WHERE id = new.id;
  DELETE FROM completion
   WHERE completed_at = old.completed_at AND todo_id = old.id
     AND new.completed_at IS NOT old.completed_at
     AND (new.completed_at IS NOT NULL OR new.occurrence IS old.occurrence);
  INSERT OR IGNORE INTO completion (completed_at, todo_id, occurrence)
    SELECT new.completed_at, new.id, new.occurrence
     WHERE new.completed_at IS NOT NULL AND new.completed_at IS NOT old.completed_at;
  UPDATE reminder
     SET state = 'closed', again_at = NULL, fire_at = NULL,
         popup_obsolete = popup_number IS NOT NULL, resumes_at = coalesce(again_at, shown_at)
   WHERE todo_id = new.id AND new.completed_at IS NOT NULL AND state <> 'closed';
  UPDATE reminder
     SET state = 'scheduled', stage = 0, attempts = 0, again_at = NULL, fire_at = NULL,
         popup_obsolete = popup_number IS NOT NULL
   WHERE todo_id = new.id AND new.completed_at IS NULL AND state <> 'closed' AND (new.due_date IS NOT old.due_date OR new.due_time IS NOT old.due_time OR new.zone IS NOT old.zone OR new.due_at IS NOT old.due_at OR new.time_kind IS NOT old.time_kind);
  UPDATE reminder
     SET resumes_at = NULL
   WHERE todo_id = new.id AND state = 'closed' AND (new.due_date IS NOT old.due_date OR new.due_time IS NOT old.due_time OR new.zone IS NOT old.zone OR new.due_at IS NOT old.due_at OR new.time_kind IS NOT old.time_kind);
  INSERT INTO unsettled (todo_id, batch_id, spoken_at, restarts_series, advances)
    SELECT new.id, coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)),
           iif(new.phrase IS NOT old.phrase AND new.inferred_at IS old.inferred_at
               AND NOT (new.due_date IS NOT old.due_date OR new.due_time IS NOT old.due_time OR new.zone IS NOT old.zone OR new.due_at IS NOT old.due_at OR new.time_kind IS NOT old.time_kind), coalesce((SELECT made_at / 1000 FROM current_batch), unixepoch()), NULL),
           new.rrule IS NOT old.rrule AND new.series_start IS old.series_start,
           new.completed_at IS NOT NULL AND old.completed_at IS NULL
     WHERE (new.due_date IS NOT old.due_date OR new.due_time IS NOT old.due_time OR new.zone IS NOT old.zone OR new.due_at IS NOT old.due_at OR new.time_kind IS NOT old.time_kind) OR new.completed_at IS NOT old.completed_at
        OR new.phrase IS NOT old.phrase OR new.rrule IS NOT old.rrule
        OR new.series_start IS NOT old.series_start OR new.occurrence IS NOT old.occurrence
        OR new.inferred_at IS NOT old.inferred_at
    ON CONFLICT (todo_id) DO UPDATE
       SET batch_id = excluded.batch_id,
           spoken_at = coalesce(excluded.spoken_at, spoken_at),
           restarts_series = max(restarts_series, excluded.restarts_series),
           advances = max(advances, excluded.advances);
END;
CREATE TRIGGER todo_deleted AFTER DELETE ON todo BEGIN
  UPDATE todo SET parent_id = (SELECT id FROM todo WHERE id = old.parent_id)
   WHERE parent_id = old.id;
  INSERT INTO batch (made_at, label, source)
  SELECT CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER), 'sql', 'sql'
   WHERE NOT EXISTS (SELECT 1 FROM current_batch)
     AND NOT EXISTS (SELECT 1 FROM batch WHERE id = (SELECT max(id) FROM batch)
                        AND source = 'sql' AND made_at = CAST((julianday('now') - 2440587.5) * 86400000.0 + 0.5 AS INTEGER));
  INSERT INTO change (batch_id, number, table_name, row_id, operation, before)
  VALUES (coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch)), (SELECT coalesce(max(number), 0) + 1 FROM change WHERE batch_id = coalesce((SELECT batch_id FROM current_batch), (SELECT max(id) FROM batch))), 'todo', old.id, 'delete',
          json_object('id', old.id, 'handle', old.handle, 'list_id', old.list_id, 'parent_id', old.parent_id, 'title', old.title, 'notes', old.notes, 'first_step', old.first_step, 'priority', old.priority, 'time_kind', old.time_kind, 'due_date', old.due_date, 'due_time', old.due_time, 'end_time', old.end_time, 'zone', old.zone, 'due_at', old.due_at, 'phrase', old.phrase, 'inferred_at', old.inferred_at, 'rrule', old.rrule, 'series_start', old.series_start, 'occurrence', old.occurrence, 'repeat_from', old.repeat_from, 'position', old.position, 'source', old.source, 'created_at', old.created_at, 'completed_at', old.completed_at));
  UPDATE replaced SET before = NULL WHERE row_id = old.id AND table_name = 'todo';
  INSERT OR REPLACE INTO retired_handle (handle, todo_id) VALUES (old.handle, old.id);
  UPDATE reminder
     SET state = 'closed', again_at = NULL, fire_at = NULL,
         popup_obsolete = popup_number IS NOT NULL, resumes_at = coalesce(again_at, shown_at)
   WHERE todo_id = old.id AND state <> 'closed';
  DELETE FROM unsettled WHERE todo_id = old.id;
END;
CREATE TRIGGER delivery_before_update BEFORE UPDATE ON delivery BEGIN
  SELECT RAISE(ABORT, 'The ledger of deliveries is only ever added to.');
END;
CREATE TRIGGER delivery_before_delete BEFORE DELETE ON delivery BEGIN
  SELECT RAISE(ABORT, 'The ledger of deliveries is only ever added to.');
END;
COMMIT;

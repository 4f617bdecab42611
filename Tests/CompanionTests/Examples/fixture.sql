-- The to-dos that every example begins with. It is Wednesday, 2026-03-04, 10:20 in Berlin
-- (unixepoch 1772616000).
INSERT INTO list (id, name, created_at, updated_at)
VALUES ('00000000-0000-4000-8000-00000000a001', 'Groceries', 1772500000, 1772500000),
       ('00000000-0000-4000-8000-00000000a002', 'Home', 1772500000, 1772500000);
INSERT INTO todo (id, handle, list_id, title, notes, first_step, priority, due_date, due_time,
                  end_time, zone, due_at, phrase, inferred_at, rrule, series_start, occurrence,
                  parent_id, problem, source, created_at, updated_at, completed_at)
VALUES
  ('00000000-0000-4000-8000-00000000b001', 'a11c', '00000000-0000-4000-8000-00000000a001',
   'Buy milk', 'The one in the blue box', 'Put the bag beside the door', 'high', '2026-03-05',
   '09:00', NULL, NULL, NULL, 'tomorrow morning', 1772530000, NULL, NULL, NULL, NULL, NULL, 'cli',
   1772530000, 1772530000, NULL),
  ('00000000-0000-4000-8000-00000000b002', 'b0a7', 'inbox', 'Call the dentist', NULL, NULL,
   'normal', '2026-03-04', '15:00', '15:30', NULL, NULL, 'today at 3', 1772530060, NULL, NULL,
   NULL, NULL, NULL, 'cli', 1772530060, 1772530060, NULL),
  ('00000000-0000-4000-8000-00000000b003', 'c4fe', '00000000-0000-4000-8000-00000000a002',
   'Water the plants', NULL, NULL, 'normal', '2026-03-06', NULL, NULL, NULL, NULL, NULL, NULL,
   'FREQ=WEEKLY', '2026-03-06T09:00', '2026-03-06T09:00', NULL, NULL, 'cli', 1772530120,
   1772530120, NULL),
  ('00000000-0000-4000-8000-00000000b004', 'd15c', 'inbox', 'Plan the weekend', NULL, NULL, 'low',
   NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'cli', 1772530180,
   1772530180, NULL),
  ('00000000-0000-4000-8000-00000000b005', 'e66b', 'inbox', 'Pack the tent', NULL, NULL, 'normal',
   '2026-03-07', '18:00', NULL, 'America/New_York', NULL, NULL, NULL, NULL, NULL, NULL,
   '00000000-0000-4000-8000-00000000b004', NULL, 'sql', 1772530240, 1772530240, NULL),
  ('00000000-0000-4000-8000-00000000b006', 'fa57', 'inbox', 'Return the books', NULL, NULL,
   'normal', '2026-03-02', '10:00', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
   'cli', 1772400000, 1772400000, NULL),
  ('00000000-0000-4000-8000-00000000b007', '0b0e', 'inbox', 'Buy stamps', NULL, NULL, 'normal',
   NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'cli', 1772530300,
   1772540000, 1772540000);

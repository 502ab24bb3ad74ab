-- When the owner has settled a conflict: it is neither shown nor announced again while its days stay the same.
-- resolved_at says that the conflict itself has ended; the event of a settled one still waits for its days.
alter table import_conflict add column settled_at timestamptz;

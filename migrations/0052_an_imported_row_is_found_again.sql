-- A digest of the row as the file had it: whoever changes what was imported and imports the file again gets it once.
alter table humidor_items add column import_key text;
alter table tasting_journal add column import_key text;
alter table saved_pairings add column import_key text;

-- A file can have a pair several times on a day, with other notes; what a member saves is still one row a day, the first.
alter table saved_pairings add column repetition integer not null default 0;
drop index saved_pairings_once_a_day;
create unique index saved_pairings_once_a_day on saved_pairings
  (user_id, cigar_name, pairing_type, pairing_name, saved_on, repetition) where deleted_at is null;

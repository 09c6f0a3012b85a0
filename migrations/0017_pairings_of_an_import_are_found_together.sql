-- By it an import that is sent twice is saved once, and an import can be undone.
alter table saved_pairings add column import_id uuid;
create index saved_pairings_of_import on saved_pairings (user_id, import_id)
  where deleted_at is null and import_id is not null;

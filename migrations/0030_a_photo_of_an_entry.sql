-- One photo of an entry of the journal, encoded again as JPEG. In the database, so that it is removed with its entry and
-- with the account.
create table journal_photos (
  user_id uuid not null references users on delete cascade,
  entry_id uuid not null,
  -- Another one for every upload: clients keep a photo under it.
  id uuid not null default uuidv7(),
  content bytea not null,
  -- The small picture of the list.
  preview bytea not null,
  saved_at timestamptz(3) not null default now(),
  primary key (user_id, entry_id),
  foreign key (user_id, entry_id) references tasting_journal (user_id, id) on delete cascade
);
-- JPEG does not become smaller.
alter table journal_photos alter column content set storage external, alter column preview set storage external;

alter table journal_photos enable row level security;
create policy own_photos on journal_photos to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

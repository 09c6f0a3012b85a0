-- Arrays make no immutable text by themselves, which a generated column needs.
create function joined_words(words text[]) returns text
  language sql immutable parallel safe
  return array_to_string(words, ' ');

-- What a member wrote about the cigars they smoked.
create table tasting_journal (
  -- A device that is offline chooses it, so that an entry that is sent twice is made once.
  id uuid not null default uuidv7(),
  user_id uuid not null references users on delete cascade,
  cigar_name text not null,
  -- Of the catalogue, which lives in files; null where it does not know the name.
  line_id text,
  drink_name text,
  drink_id text,
  vitola text,
  rating smallint not null default 3 constraint tasting_journal_rating check (rating between 1 and 5),
  notes text not null,
  first_third text,
  second_third text,
  last_third text,
  draw text,
  burn text,
  appearance text,
  flavors text[] not null default '{}',
  duration_minutes smallint constraint tasting_journal_duration check (duration_minutes between 1 and 600),
  pairing_id uuid references saved_pairings on delete set null,
  humidor_item_id uuid references humidor_items on delete set null,
  -- Of a sensor at that time: degrees Fahrenheit and percent.
  temperature numeric(5, 1),
  humidity numeric(5, 1),
  smoked_at timestamptz(3) not null default now(),
  -- Null unless it came from a file.
  import_id uuid,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  searched text collate "C" not null generated always as (as_searched(
    cigar_name || E'\n' || coalesce(drink_name, '') || E'\n' || notes || E'\n' || coalesce(first_third, '') || E'\n' ||
    coalesce(second_third, '') || E'\n' || coalesce(last_third, '') || E'\n' || replace(joined_words(flavors), '-', ' ')
  )) stored,
  -- With the member, or an id that somebody else has chosen before would tell so.
  primary key (user_id, id)
);
create index tasting_journal_by_time on tasting_journal (user_id, smoked_at, created_at, id);
create index tasting_journal_of_import on tasting_journal (import_id) where import_id is not null;
create index tasting_journal_of_pairing on tasting_journal (pairing_id) where pairing_id is not null;
create index tasting_journal_of_item on tasting_journal (humidor_item_id) where humidor_item_id is not null;

alter table tasting_journal enable row level security;
create policy own_entries on tasting_journal to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

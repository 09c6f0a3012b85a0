-- What members keep of Arturo's advice.

-- Names as the search compares them: without accents, in small letters.
create function as_searched(typed text) returns text
language sql immutable parallel safe
as $body$
  select lower(regexp_replace(normalize(typed, nfd), '[\u0300-\u036f]', '', 'g'))
$body$;

create table saved_pairings (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  cigar_name text not null,
  pairing_type text not null constraint saved_pairings_type check (pairing_type in ('spirit', 'wine', 'mocktail')),
  pairing_name text not null,
  notes text not null,
  rating smallint constraint saved_pairings_rating check (rating between 1 and 5),
  -- To the millisecond, so that a moment that went out to a browser finds its row again.
  created_at timestamptz(3) not null default now(),
  saved_on date not null generated always as ((created_at at time zone 'UTC')::date) stored,
  -- Taken out, and still to be put back for a day.
  deleted_at timestamptz(3),
  -- The line break keeps a search from running over from one name into the other.
  searched text collate "C" not null
    generated always as (as_searched(cigar_name) || E'\n' || as_searched(pairing_name)) stored
);

-- The same pairing on the same day is one row.
create unique index saved_pairings_once_a_day on saved_pairings
  (user_id, cigar_name, pairing_name, saved_on) where deleted_at is null;

-- One for each order, with and without a type: a page is read in its order and the reading ends with the page. There is
-- none for the search. LIKE is not leakproof, so behind a row policy PostgreSQL never asks a trigram index; a search
-- walks these and looks at `searched`.
create index saved_pairings_by_time on saved_pairings (user_id, created_at, id) where deleted_at is null;
create index saved_pairings_by_rating on saved_pairings
  (user_id, (coalesce(rating, 0)), created_at, id) where deleted_at is null;
create index saved_pairings_of_type_by_time on saved_pairings
  (user_id, pairing_type, created_at, id) where deleted_at is null;
create index saved_pairings_of_type_by_rating on saved_pairings
  (user_id, pairing_type, (coalesce(rating, 0)), created_at, id) where deleted_at is null;
create index saved_pairings_deleted on saved_pairings (deleted_at) where deleted_at is not null;

alter table saved_pairings enable row level security;
create policy own_pairings on saved_pairings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

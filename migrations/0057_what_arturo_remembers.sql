-- What members told Arturo about themselves, one row for each subject.
create table arturo_memories (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  -- `alcohol`, `drinks smoky`, `family rum`, `note cinnamon`, `cigar strength`, `minutes`.
  subject text not null check (char_length(subject) between 1 and 60),
  value text not null check (char_length(value) between 1 and 60),
  -- As the member said it.
  words text not null check (char_length(words) between 1 and 200),
  told_at timestamptz(3) not null default now(),
  -- A removed one can be restored for a day.
  removed_at timestamptz(3)
);
create unique index arturo_memories_subject on arturo_memories (user_id, subject) where removed_at is null;
create index arturo_memories_removed on arturo_memories (removed_at) where removed_at is not null;

alter table arturo_memories enable row level security;
create policy own_memories on arturo_memories to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- The job that deletes what can no longer be restored.
create policy service_removed_memories on arturo_memories to smoke_deck_service using (removed_at is not null);
grant select (removed_at), delete on arturo_memories to smoke_deck_service;

-- What a member's ratings show and no longer counts; the ratings themselves stay.
create table forgotten_leanings (
  user_id uuid not null references users on delete cascade,
  thing text not null constraint forgotten_leanings_thing check (thing in ('cigar', 'drink')),
  -- A trait: `Peat`, `Rum`, `Mild cigars`.
  about text not null check (char_length(about) between 1 and 60),
  forgotten_at timestamptz(3) not null default now(),
  primary key (user_id, thing, about)
);

alter table forgotten_leanings enable row level security;
create policy own_forgotten_leanings on forgotten_leanings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

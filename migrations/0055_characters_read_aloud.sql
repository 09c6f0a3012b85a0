-- How many characters a speech provider read aloud to a member, day by day (UTC). What was read is not stored.
create table speech_use (
  user_id uuid not null references users on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  characters integer not null default 0 constraint speech_use_characters_not_negative check (characters >= 0),
  primary key (user_id, day)
);

alter table speech_use enable row level security;
create policy own_speech_use on speech_use to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

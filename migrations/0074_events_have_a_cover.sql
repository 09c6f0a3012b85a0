-- Pictures of events, encoded again as JPEG. They belong to the lounge, and not to whoever uploaded one. Several events can show the
-- same one; it goes with its last use.
create table event_covers (
  id uuid primary key,
  content bytea not null,
  -- The smaller picture of the lists.
  preview bytea not null,
  width integer not null constraint event_covers_width check (width > 0),
  height integer not null constraint event_covers_height check (height > 0),
  saved_at timestamptz(3) not null default now()
);
-- JPEG does not become smaller.
alter table event_covers alter column content set storage external, alter column preview set storage external;

alter table events
  add column cover_id uuid references event_covers,
  -- What the picture shows, for those who do not see it.
  add column cover_text text constraint events_cover_text check (cover_text is null or cover_id is not null);
create index events_of_cover on events (cover_id) where cover_id is not null;

alter table event_covers enable row level security;
create policy service_covers on event_covers to smoke_deck_service using (true);
create policy members_read on event_covers for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
revoke insert, update, delete on event_covers from smoke_deck_app;
grant select (id, width, height, saved_at), insert (id, content, preview, width, height), delete on event_covers to smoke_deck_service;
grant select (cover_id, cover_text), insert (cover_id, cover_text), update (cover_id, cover_text) on events to smoke_deck_service;

-- Events are written by hosts, as the service role. Members read them.
alter table events
  add column cancelled_at timestamptz(3),
  -- Of events that were made together, one a week; null for a single one.
  add column series_id uuid,
  -- Of what hosts have changed, so that one does not overwrite what another has just written.
  add column version integer not null default 1,
  -- Of a calendar (RFC 5545): rises with each change of time, place or state.
  add column sequence integer not null default 0;
create index events_of_series on events (series_id, start_time) where series_id is not null;
revoke insert, update, delete on events from smoke_deck_app;

-- Guests without an account who were let in at the door.
create table event_walk_ins (
  id uuid primary key default uuidv7(),
  event_id uuid not null references events on delete cascade,
  name text not null,
  party_size smallint not null constraint event_walk_ins_party check (party_size between 1 and 10),
  arrived_at timestamptz(3) not null default now()
);
create index event_walk_ins_of_event on event_walk_ins (event_id, arrived_at);
alter table event_walk_ins enable row level security;
revoke all on event_walk_ins from smoke_deck_app;
create policy service_walk_ins on event_walk_ins to smoke_deck_service using (true);

-- As in 0034, but a canceled event gives no places.
create or replace function promote_waiting(of_event uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  places integer;
  waiting record;
begin
  select e.capacity into places from public.events e where e.id = of_event and e.cancelled_at is null;
  if not found then
    return;
  end if;
  if places is not null then
    places := places - (
      select coalesce(sum(a.party_size), 0) from public.event_answers a where a.event_id = of_event and a.answer = 'going'
    );
  end if;
  for waiting in
    select a.user_id, a.party_size from public.event_answers a
    where a.event_id = of_event and a.answer = 'waitlist' order by a.asked_at, a.user_id
  loop
    if places is null or waiting.party_size <= places then
      update public.event_answers a set answer = 'going', promoted_at = clock_timestamp(), told_at = null
      where a.event_id = of_event and a.user_id = waiting.user_id;
      places := places - waiting.party_size;
    end if;
  end loop;
end
$body$;

-- As in 0034, but a canceled event takes no answers either.
create or replace function answer_event(of_event uuid, new_answer text, new_party integer) returns setof event_answers
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  event public.events;
  present public.event_answers;
  places integer;
begin
  if member is null then
    raise insufficient_privilege using message = 'an answer is of a member';
  end if;
  select * into event from public.events e
    where e.id = of_event and e.start_time > clock_timestamp() and e.cancelled_at is null for update;
  if not found then
    return;
  end if;
  select * into present from public.event_answers a where a.event_id = of_event and a.user_id = member;
  places := event.capacity - (
    select coalesce(sum(a.party_size), 0) from public.event_answers a
    where a.event_id = of_event and a.answer = 'going' and a.user_id <> member
  );
  if new_answer = 'going' and new_party > places then
    if present.answer = 'going' or new_party > event.capacity then
      return next present;
      return;
    end if;
    new_answer := 'waitlist';
  end if;
  return query
    insert into public.event_answers as a (event_id, user_id, answer, party_size) values (of_event, member, new_answer, new_party)
    on conflict (event_id, user_id) do update set
      answer = excluded.answer,
      party_size = excluded.party_size,
      -- The place on the list is kept while waiting.
      asked_at = case when a.answer = 'notGoing' then excluded.asked_at else a.asked_at end,
      promoted_at = null, told_at = null,
      reminded_at = case when excluded.answer = a.answer then a.reminded_at end
    returning a.*;
  perform public.promote_waiting(of_event);
end
$body$;

grant execute on function promote_waiting(uuid) to smoke_deck_service;

grant
  select (description, end_time, rsvp_link, is_sample, capacity, cancelled_at, series_id, version, sequence),
  insert (title, description, location, start_time, end_time, rsvp_link, is_sample, capacity, time_zone, series_id),
  update (title, description, location, start_time, end_time, rsvp_link, is_sample, capacity, time_zone, cancelled_at, version, sequence)
  on events to smoke_deck_service;
grant select (id, event_id, name, party_size, arrived_at), insert (event_id, name, party_size), delete on event_walk_ins to smoke_deck_service;
-- The sample events are seeded once.
grant select (key, fingerprint, planted_at), insert (key, fingerprint, planted_at), update (fingerprint, planted_at)
  on house_content to smoke_deck_service;

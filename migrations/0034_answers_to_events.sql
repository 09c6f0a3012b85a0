alter table events
  -- Persons; null: as many as want to come.
  add column capacity integer constraint events_capacity check (capacity between 1 and 100000),
  -- Where it takes place; null: the zone of the server.
  add column time_zone text;

-- What a member has answered. Read by its member alone; others see it through the functions below.
create table event_answers (
  event_id uuid not null references events on delete cascade,
  user_id uuid not null references users on delete cascade,
  answer text not null constraint event_answers_answer check (answer in ('going', 'waitlist', 'notGoing')),
  -- The member and those they bring.
  party_size smallint not null constraint event_answers_party check (party_size between 1 and 10),
  -- The place on the waiting list.
  asked_at timestamptz(6) not null default clock_timestamp(),
  -- When a place became free for this answer.
  promoted_at timestamptz(3),
  told_at timestamptz(3),
  reminded_at timestamptz(3),
  primary key (event_id, user_id)
);
create index event_answers_of_member on event_answers (user_id);
create index event_answers_promoted on event_answers (promoted_at) where promoted_at is not null and told_at is null;

-- An address with the events of a member, for a calendar.
create table calendar_feeds (
  user_id uuid primary key references users on delete cascade,
  token_hash bytea not null constraint calendar_feeds_token unique,
  created_at timestamptz(3) not null default now()
);

alter table event_answers enable row level security;
create policy own_answers on event_answers to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table calendar_feeds enable row level security;
create policy own_feed on calendar_feeds to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
revoke insert, update, delete on event_answers from smoke_deck_app;

-- Gives free places to those who wait, in the order in which they asked. A party that is too large for what is free lets
-- the next one pass, so that no place stays empty that somebody wants. The row of the event is locked by the caller.
create function promote_waiting(of_event uuid) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  places integer;
  waiting record;
begin
  select e.capacity into places from public.events e where e.id = of_event;
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
revoke all on function promote_waiting(uuid) from public;

-- Notes an answer and returns it; going becomes the waiting list where the places do not suffice. No row: no such event,
-- or it has begun. A party that grows beyond what is free, or that no free place could ever hold, changes nothing: the row
-- is then that of before, with nulls if there was none.
create function answer_event(of_event uuid, new_answer text, new_party integer) returns setof event_answers
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
  select * into event from public.events e where e.id = of_event and e.start_time > clock_timestamp() for update;
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
revoke all on function answer_event(uuid, text, integer) from public;
grant execute on function answer_event(uuid, text, integer) to smoke_deck_app;

-- How many persons come and wait.
create function count_guests(of_event uuid) returns table (going integer, waiting integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(sum(a.party_size) filter (where a.answer = 'going'), 0)::int,
    coalesce(sum(a.party_size) filter (where a.answer = 'waitlist'), 0)::int
  from public.event_answers a
  where a.event_id = of_event and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function count_guests(uuid) from public;
grant execute on function count_guests(uuid) to smoke_deck_app;

-- Who comes, those first who answered first.
create function guests_of_event(of_event uuid, most integer) returns table (id uuid, name text, picture_url text, party_size smallint)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select a.user_id, f.name, f.picture_url, a.party_size
  from public.event_answers a, lateral public.face_of_member(a.user_id) f
  where a.event_id = of_event and a.answer = 'going' order by a.asked_at, a.user_id limit most
$body$;
revoke all on function guests_of_event(uuid, integer) from public;
grant execute on function guests_of_event(uuid, integer) to smoke_deck_app;

-- With an account its places become free.
create function free_places_of_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  perform 1 from public.events e where e.id = old.event_id for update;
  perform public.promote_waiting(old.event_id);
  return null;
end
$body$;
create trigger places_of_account after delete on event_answers
  for each row when (old.answer = 'going') execute function free_places_of_account();

-- Whose calendar an address is of: asked before any member is known.
create function member_of_calendar(hash bytea) returns uuid
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select c.user_id from public.calendar_feeds c join public.users u on u.id = c.user_id
  where c.token_hash = hash and not u.banned
$body$;
revoke all on function member_of_calendar(bytea) from public;
grant execute on function member_of_calendar(bytea) to smoke_deck_app;

-- A cigar and up to three drinks that several members taste together. What is voted stays with each member until the host
-- reveals it. All of it is written through the functions below.
create table live_pairings (
  id uuid primary key default uuidv7(),
  -- Leads through it; null while nobody is there to.
  host_id uuid references users on delete set null,
  -- Of the catalogue; null for a cigar that is known by its name only.
  cigar_id text,
  cigar_name text not null constraint live_pairings_cigar check (length(cigar_name) between 1 and 300),
  -- Waiting for guests, then third by third, then the result.
  step text not null default 'open'
    constraint live_pairings_step check (step in ('open', 'first', 'second', 'final', 'revealed')),
  created_at timestamptz(3) not null default clock_timestamp(),
  revealed_at timestamptz(3)
);
create index live_pairings_by_time on live_pairings (created_at desc);

create table live_pairing_drinks (
  pairing_id uuid not null references live_pairings on delete cascade,
  -- 1 to 3.
  place smallint not null constraint live_pairing_drinks_place check (place between 1 and 3),
  drink_id text not null,
  drink_name text not null,
  -- Of the engine, 0 to 100.
  score smallint not null constraint live_pairing_drinks_score check (score between 0 and 100),
  primary key (pairing_id, place)
);

create table live_pairing_guests (
  pairing_id uuid not null references live_pairings on delete cascade,
  user_id uuid not null references users on delete cascade,
  joined_at timestamptz(6) not null default clock_timestamp(),
  left_at timestamptz(3),
  primary key (pairing_id, user_id)
);
create index live_pairing_guests_of_member on live_pairing_guests (user_id);

create table live_pairing_votes (
  pairing_id uuid not null references live_pairings on delete cascade,
  place smallint not null,
  -- 1 to 3.
  third smallint not null constraint live_pairing_votes_third check (third between 1 and 3),
  user_id uuid not null references users on delete cascade,
  stars smallint not null constraint live_pairing_votes_stars check (stars between 1 and 5),
  primary key (pairing_id, place, third, user_id),
  foreign key (pairing_id, place) references live_pairing_drinks on delete cascade
);
create index live_pairing_votes_of_member on live_pairing_votes (user_id);

alter table live_pairings enable row level security;
create policy members_read_live_pairings on live_pairings for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
alter table live_pairing_drinks enable row level security;
create policy members_read_drinks on live_pairing_drinks for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
alter table live_pairing_guests enable row level security;
create policy members_read_guests on live_pairing_guests for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
-- Blind: a member reads their own votes, and those of others only in the counts of a result that is revealed.
alter table live_pairing_votes enable row level security;
create policy own_votes on live_pairing_votes to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
revoke insert, update, delete on live_pairings, live_pairing_drinks, live_pairing_guests, live_pairing_votes
  from smoke_deck_app;

-- The first of the guests who are there becomes the host where there is none.
create function give_host(of_pairing uuid) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $body$
  update public.live_pairings p set host_id = (
    select g.user_id from public.live_pairing_guests g
    where g.pairing_id = of_pairing and g.left_at is null order by g.joined_at, g.user_id limit 1
  )
  where p.id = of_pairing and (p.host_id is null or not exists (
    select from public.live_pairing_guests g
    where g.pairing_id = of_pairing and g.user_id = p.host_id and g.left_at is null
  ))
$body$;
revoke all on function give_host(uuid) from public;

-- @param drinks [{ "id", "name", "score" }], one to three
create function open_live_pairing(cigar text, named text, drinks jsonb) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  pairing uuid;
begin
  if member is null then
    raise insufficient_privilege using message = 'a session has a host';
  end if;
  insert into public.live_pairings (host_id, cigar_id, cigar_name) values (member, cigar, named) returning id into pairing;
  insert into public.live_pairing_drinks (pairing_id, place, drink_id, drink_name, score)
  select pairing, d.place, d.drink ->> 'id', d.drink ->> 'name', (d.drink ->> 'score')::int
  from jsonb_array_elements(drinks) with ordinality d(drink, place);
  insert into public.live_pairing_guests (pairing_id, user_id) values (pairing, member);
  return pairing;
end
$body$;
revoke all on function open_live_pairing(text, text, jsonb) from public;
grant execute on function open_live_pairing(text, text, jsonb) to smoke_deck_app;

-- 'joined'; 'none', 'revealed' or 'full' if not. Whoever has left comes back to their own place in the order.
create function join_live_pairing(of_pairing uuid, most integer) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  present text;
begin
  if member is null then
    raise insufficient_privilege using message = 'a guest is a member';
  end if;
  select p.step into present from public.live_pairings p where p.id = of_pairing for update;
  if not found then
    return 'none';
  end if;
  if present = 'revealed' then
    return 'revealed';
  end if;
  if (select count(*) from public.live_pairing_guests g
      where g.pairing_id = of_pairing and g.left_at is null and g.user_id <> member) >= most then
    return 'full';
  end if;
  insert into public.live_pairing_guests (pairing_id, user_id) values (of_pairing, member)
  on conflict (pairing_id, user_id) do update set left_at = null;
  perform public.give_host(of_pairing);
  return 'joined';
end
$body$;
revoke all on function join_live_pairing(uuid, integer) from public;
grant execute on function join_live_pairing(uuid, integer) to smoke_deck_app;

-- Their votes stay. Another guest takes over from a host.
create function leave_live_pairing(of_pairing uuid) returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  perform 1 from public.live_pairings p where p.id = of_pairing for update;
  update public.live_pairing_guests g set left_at = clock_timestamp()
  where g.pairing_id = of_pairing and g.user_id = member and g.left_at is null;
  if not found then
    return false;
  end if;
  perform public.give_host(of_pairing);
  return true;
end
$body$;
revoke all on function leave_live_pairing(uuid) from public;
grant execute on function leave_live_pairing(uuid) to smoke_deck_app;

-- By the host only, and never back. 'moved'; 'none', 'not host' or 'back' if not.
create function move_live_pairing(of_pairing uuid, next_step text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  steps constant text[] := array['open', 'first', 'second', 'final', 'revealed'];
  pairing public.live_pairings;
begin
  select * into pairing from public.live_pairings p where p.id = of_pairing for update;
  if not found then
    return 'none';
  end if;
  if pairing.host_id is distinct from nullif(current_setting('app.user_id', true), '')::uuid then
    return 'not host';
  end if;
  if array_position(steps, next_step) < array_position(steps, pairing.step) then
    return 'back';
  end if;
  update public.live_pairings p set
    step = next_step,
    revealed_at = case when next_step = 'revealed' then coalesce(p.revealed_at, clock_timestamp()) end
  where p.id = of_pairing;
  return 'moved';
end
$body$;
revoke all on function move_live_pairing(uuid, text) from public;
grant execute on function move_live_pairing(uuid, text) to smoke_deck_app;

-- By a guest, for a third that has come, until it is revealed. 'voted'; 'none', 'no guest', 'not yet' or 'revealed' if not.
create function vote_live_pairing(of_pairing uuid, of_place integer, of_third integer, given integer) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  thirds constant text[] := array['first', 'second', 'final'];
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  present text;
begin
  -- Votes wait for a reveal, and it for them.
  select p.step into present from public.live_pairings p where p.id = of_pairing for share;
  if not found or not exists (
    select from public.live_pairing_drinks d where d.pairing_id = of_pairing and d.place = of_place
  ) then
    return 'none';
  end if;
  if not exists (
    select from public.live_pairing_guests g
    where g.pairing_id = of_pairing and g.user_id = member and g.left_at is null
  ) then
    return 'no guest';
  end if;
  if present = 'revealed' then
    return 'revealed';
  end if;
  if coalesce(array_position(thirds, present), 0) < of_third then
    return 'not yet';
  end if;
  insert into public.live_pairing_votes (pairing_id, place, third, user_id, stars)
  values (of_pairing, of_place, of_third, member, given)
  on conflict (pairing_id, place, third, user_id) do update set stars = excluded.stars;
  return 'voted';
end
$body$;
revoke all on function vote_live_pairing(uuid, integer, integer, integer) from public;
grant execute on function vote_live_pairing(uuid, integer, integer, integer) to smoke_deck_app;

-- How many have voted for each drink in each third, which tells no stars.
create function votes_cast(of_pairing uuid) returns table (place smallint, third smallint, votes integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select v.place, v.third, count(*)::int from public.live_pairing_votes v
  where v.pairing_id = of_pairing and nullif(current_setting('app.user_id', true), '') is not null
  group by v.place, v.third
$body$;
revoke all on function votes_cast(uuid) from public;
grant execute on function votes_cast(uuid) to smoke_deck_app;

-- How often each number of stars was given; no row before it is revealed.
create function votes_revealed(of_pairing uuid) returns table (place smallint, third smallint, stars smallint, votes integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select v.place, v.third, v.stars, count(*)::int
  from public.live_pairing_votes v join public.live_pairings p on p.id = v.pairing_id
  where v.pairing_id = of_pairing and p.step = 'revealed' and nullif(current_setting('app.user_id', true), '') is not null
  group by v.place, v.third, v.stars
$body$;
revoke all on function votes_revealed(uuid) from public;
grant execute on function votes_revealed(uuid) to smoke_deck_app;

-- A host whose account is deleted has left as well.
create function host_of_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  perform public.give_host(old.pairing_id);
  return null;
end
$body$;
create trigger host_of_account after delete on live_pairing_guests
  for each row execute function host_of_account();

-- What belongs to the lounge itself, such as its own humidor, has an account as its owner, because every row has one. Nobody signs in
-- with it: it has no password, and its address is none that mail or a form could have. It is made by the first change for the lounge.
-- The ID is fixed and stands in src/platform/staff-account.contract.ts as well.
create function open_staff_account() returns void
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $body$
  insert into public.users (id, email) values ('00000000-0000-8000-8000-000000000001', 'staff-account') on conflict do nothing
$body$;
revoke all on function open_staff_account() from public;
grant execute on function open_staff_account() to smoke_deck_auth;

-- The account is no person. For the roles of the server it is not among the accounts: it cannot be found, counted, listed, told something,
-- signed in, reset, given a role or deleted, whichever statement asks.
alter table users enable row level security;
create policy people_only on users to smoke_deck_auth, smoke_deck_service
  using (id <> '00000000-0000-8000-8000-000000000001');

-- Without a profile no list of members and no search for a name finds it, also those that run as the owner of the tables. It reads nothing.
drop trigger users_have_a_profile on users;
create trigger users_have_a_profile after insert on users
  for each row when (new.id <> '00000000-0000-8000-8000-000000000001') execute function open_profile();
drop trigger begin_to_read on users;
create trigger begin_to_read after insert on users
  for each row when (new.id <> '00000000-0000-8000-8000-000000000001') execute function begin_to_read();

-- As before, without the staff account.
create or replace function lounge_totals() returns table (users integer, pairings integer, events integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select (select count(*)::int from public.users u where u.id <> '00000000-0000-8000-8000-000000000001'),
    (select count(*)::int from public.saved_pairings p where p.deleted_at is null),
    (select count(*)::int from public.events)
$body$;

create or replace function lounge_beginnings()
returns table (has_event boolean, has_invited boolean, has_sensor boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select exists (select from public.events e where not e.is_sample),
    exists (select from public.invitations)
      or (select count(*) from (select from public.users u where u.id <> '00000000-0000-8000-8000-000000000001' limit 2) few) > 1,
    exists (select from public.devices d where d.kind <> 'simulator')
$body$;

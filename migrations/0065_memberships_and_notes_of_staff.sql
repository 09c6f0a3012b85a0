-- What the lounge knows of a membership. The member sees until when it is paid; the day counts to its end, in the zone of the lounge.
alter table profiles add column paid_until date;

-- What staff notes about a member, for each other. Members do not read it.
create table member_notes (
  user_id uuid primary key references users on delete cascade,
  note text not null,
  written_by uuid references users on delete set null,
  written_at timestamptz(3) not null default now()
);
revoke all on member_notes from smoke_deck_app;
-- The export of an account says that there is a note.
grant select (user_id, written_at) on member_notes to smoke_deck_auth;

-- Admins read and change memberships as the service role.
grant select (membership_tier, paid_until, created_at), update (membership_tier, paid_until) on profiles to smoke_deck_service;
create policy service_memberships on profiles for update to smoke_deck_service using (true);
grant select (name, ban_reason, ban_expires, two_factor_enabled, created_at, last_sign_in_at) on users to smoke_deck_service;
grant select (user_id, note, written_by, written_at), insert (user_id, note, written_by, written_at), update (note, written_by, written_at), delete
  on member_notes to smoke_deck_service;

-- How many members, saved pairings and events there are, without what is in them.
create function lounge_totals() returns table (users integer, pairings integer, events integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select (select count(*)::int from public.users), (select count(*)::int from public.saved_pairings p where p.deleted_at is null),
    (select count(*)::int from public.events)
$body$;
revoke all on function lounge_totals() from public;
grant execute on function lounge_totals() to smoke_deck_service;

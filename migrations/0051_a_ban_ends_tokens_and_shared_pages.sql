-- What a banned member has given to others, or to a program, does not open anything until the ban is lifted.
create function is_banned(member uuid) returns boolean
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select exists (
    select from public.users u
    where u.id = member and u.banned and (u.ban_expires is null or u.ban_expires > now())
  )
$body$;
revoke all on function is_banned(uuid) from public;

-- The owner is told apart from no owner: a token that is of no device never is of one again, a banned member's may be.
drop function device_of_token(bytea);
create function device_of_token(hash bytea) returns table (id uuid, user_id uuid, is_banned boolean)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select d.id, d.user_id, public.is_banned(d.user_id) from public.devices d where d.token_hash = hash
$body$;
revoke all on function device_of_token(bytea) from public;
grant execute on function device_of_token(bytea) to smoke_deck_app;

create or replace function shared_pairing(code text)
returns table (
  cigar_name text, pairing_type text, pairing_name text, notes text, cigar_id text, drink_id text, result jsonb
)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.cigar_name, p.pairing_type, p.pairing_name, p.notes, p.cigar_id, p.drink_id, p.result
  from public.saved_pairings p
  where p.share_code = code and p.deleted_at is null and not public.is_banned(p.user_id)
$body$;

create or replace function member_of_calendar(hash bytea) returns uuid
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select c.user_id from public.calendar_feeds c
  where c.token_hash = hash and not public.is_banned(c.user_id)
$body$;

-- For the health page: how much was read aloud today (UTC) by the speech provider, and to how many members.
create function speech_today() returns table (characters bigint, members integer)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(sum(s.characters), 0)::bigint, count(*)::int from public.speech_use s
  where s.day = (now() at time zone 'UTC')::date and s.characters > 0
$body$;
revoke all on function speech_today() from public;
grant execute on function speech_today() to smoke_deck_service;

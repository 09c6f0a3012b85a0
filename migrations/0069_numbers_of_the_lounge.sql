-- How a lounge does, week by week, counted without what anybody wrote. A member counts as active who signed in, wrote in the
-- lounge, kept a pairing or a journal entry, or answered an event.
create function lounge_weeks(until_moment timestamptz, weeks integer)
returns table (
  week_start timestamptz, active integer, messages integer, arrived integer, expected integer, helpful integer, unhelpful integer,
  unanswered integer
)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  with spans as (
    select until_moment - n * interval '7 days' as begins, until_moment - (n - 1) * interval '7 days' as ends
    from generate_series(weeks, 1, -1) n
  ), deeds as (
    select l.actor_id as member, l.happened_at as at from public.audit_log l where l.action = 'account.sign-in'
    union all select m.author_id, m.created_at from public.chat_messages m where m.author_id is not null
    union all select p.user_id, p.created_at from public.saved_pairings p
    union all select j.user_id, j.created_at from public.tasting_journal j
    union all select a.user_id, a.asked_at from public.event_answers a
  )
  select s.begins,
    (select count(distinct d.member)::int from deeds d where d.at >= s.begins and d.at < s.ends),
    (select count(*)::int from public.chat_messages m
      where m.created_at >= s.begins and m.created_at < s.ends and m.deleted_at is null and m.author_id is not null),
    (select coalesce(sum(a.party_size), 0)::int from public.event_answers a join public.events e on e.id = a.event_id
      where e.start_time >= s.begins and e.start_time < s.ends and e.cancelled_at is null and a.checked_in_at is not null),
    (select coalesce(sum(a.party_size), 0)::int from public.event_answers a join public.events e on e.id = a.event_id
      where e.start_time >= s.begins and e.start_time < s.ends and e.cancelled_at is null and a.answer = 'going'),
    (select count(*)::int from public.arturo_questions q where q.created_at >= s.begins and q.created_at < s.ends and q.helpful),
    (select count(*)::int from public.arturo_questions q where q.created_at >= s.begins and q.created_at < s.ends and not q.helpful),
    (select count(*)::int from public.arturo_questions q where q.created_at >= s.begins and q.created_at < s.ends and q.refused)
  from spans s order by s.begins
$body$;
revoke all on function lounge_weeks(timestamptz, integer) from public;
grant execute on function lounge_weeks(timestamptz, integer) to smoke_deck_service;

-- What a new lounge has done of what it begins with.
create function lounge_beginnings()
returns table (has_event boolean, has_invited boolean, has_sensor boolean)
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select exists (select from public.events e where not e.is_sample),
    exists (select from public.invitations) or (select count(*) from (select from public.users limit 2) few) > 1,
    exists (select from public.devices d where d.kind <> 'simulator')
$body$;
revoke all on function lounge_beginnings() from public;
grant execute on function lounge_beginnings() to smoke_deck_service;

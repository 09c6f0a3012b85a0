-- One trigger for each feature, in place of one that wrote to the tables of two. They run in the order of their names.
drop trigger leave_when_banned on users;
drop function leave_when_banned();

create function leave_events_when_banned() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  left_event uuid;
begin
  for left_event in
    select e.id from public.events e join public.event_answers a on a.event_id = e.id
    where a.user_id = new.id and a.answer <> 'notGoing' and e.start_time > clock_timestamp()
    order by e.id for update of e
  loop
    update public.event_answers a set answer = 'notGoing', promoted_at = null, told_at = null
    where a.event_id = left_event and a.user_id = new.id;
    perform public.promote_waiting(left_event);
  end loop;
  return null;
end
$body$;
revoke all on function leave_events_when_banned() from public;
create trigger leave_events_when_banned after update of banned on users
  for each row when (new.banned and not old.banned) execute function leave_events_when_banned();

create function leave_live_pairings_when_banned() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  left_pairing uuid;
begin
  for left_pairing in
    select p.id from public.live_pairings p join public.live_pairing_guests g on g.pairing_id = p.id
    where g.user_id = new.id and g.left_at is null and p.step <> 'revealed'
    order by p.id for update of p
  loop
    update public.live_pairing_guests g set left_at = clock_timestamp()
    where g.pairing_id = left_pairing and g.user_id = new.id;
    perform public.give_host(left_pairing);
  end loop;
  return null;
end
$body$;
revoke all on function leave_live_pairings_when_banned() from public;
create trigger leave_live_pairings_when_banned after update of banned on users
  for each row when (new.banned and not old.banned) execute function leave_live_pairings_when_banned();

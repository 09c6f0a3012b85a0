-- A member who is banned gives back their places at events to come, and leaves the live pairings that are not over.
create function leave_when_banned() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  left_event uuid;
  left_pairing uuid;
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
create trigger leave_when_banned after update of banned on users
  for each row when (new.banned and not old.banned) execute function leave_when_banned();

-- A member who withdraws from an event is not checked in any more.
create function undo_check_in() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp
as $body$
begin
  new.checked_in_at := null;
  return new;
end
$body$;
create trigger undo_check_in before update of answer on event_answers
  for each row when (new.answer <> 'going') execute function undo_check_in();

-- What a message said when it was reported, until the report is closed: its author may change or delete it meanwhile.
alter table chat_reports add column content text not null default '';
update chat_reports r set content = m.content from chat_messages m
where m.channel = r.channel and m.seq = r.seq and r.closed_at is null;
create function forget_reported_content() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  update public.chat_reports r set content = '' where r.channel = new.channel and r.seq = new.seq;
  return null;
end
$body$;
-- With the account of its author.
create trigger forget_reported_content after update of author_id on chat_messages
  for each row when (new.author_id is null) execute function forget_reported_content();

-- As before, and also members who have blocked the author: otherwise the author could see from the names who did.
create or replace function members_named_in(message_text text) returns table (id uuid, name text)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.id, trim(p.full_name) from public.profiles p join public.users u on u.id = p.id
  where not u.banned and trim(p.full_name) <> ''
    and nullif(current_setting('app.user_id', true), '') is not null
    and position('@' || lower(split_part(trim(p.full_name), ' ', 1)) in lower(message_text)) > 0
  order by p.id limit 200
$body$;

-- Notifications about a message that was deleted go with it.
create index notifications_by_key on notifications (key);

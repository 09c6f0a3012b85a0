-- A member who gets a place from the waiting list is notified by a job that is stored in the transaction that frees the
-- place, whatever frees it: an answer, the deletion of an account or a ban. Nobody waits for notices to others.
create function enqueue_promotion_notice() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  perform public.enqueue_job(
    'notify-promoted', json_build_object('eventId', new.event_id, 'memberId', new.user_id), null, 13, null
  );
  return null;
end
$body$;
revoke all on function enqueue_promotion_notice() from public;
create trigger enqueue_promotion_notice after update of promoted_at on event_answers
  for each row when (new.promoted_at is not null and new.promoted_at is distinct from old.promoted_at)
  execute function enqueue_promotion_notice();

-- Those of before this version that nobody was notified of yet.
do $body$
declare
  pending record;
begin
  for pending in
    select a.event_id, a.user_id from public.event_answers a
    where a.promoted_at is not null and a.told_at is null and a.answer = 'going'
  loop
    perform public.enqueue_job(
      'notify-promoted', json_build_object('eventId', pending.event_id, 'memberId', pending.user_id), null, 13, null
    );
  end loop;
end
$body$;
drop index event_answers_promoted;

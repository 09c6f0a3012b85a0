-- Looking a pairing up and having it are two facts, and a kept pairing keeps its result.

alter table saved_pairings
  add column status text not null default 'looked up'
    constraint saved_pairings_status check (status in ('looked up', 'want', 'tried')),
  add column tried_on date,
  -- The member's own words; `notes` are those of the recommendation.
  add column own_notes text constraint saved_pairings_own_notes check (length(own_notes) between 1 and 2000),
  -- The recommendation as it was shown, with the version of its form. Validated when it is read.
  add column result jsonb,
  add column score smallint generated always as ((result ->> 'score')::smallint) stored,
  add constraint saved_pairings_tried check ((status = 'tried') = (tried_on is not null));

create index saved_pairings_of_status_by_time on saved_pairings
  (user_id, status, created_at, id) where deleted_at is null;

-- Also returns the result. What is of the member's own taste in it, the application leaves out.
drop function shared_pairing(text);
create function shared_pairing(code text)
returns table (
  cigar_name text, pairing_type text, pairing_name text, notes text, cigar_id text, drink_id text, result jsonb
)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.cigar_name, p.pairing_type, p.pairing_name, p.notes, p.cigar_id, p.drink_id, p.result
  from public.saved_pairings p where p.share_code = code and p.deleted_at is null
$body$;
revoke all on function shared_pairing(text) from public;
grant execute on function shared_pairing(text) to smoke_deck_app;

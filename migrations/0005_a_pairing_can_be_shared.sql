-- What the pair looks like, and the page that others may read it on.
alter table saved_pairings
  -- Of the catalogue, which is no table; null where it does not know what was saved.
  add column cigar_id text,
  add column drink_id text,
  -- The end of the page's address. Whoever knows it may read the page, so it can be guessed by nobody.
  add column share_code text constraint saved_pairings_share_code check (length(share_code) >= 22);

-- A pairing that was taken out keeps its code until it is put back or gone; by then another may carry it.
create unique index saved_pairings_shared on saved_pairings (share_code) where deleted_at is null;
-- What is learned from: the latest that have stars.
create index saved_pairings_rated on saved_pairings (user_id, created_at, id)
  where deleted_at is null and rating is not null;

-- The one way past the row policy. It answers whoever knows a code with what was shared, and never with whose it is.
create function shared_pairing(code text)
returns table (
  cigar_name text, pairing_type text, pairing_name text, notes text, cigar_id text, drink_id text
)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.cigar_name, p.pairing_type, p.pairing_name, p.notes, p.cigar_id, p.drink_id
  from public.saved_pairings p where p.share_code = code and p.deleted_at is null
$body$;
revoke all on function shared_pairing(text) from public;
grant execute on function shared_pairing(text) to smoke_deck_app;

-- One name can be of two drinks, and a spirit is no wine: the type belongs to what makes a pairing the same.
drop index saved_pairings_once_a_day;
create unique index saved_pairings_once_a_day on saved_pairings
  (user_id, cigar_name, pairing_type, pairing_name, saved_on) where deleted_at is null;

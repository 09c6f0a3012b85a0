-- Cigars that a member gives to another: out of the giver's humidor at once, in that of the recipient when accepted.
create table cigar_gifts (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- Null once that account is deleted; what was not accepted goes back.
  recipient_id uuid references users on delete set null,
  giver_name text not null constraint cigar_gifts_giver check (length(giver_name) between 1 and 200),
  recipient_name text not null constraint cigar_gifts_recipient check (length(recipient_name) between 1 and 200),
  -- Where the cigars came from, and go back to; null once it is deleted.
  item_id uuid references humidor_items on delete set null,
  -- What the recipient gets to know of the cigar.
  brand text not null,
  cigar_name text not null,
  line_id text,
  vitola text,
  wrapper text,
  size text,
  box_code text,
  purchased_on date,
  quantity integer not null constraint cigar_gifts_quantity check (quantity between 1 and 9999),
  message text constraint cigar_gifts_message check (length(message) <= 500),
  state text not null default 'offered'
    constraint cigar_gifts_state check (state in ('offered', 'accepted', 'declined', 'withdrawn')),
  -- Declined or withdrawn, and back in the giver's humidor.
  is_returned boolean not null default false,
  created_at timestamptz(3) not null default now(),
  decided_at timestamptz(3)
);
create index cigar_gifts_of_giver on cigar_gifts (user_id, created_at desc);
create index cigar_gifts_of_recipient on cigar_gifts (recipient_id, created_at desc);
create index cigar_gifts_of_item on cigar_gifts (item_id) where item_id is not null;

alter table cigar_gifts enable row level security;
create policy own_gifts on cigar_gifts to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
-- The recipient reads a gift, and decides about one that is offered.
create policy received_gifts on cigar_gifts for select to smoke_deck_app
  using (recipient_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy decided_gifts on cigar_gifts for update to smoke_deck_app
  using (recipient_id = nullif(current_setting('app.user_id', true), '')::uuid and state = 'offered')
  with check (recipient_id = nullif(current_setting('app.user_id', true), '')::uuid and state in ('accepted', 'declined'));

-- Members find each other by name: eight at most, never the one who asks.
create function find_members(typed text) returns table (id uuid, name text)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.id, p.full_name from public.profiles p join public.users u on u.id = p.id
  where not u.banned and p.id <> nullif(current_setting('app.user_id', true), '')::uuid
    and (lower(p.full_name) like lower(typed) || '%' or lower(p.full_name) like '% ' || lower(typed) || '%')
  order by p.full_name, p.id limit 8
$body$;
revoke all on function find_members(text) from public;
grant execute on function find_members(text) to smoke_deck_app;

create function name_of_member(member uuid) returns text
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(nullif(trim(p.full_name), ''), 'A member') from public.profiles p
  join public.users u on u.id = p.id
  where p.id = member and not u.banned and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function name_of_member(uuid) from public;
grant execute on function name_of_member(uuid) to smoke_deck_app;

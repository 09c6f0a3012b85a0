-- Staff stands between members and admins: what it may do are its duties.
alter table users
  drop constraint users_role,
  add constraint users_role check (role in ('member', 'staff', 'admin')),
  add column duties text[] not null default '{}',
  add constraint users_duties check (
    duties <@ array['door', 'host', 'moderator'] and (role = 'staff') = (cardinality(duties) > 0)
  );
grant select (duties) on users to smoke_deck_service;

-- Until when this session may open the admin page: its admin has just given the password again.
alter table sessions add column unlocked_until timestamptz(3);

-- The audit log: who, what, to whom, from where. Each entry holds the hash of the one before it, so that one that is changed or
-- taken out breaks the chain for everybody who reads it afterwards.
alter table audit_log
  alter column actor_id drop not null,
  add column address text,
  add column request_id text,
  add column position bigint,
  add column hash bytea;

create function audit_hash(entry audit_log, previous bytea) returns bytea
language sql immutable set search_path = pg_catalog, pg_temp
as $body$
  select sha256(
    coalesce(previous, ''::bytea) || convert_to(
      jsonb_build_array(
        entry.id, extract(epoch from entry.happened_at)::text, entry.actor_id, entry.action, entry.target, entry.details,
        entry.address, entry.request_id, entry.position
      )::text,
      'UTF8'
    )
  )
$body$;
revoke all on function audit_hash(audit_log, bytea) from public;

with ordered as (
  select id, row_number() over (order by happened_at, id) as place from audit_log
)
update audit_log set position = ordered.place from ordered where ordered.id = audit_log.id;
do $body$
declare
  entry audit_log;
  previous bytea;
begin
  for entry in select * from audit_log order by position loop
    previous := audit_hash(entry, previous);
    update audit_log set hash = previous where id = entry.id;
  end loop;
end
$body$;
alter table audit_log
  alter column position set not null,
  alter column hash set not null,
  add constraint audit_log_position unique (position);

-- Entries are written one after the other: the lock is held until the end of a transaction that does little else.
create function chain_audit_entry() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  last record;
begin
  perform pg_advisory_xact_lock(hashtext('audit_log'));
  select position, hash into last from public.audit_log order by position desc limit 1;
  new.position := coalesce(last.position, 0) + 1;
  new.happened_at := clock_timestamp();
  new.hash := public.audit_hash(new, last.hash);
  return new;
end
$body$;
revoke all on function chain_audit_entry() from public;
create trigger chain_of_audit before insert on audit_log for each row execute function chain_audit_entry();

-- The position of the first entry that does not follow from the one before it; null: all do. The oldest entry that is left has
-- nothing to be compared with.
create function first_broken_audit_entry() returns bigint
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select min(position) from (
    select e.position,
      case when lag(e.position) over by_position is null then e.position > 1 or e.hash = public.audit_hash(e, null)
        else e.position = lag(e.position) over by_position + 1 and e.hash = public.audit_hash(e, lag(e.hash) over by_position)
      end as follows
    from public.audit_log e window by_position as (order by e.position)
  ) entries
  where not follows
$body$;
revoke all on function first_broken_audit_entry() from public;
grant execute on function first_broken_audit_entry() to smoke_deck_service;

-- Entries are kept for a year. How many went.
create function drop_old_audit_entries() returns bigint
language sql volatile security definer set search_path = pg_catalog, pg_temp
as $body$
  with dropped as (
    delete from public.audit_log where happened_at < now() - interval '1 year' returning 1
  )
  select count(*) from dropped
$body$;
revoke all on function drop_old_audit_entries() from public;
grant execute on function drop_old_audit_entries() to smoke_deck_auth;

-- Whoever acts adds its entry; what admins read of it runs as the service role. Nobody changes one.
grant insert (actor_id, action, target, details, address, request_id) on audit_log to smoke_deck_service;
grant select (id, happened_at, actor_id, action, target, details, address, request_id, position) on audit_log
  to smoke_deck_service;

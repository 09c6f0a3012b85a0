-- What admins did with the accounts of others. Rows are added and never changed: the server's roles cannot do more.

create table audit_log (
  id uuid primary key default uuidv7(),
  happened_at timestamptz not null default now(),
  -- Without foreign keys: an entry outlives the accounts that it names.
  actor_id uuid not null,
  -- Such as 'outbox.open'.
  action text not null,
  -- What it was done to, such as the id of a message.
  target text not null,
  details jsonb not null default '{}'
);
create index audit_log_by_time on audit_log (happened_at);

revoke all on audit_log from smoke_deck_app;
grant insert on audit_log to smoke_deck_auth;

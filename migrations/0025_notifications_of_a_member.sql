-- What a member is told: by the bell, by mail and by push messages.
create table notifications (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null constraint notifications_kind check (length(kind) between 1 and 40),
  -- Of what it is about: the same is told once.
  key text not null constraint notifications_key check (length(key) between 1 and 200),
  title text not null constraint notifications_title check (length(title) between 1 and 200),
  body text not null constraint notifications_body check (length(body) <= 1000),
  -- A page of the portal.
  href text not null constraint notifications_href check (href ~ '^/[^/\\]' and length(href) <= 500),
  created_at timestamptz(3) not null default now(),
  read_at timestamptz(3),
  -- When mail and push messages were handed on.
  delivered_at timestamptz(3),
  unique (user_id, key)
);
create index notifications_by_time on notifications (user_id, created_at desc, id desc);

create table notification_settings (
  user_id uuid primary key references users on delete cascade,
  -- By kind, then by channel: true or false. What is missing has the default of the product.
  channels jsonb not null default '{}',
  -- Minutes of the day; both null where there are no quiet hours.
  quiet_from smallint,
  quiet_until smallint,
  time_zone text not null default 'UTC' constraint notification_settings_zone check (length(time_zone) between 1 and 60),
  constraint notification_settings_quiet check (
    (quiet_from is null) = (quiet_until is null)
    and quiet_from between 0 and 1439 and quiet_until between 0 and 1439 and quiet_from <> quiet_until
  )
);

create table push_subscriptions (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  -- Of one browser, at its push service.
  endpoint text not null constraint push_subscriptions_endpoint check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz(3) not null default now(),
  unique (user_id, endpoint)
);

alter table notifications enable row level security;
create policy own_notifications on notifications to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table notification_settings enable row level security;
create policy own_notification_settings on notification_settings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table push_subscriptions enable row level security;
create policy own_push_subscriptions on push_subscriptions to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- A browser has one member at a time: whoever signs in to it next takes it over.
create function take_over_push_endpoint(taken text) returns void
language sql security definer set search_path = pg_catalog, pg_temp
as $body$
  delete from public.push_subscriptions
  where endpoint = taken and user_id <> nullif(current_setting('app.user_id', true), '')::uuid
$body$;
revoke all on function take_over_push_endpoint(text) from public;
grant execute on function take_over_push_endpoint(text) to smoke_deck_app;

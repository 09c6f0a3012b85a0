-- What measures the air of a humidor. Temperatures are in tenths of a degree Fahrenheit, humidity in tenths of a percent.
create table devices (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  humidor_id uuid,
  name text not null constraint devices_name check (length(name) between 1 and 60),
  kind text not null constraint devices_kind check (kind in ('push', 'govee', 'mqtt', 'simulator')),
  -- Where a Govee or MQTT device is found.
  config jsonb not null default '{}',
  -- SHA-256 of the token of a push device; null once it is revoked.
  token_hash bytea constraint devices_token unique,
  -- What a salt test found; added to each reading that is shown or judged.
  temperature_offset smallint not null default 0,
  humidity_offset smallint not null default 0,
  latest_at timestamptz(0),
  latest_temperature smallint,
  latest_humidity smallint,
  -- Readings that no room can have.
  dropped integer not null default 0,
  version integer not null default 1,
  created_at timestamptz(3) not null default now(),
  unique (user_id, id),
  foreign key (user_id, humidor_id) references humidors (user_id, id) on delete set null (humidor_id)
);

-- As measured, for thirty days.
create table sensor_readings (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  at timestamptz(0) not null,
  temperature smallint not null,
  humidity smallint not null,
  primary key (device_id, at),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);
create index sensor_readings_by_time on sensor_readings using brin (at);

-- Per hour, for good: of which the mean is sum through count.
create table sensor_hours (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  hour timestamptz(0) not null,
  readings smallint not null,
  temperature_sum integer not null,
  temperature_lowest smallint not null,
  temperature_highest smallint not null,
  humidity_sum integer not null,
  humidity_lowest smallint not null,
  humidity_highest smallint not null,
  primary key (device_id, hour),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);

alter table devices enable row level security;
create policy own_devices on devices to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table sensor_readings enable row level security;
create policy own_readings on sensor_readings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
alter table sensor_hours enable row level security;
create policy own_hours on sensor_hours to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- Whose device a token is of: asked before any member is known.
create function device_of_token(hash bytea) returns table (id uuid, user_id uuid)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select d.id, d.user_id from public.devices d where d.token_hash = hash
$body$;
revoke all on function device_of_token(bytea) from public;
grant execute on function device_of_token(bytea) to smoke_deck_app;

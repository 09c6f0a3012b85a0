-- What a member was told about the air of a humidor, as long as it lasts: one row each for temperature, humidity, silence.
create table climate_alerts (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  about text not null constraint climate_alerts_about check (about in ('temperature', 'humidity', 'silence')),
  -- Of temperature and humidity alone.
  side text constraint climate_alerts_side check (side in ('low', 'high')),
  began_at timestamptz(0) not null,
  -- Null until the member is told.
  alerted_at timestamptz(0),
  primary key (device_id, about),
  constraint climate_alerts_have_a_side check ((about = 'silence') = (side is null)),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);
create index climate_alerts_by_member on climate_alerts (user_id);

alter table climate_alerts enable row level security;
create policy own_climate_alerts on climate_alerts to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

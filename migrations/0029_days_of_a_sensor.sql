-- Per day of UTC, for good: long spans of a sensor's history read 24 times fewer rows.
create table sensor_days (
  user_id uuid not null references users on delete cascade,
  device_id uuid not null,
  day timestamptz(0) not null,
  readings integer not null,
  temperature_sum integer not null,
  temperature_lowest smallint not null,
  temperature_highest smallint not null,
  humidity_sum integer not null,
  humidity_lowest smallint not null,
  humidity_highest smallint not null,
  primary key (device_id, day),
  foreign key (user_id, device_id) references devices (user_id, id) on delete cascade
);
alter table sensor_days enable row level security;
create policy own_days on sensor_days to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

insert into sensor_days
  select user_id, device_id, date_trunc('day', hour, 'UTC') as day, sum(readings), sum(temperature_sum),
    min(temperature_lowest), max(temperature_highest), sum(humidity_sum), min(humidity_lowest), max(humidity_highest)
  from sensor_hours group by user_id, device_id, day;

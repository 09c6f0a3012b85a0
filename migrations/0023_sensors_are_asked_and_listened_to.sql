-- What the server knows of a sensor that it asks or listens to itself.
alter table devices
  -- When the cloud was asked last.
  add column checked_at timestamptz(3),
  -- Why there is no new reading, in a sentence; null while all is well.
  add column problem text constraint devices_problem check (length(problem) <= 200),
  -- Failed attempts since the last reading.
  add column failures smallint not null default 0,
  -- Since when temperature and humidity are the same.
  add column unchanged_since timestamptz(0);
create index devices_by_kind on devices (kind) where kind <> 'push';

-- Calls of the Govee API by day (UTC), of all members together.
create table govee_calls (
  day date primary key,
  calls integer not null
);

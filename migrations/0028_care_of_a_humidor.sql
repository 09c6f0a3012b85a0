alter table devices
  -- Since when the sensor lies over salt; null while it does not.
  add column salt_test_started_at timestamptz(3),
  -- When a salt test last gave the correction of the humidity.
  add column calibrated_at timestamptz(3);

-- What was done for a humidor, by day and hour.
create table humidor_maintenance (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  humidor_id uuid not null,
  kind text not null constraint humidor_maintenance_kind check (kind in ('packs', 'seasoning', 'cleaned', 'note')),
  done_at timestamptz(3) not null,
  -- Of humidity packs: their level in percent, and how many.
  pack_strength smallint constraint humidor_maintenance_strength check (pack_strength in (62, 65, 69, 72, 75)),
  pack_count smallint constraint humidor_maintenance_count check (pack_count between 1 and 1000),
  note text constraint humidor_maintenance_note check (length(note) between 1 and 500),
  version integer not null default 1,
  foreign key (user_id, humidor_id) references humidors (user_id, id) on delete cascade,
  constraint humidor_maintenance_packs
    check (case kind when 'packs' then pack_strength is not null and pack_count is not null
      else pack_strength is null and pack_count is null end)
);
create index humidor_maintenance_by_time on humidor_maintenance (user_id, done_at desc);
alter table humidor_maintenance enable row level security;
create policy own_maintenance on humidor_maintenance to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

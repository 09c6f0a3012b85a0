-- Written by the readiness check: a database that reads but cannot write, such as one with a full disk, is not ready.

create table readiness_check (
  is_only_row boolean primary key default true check (is_only_row),
  checked_at timestamptz not null default now()
);
insert into readiness_check default values;

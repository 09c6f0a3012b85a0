-- How often a language model told a member something, day by day (UTC), and what that took.

create table tellings (
  user_id uuid not null references users on delete cascade,
  day date not null default (now() at time zone 'UTC')::date,
  times integer not null default 0 constraint tellings_times_not_negative check (times >= 0),
  -- As the provider counts them; where it did not come to that, estimated from what was sent and received.
  tokens bigint not null default 0 constraint tellings_tokens_not_negative check (tokens >= 0),
  primary key (user_id, day)
);

alter table tellings enable row level security;
create policy own_tellings on tellings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- How often all members together were told something, day by day (UTC). Of nobody, so no policy guards it.
create table house_tellings (
  day date primary key default (now() at time zone 'UTC')::date,
  times integer not null default 0 constraint house_tellings_times_not_negative check (times >= 0)
);

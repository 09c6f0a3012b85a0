-- The drinks a member has at home.
create table bar_drinks (
  user_id uuid not null references users on delete cascade,
  -- An id of the catalogue, which lives in files: a drink may leave it, and nothing here has to follow.
  drink_id text not null,
  level text not null constraint bar_drinks_level check (level in ('full', 'half', 'low')),
  added_at timestamptz(3) not null default now(),
  primary key (user_id, drink_id)
);

alter table bar_drinks enable row level security;
create policy own_bar on bar_drinks to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

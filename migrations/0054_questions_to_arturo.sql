-- What members ask Arturo, and what he answers.
create table arturo_questions (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  conversation_id uuid not null,
  question text not null check (char_length(question) between 1 and 1000),
  response text not null,
  sources jsonb not null default '[]',
  refused boolean not null,
  -- Whether it helped; null if the member did not say.
  helpful boolean,
  created_at timestamptz(3) not null default now(),
  -- A removed one can be restored for a day.
  removed_at timestamptz(3)
);
create index arturo_questions_latest on arturo_questions (user_id, created_at desc, id) where removed_at is null;
create index arturo_questions_removed on arturo_questions (removed_at) where removed_at is not null;

alter table arturo_questions enable row level security;
create policy own_questions on arturo_questions to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- The job that deletes what can no longer be restored.
create policy service_removed_questions on arturo_questions to smoke_deck_service using (removed_at is not null);
grant select (removed_at), delete on arturo_questions to smoke_deck_service;

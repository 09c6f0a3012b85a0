-- Members who do not want to be asked again what they missed in a lesson. Without a row a member is asked.
create table lesson_question_opt_outs (
  user_id uuid primary key references users on delete cascade,
  opted_out_at timestamptz(3) not null default now()
);

alter table lesson_question_opt_outs enable row level security;
create policy own_lesson_question_opt_outs on lesson_question_opt_outs to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

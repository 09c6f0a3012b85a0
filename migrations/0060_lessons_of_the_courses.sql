-- The lessons that a member has completed. Courses are files of `data/courses/`; a lesson that is no longer there is not shown.
create table lesson_completions (
  user_id uuid not null references users on delete cascade,
  course text not null check (char_length(course) between 1 and 80),
  lesson text not null check (char_length(lesson) between 1 and 80),
  completed_at timestamptz(3) not null default now(),
  primary key (user_id, course, lesson)
);

alter table lesson_completions enable row level security;
create policy own_completions on lesson_completions to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- Questions that a member answered wrong in a lesson, and when they are asked again.
create table missed_questions (
  user_id uuid not null references users on delete cascade,
  course text not null check (char_length(course) between 1 and 80),
  lesson text not null check (char_length(lesson) between 1 and 80),
  question text not null check (char_length(question) between 1 and 80),
  -- How often it was answered right since; the wait grows with it.
  times_right smallint not null default 0 check (times_right >= 0),
  ask_at timestamptz(3) not null,
  primary key (user_id, course, lesson, question)
);

alter table missed_questions enable row level security;
create policy own_missed_questions on missed_questions to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

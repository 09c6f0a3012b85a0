-- Cigars and drinks of the catalogue that a member has, had or wants. What they have of drinks is their bar.
create table catalogue_marks (
  user_id uuid not null references users on delete cascade,
  kind text not null constraint catalogue_marks_kind check (kind in ('cigar', 'drink')),
  -- An id of the catalogue, which lives in files.
  item_id text not null,
  mark text not null constraint catalogue_marks_mark check (mark in ('have', 'had', 'want')),
  marked_at timestamptz(3) not null default now(),
  primary key (user_id, kind, item_id, mark),
  constraint catalogue_marks_bar check (kind = 'cigar' or mark <> 'have')
);

alter table catalogue_marks enable row level security;
create policy own_marks on catalogue_marks to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

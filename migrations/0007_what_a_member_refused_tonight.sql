-- 'Not this one': cigars that are not offered to a member for an evening any more, until they allow it again.
create table tonight_refused (
  user_id uuid not null references users on delete cascade,
  -- An id of the catalogue, which lives in files.
  cigar_id text not null,
  refused_at timestamptz(3) not null default now(),
  primary key (user_id, cigar_id)
);

alter table tonight_refused enable row level security;
create policy own_refusals on tonight_refused to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

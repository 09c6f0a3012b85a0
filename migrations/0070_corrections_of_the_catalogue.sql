-- What members find wrong or missing in the catalogue. A report changes nothing by itself: an admin takes it over or declines it.
create table catalogue_reports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  kind text not null constraint catalogue_reports_kind check (kind in ('cigar', 'drink')),
  -- Of the line or the drink; null for one that is missing.
  row_id text constraint catalogue_reports_row check (length(row_id) between 1 and 200),
  -- As the page named it, or as the member calls what is missing.
  name text not null constraint catalogue_reports_name check (length(name) between 1 and 300),
  -- The fact that is wrong, such as 'wrapper'.
  about text not null constraint catalogue_reports_about check (length(about) between 1 and 40),
  proposal text not null constraint catalogue_reports_proposal check (length(proposal) between 1 and 1000),
  source_url text not null default '' constraint catalogue_reports_source check (length(source_url) <= 500),
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  outcome text constraint catalogue_reports_outcome check (outcome in ('taken-over', 'declined')),
  -- What the member reads with it.
  word text not null default '' constraint catalogue_reports_word check (length(word) <= 300),
  closed_by uuid references users on delete set null,
  constraint catalogue_reports_closed check ((closed_at is null) = (outcome is null))
);
create index catalogue_reports_of_member on catalogue_reports (user_id, created_at desc);
create index catalogue_reports_waiting on catalogue_reports (created_at, id) where closed_at is null;
create index catalogue_reports_closed_by on catalogue_reports (closed_by) where closed_by is not null;
alter table catalogue_reports enable row level security;
create policy own_catalogue_reports on catalogue_reports to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
-- A member answers no report, and changes none.
revoke insert, update on catalogue_reports from smoke_deck_app;
grant insert (user_id, kind, row_id, name, about, proposal, source_url), update (user_id) on catalogue_reports to smoke_deck_app;
create policy service_catalogue_reports on catalogue_reports to smoke_deck_service using (true);
grant select (id, user_id, kind, row_id, name, about, proposal, source_url, created_at, closed_at, outcome, word, closed_by),
  update (closed_at, outcome, word, closed_by) on catalogue_reports to smoke_deck_service;

-- Rows of the lounge beside those of data/: each replaces the row with its ID, or adds one. Read at the start.
create table catalogue_own_rows (
  kind text not null constraint catalogue_own_rows_kind check (kind in ('cigar', 'drink')),
  id text not null constraint catalogue_own_rows_id check (length(id) between 1 and 200),
  -- The cells of the row, by column of the data file.
  facts jsonb not null,
  version integer not null default 1,
  changed_at timestamptz(3) not null default now(),
  changed_by uuid references users on delete set null,
  -- The row of data/ counts again, if there is one.
  given_up_at timestamptz(3),
  primary key (kind, id)
);
create index catalogue_own_rows_changed_by on catalogue_own_rows (changed_by) where changed_by is not null;
alter table catalogue_own_rows enable row level security;
create policy service_own_rows on catalogue_own_rows to smoke_deck_service using (true);
-- For the export of an account: that an admin has written a row, which stays without them.
create policy written_rows on catalogue_own_rows for select to smoke_deck_app
  using (changed_by = nullif(current_setting('app.user_id', true), '')::uuid);
revoke all on catalogue_own_rows from smoke_deck_app;
grant select (kind, id, changed_at, changed_by) on catalogue_own_rows to smoke_deck_app;
grant select (kind, id, facts, version, changed_at, changed_by, given_up_at), insert (kind, id, facts, changed_by),
  update (facts, version, changed_at, changed_by, given_up_at) on catalogue_own_rows to smoke_deck_service;

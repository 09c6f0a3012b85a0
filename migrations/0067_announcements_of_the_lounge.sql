-- What staff tells all members: by the bell, by mail and by push messages.
create table announcements (
  id uuid primary key default uuidv7(),
  title text not null constraint announcements_title check (length(title) between 1 and 120),
  body text not null constraint announcements_body check (length(body) between 1 and 1000),
  written_by uuid references users on delete set null,
  written_at timestamptz(3) not null default now(),
  -- Taken back: members see it no more, and what has not gone out stays.
  withdrawn_at timestamptz(3)
);
create index announcements_by_time on announcements (written_at desc, id desc);

-- Whom it goes to, and how far it is. One row for each member who had an account when it was written.
create table announcement_recipients (
  announcement_id uuid not null references announcements on delete cascade,
  user_id uuid not null references users on delete cascade,
  told_at timestamptz(3),
  mailed_at timestamptz(3),
  -- The member has switched this mail off, or the address takes none.
  is_without_mail boolean not null default false,
  failed_at timestamptz(3),
  primary key (announcement_id, user_id)
);
create index announcement_recipients_of_member on announcement_recipients (user_id);

alter table announcements enable row level security;
create policy service_announcements on announcements to smoke_deck_service using (true);
create policy members_read on announcements for select to smoke_deck_app
  using (withdrawn_at is null and nullif(current_setting('app.user_id', true), '') is not null);
alter table announcement_recipients enable row level security;
create policy own_receipts on announcement_recipients for select to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy service_recipients on announcement_recipients to smoke_deck_service using (true);
revoke insert, update, delete on announcements, announcement_recipients from smoke_deck_app;
grant select (id, title, body, written_by, written_at, withdrawn_at), insert (id, title, body, written_by), update (withdrawn_at)
  on announcements to smoke_deck_service;
grant select (announcement_id, user_id, told_at, mailed_at, is_without_mail, failed_at), insert (announcement_id, user_id),
  update (told_at, mailed_at, is_without_mail, failed_at) on announcement_recipients to smoke_deck_service;

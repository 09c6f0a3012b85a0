-- Who may sign up: everybody, everybody after an admin has agreed, or whoever was invited.
create table sign_up_rules (
  singleton boolean primary key default true check (singleton),
  sign_up text not null default 'open' constraint sign_up_rules_kind check (sign_up in ('open', 'approval', 'invitation'))
);
insert into sign_up_rules default values;

-- An account that an admin has not agreed to yet cannot sign in.
alter table users add column awaits_approval boolean not null default false;
create index users_awaiting_approval on users (created_at) where awaits_approval;

-- By mail: for one address, once. As a link for the counter: for whoever has it, until it ends.
create table invitations (
  id uuid primary key default uuidv7(),
  email text constraint invitations_email check (email = lower(email)),
  -- What a link is for, such as 'Counter'.
  label text not null default '',
  -- Of the code in the address; a mail makes a new one each time it is sent, and until then there is none.
  code_hash bytea constraint invitations_code unique,
  -- Of a link, encrypted, so that its address can be shown again.
  sealed_code text,
  created_by uuid references users on delete set null,
  created_at timestamptz(3) not null default now(),
  expires_at timestamptz(3) not null,
  sent_at timestamptz(3),
  -- Of a link: how many have signed up with it.
  uses integer not null default 0,
  accepted_at timestamptz(3),
  accepted_by uuid references users on delete set null,
  constraint invitations_kind check ((email is null) = (sealed_code is not null))
);
create unique index invitations_open on invitations (email) where accepted_at is null;

revoke all on sign_up_rules, invitations from smoke_deck_app;
grant select, update on sign_up_rules to smoke_deck_auth;
grant select, insert, update, delete on invitations to smoke_deck_auth;
grant select (awaits_approval) on users to smoke_deck_service;

-- Who may come in (accounts, for the role that signs people in) and who they are (profiles and settings, for requests).

create table users (
  id uuid primary key default uuidv7(),
  name text not null default '',
  email text not null,
  email_verified boolean not null default false,
  image text,
  role text not null default 'member' constraint users_role check (role in ('member', 'admin')),
  banned boolean not null default false,
  ban_reason text,
  ban_expires timestamptz,
  two_factor_enabled boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint users_email_is_lower_case check (email = lower(email))
);
create unique index users_by_email on users (email);

create table sessions (
  id uuid primary key default uuidv7(),
  token text not null unique,
  user_id uuid not null references users on delete cascade,
  expires_at timestamptz not null,
  ip_address text,
  user_agent text,
  impersonated_by text,
  created_at timestamptz not null default now(),
  -- When it was last used, to the minute.
  updated_at timestamptz not null default now()
);
create index sessions_by_user on sessions (user_id);

-- One way in of one person: a password, or somebody who vouches for them.
create table identities (
  id uuid primary key default uuidv7(),
  account_id text not null,
  provider_id text not null,
  user_id uuid not null references users on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint identities_are_unique unique (provider_id, account_id)
);
create index identities_by_user on identities (user_id);

create table verifications (
  id uuid primary key default uuidv7(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index verifications_by_identifier on verifications (identifier);

create table passkeys (
  id uuid primary key default uuidv7(),
  name text,
  public_key text not null,
  user_id uuid not null references users on delete cascade,
  credential_id text not null unique,
  counter bigint not null,
  device_type text not null,
  backed_up boolean not null,
  transports text,
  aaguid text,
  created_at timestamptz not null default now()
);
create index passkeys_by_user on passkeys (user_id);

create table two_factors (
  id uuid primary key default uuidv7(),
  secret text not null,
  backup_codes text not null,
  user_id uuid not null unique references users on delete cascade,
  verified boolean not null default false,
  failed_verification_count integer not null default 0,
  locked_until timestamptz
);

-- How often something was tried, by account and by address.
create table attempts (
  key text primary key,
  tries integer not null,
  window_ends_at timestamptz not null
);
create index attempts_by_end on attempts (window_ends_at);

-- Whose house it is. One row, so that of two first sign-ups one wins.
create table house_owner (
  singleton boolean primary key default true check (singleton),
  -- Hash of the code in the one-time link, where the house listens to more than this machine.
  code_hash text,
  user_id uuid references users on delete set null,
  claimed_at timestamptz
);
insert into house_owner default values;

create table profiles (
  id uuid primary key references users on delete cascade,
  full_name text not null default '',
  address text not null default '',
  avatar_url text,
  membership_tier text not null default 'premium'
    constraint profiles_tier check (membership_tier in ('basic', 'premium', 'vip')),
  created_at timestamptz not null default now()
);

create table user_settings (
  user_id uuid primary key references users on delete cascade,
  theme text not null constraint user_settings_theme check (theme in ('light', 'dark')),
  preferred_voice text not null default 'Default',
  memory_enabled boolean not null default true,
  notify_events boolean not null default true,
  notify_humidity_alert boolean not null default false,
  show_affiliate_links boolean not null default true,
  temperature_unit text not null default 'F' constraint user_settings_unit check (temperature_unit in ('F', 'C')),
  reduce_motion boolean not null default false,
  shortcuts_enabled boolean not null default true,
  updated_at timestamptz not null default now()
);

-- Requests work as smoke_deck_app, which new tables open to by default: accounts are none of its business.
revoke all on users, sessions, identities, verifications, passkeys, two_factors, attempts, house_owner
  from smoke_deck_app;
grant select, insert, update, delete on users, sessions, identities, verifications, passkeys, two_factors, attempts
  to smoke_deck_auth;
grant select, update on house_owner to smoke_deck_auth;
grant select, insert on profiles to smoke_deck_auth;

-- A member's rows are there for that member alone.
alter table profiles enable row level security;
create policy own_profile on profiles to smoke_deck_app
  using (id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy every_profile on profiles to smoke_deck_auth using (true);

alter table user_settings enable row level security;
create policy own_settings on user_settings to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- Whoever has an account has a profile from the first moment.
create function open_profile() returns trigger language plpgsql as $$
begin
  insert into profiles (id, full_name) values (new.id, new.name);
  return new;
end
$$;
create trigger users_have_a_profile after insert on users for each row execute function open_profile();

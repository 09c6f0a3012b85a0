-- What an admin sets by the page. The server reads it at its start; the environment wins. A row stays when its value is removed, so
-- that whoever changes it next knows that somebody was there.
create table lounge_settings (
  -- As in the environment, such as SITE_NAME.
  name text primary key constraint lounge_settings_name check (name ~ '^[A-Z][A-Z0-9_]{1,40}$'),
  value text constraint lounge_settings_value check (length(value) between 1 and 2000),
  -- A secret, encrypted for this name with a key that the database does not have.
  sealed text constraint lounge_settings_sealed check (length(sealed) between 1 and 8000),
  version integer not null default 1,
  changed_at timestamptz(3) not null default now(),
  -- Like `actor_id` of `audit_log`: it stays when the account is gone.
  changed_by uuid,
  constraint lounge_settings_one_value check (value is null or sealed is null)
);

-- What the lounge says of itself. In force at once.
create table lounge_profile (
  singleton boolean primary key default true check (singleton),
  address text not null default '' constraint lounge_profile_address check (length(address) <= 300),
  hours text not null default '' constraint lounge_profile_hours check (length(hours) <= 600),
  house_rules text not null default '' constraint lounge_profile_house_rules check (length(house_rules) <= 4000),
  -- To each new member.
  welcome text not null default '' constraint lounge_profile_welcome check (length(welcome) <= 1000),
  version integer not null default 1,
  changed_at timestamptz(3),
  changed_by uuid
);
insert into lounge_profile default values;

alter table lounge_settings enable row level security;
create policy service_lounge_settings on lounge_settings to smoke_deck_service using (true);
alter table lounge_profile enable row level security;
create policy service_lounge_profile on lounge_profile to smoke_deck_service using (true);
revoke all on lounge_settings, lounge_profile from smoke_deck_app;
grant select (name, value, sealed, version, changed_at, changed_by), insert (name, value, sealed, changed_by),
  update (value, sealed, version, changed_at, changed_by) on lounge_settings to smoke_deck_service;
grant select (address, hours, house_rules, welcome, version, changed_at, changed_by),
  update (address, hours, house_rules, welcome, version, changed_at, changed_by) on lounge_profile to smoke_deck_service;

-- Part of the transaction that makes the account, however it is made.
create function enqueue_welcome() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  if exists (select from public.lounge_profile where welcome <> '') then
    perform public.enqueue_job('welcome-member', json_build_object('memberId', new.id), null, 13, null);
  end if;
  return null;
end
$body$;
revoke all on function enqueue_welcome() from public;
create trigger enqueue_welcome after insert on profiles for each row execute function enqueue_welcome();

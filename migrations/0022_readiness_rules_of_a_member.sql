-- When cigars of each strength are at their best, where a member disagrees with the rules of the product.
create table readiness_rules (
  user_id uuid not null references users on delete cascade,
  -- 1 mild to 5 full.
  strength integer not null constraint readiness_rules_strength check (strength between 1 and 5),
  -- Days since the purchase.
  rest_days integer not null constraint readiness_rules_rest check (rest_days between 0 and 36500),
  prime_from_days integer not null,
  prime_until_days integer not null,
  primary key (user_id, strength),
  constraint readiness_rules_order
    check (rest_days <= prime_from_days and prime_from_days < prime_until_days and prime_until_days <= 36500)
);

alter table readiness_rules enable row level security;
create policy own_readiness_rules on readiness_rules to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

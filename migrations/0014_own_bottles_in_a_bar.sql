-- A member's own bottles, which the catalogue does not have, stand in the same bar: under an id that begins with 'own:',
-- with the member's name for it, the type that it is judged by, and its strength where the member knows it.
alter table bar_drinks
  add column own_name text constraint bar_drinks_own_name check (length(own_name) between 1 and 80),
  add column own_type text,
  add column own_abv real constraint bar_drinks_own_abv check (own_abv between 0 and 100),
  add constraint bar_drinks_own check (
    (drink_id like 'own:%') = (own_name is not null) and (own_name is null) = (own_type is null)
    and (own_abv is null or own_name is not null)
  );

alter table bar_drinks drop constraint bar_drinks_level;
alter table bar_drinks add constraint bar_drinks_level check (level in ('full', 'half', 'low', 'empty'));

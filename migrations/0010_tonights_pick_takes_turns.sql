-- Tonight's Pick takes turns among the pairings of the house, unless somebody chose one.

alter table pairings
  -- When it last became Tonight's Pick; null for one that never was.
  add column featured_at timestamptz,
  -- When an admin chose it: it then stays until somebody takes that back. Null where it is only its turn.
  add column chosen_at timestamptz,
  add constraint pairings_chosen_is_featured check (chosen_at is null or is_featured);
update pairings set featured_at = created_at where is_featured;

-- What was planted from data/house-pairings.md. A row that somebody edited or removed since is left alone.
create table planted_pairings (
  key text primary key,
  -- Null where somebody removed it, so that it does not come back.
  pairing_id uuid unique references pairings on delete set null,
  -- Of the words as they were planted: what differs from it now was edited.
  fingerprint text not null,
  planted_at timestamptz not null default now()
);

-- Curated pairings are written by admins and by the nightly job, as the service role. Members read them.
alter table pairings
  -- When the choice of an admin ends; null: when another one is chosen.
  add column chosen_until timestamptz,
  -- Of the texts, so that one admin does not overwrite what another has just written.
  add column version integer not null default 1,
  add constraint pairings_chosen_until check (chosen_until is null or chosen_at is not null);
revoke insert, update, delete on pairings, planted_pairings from smoke_deck_app;

grant
  select (id, title, slug, is_featured, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc,
    description, created_at, featured_at, chosen_at, chosen_until, version),
  insert (id, title, slug, is_featured, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc,
    description, created_at, featured_at, chosen_at, chosen_until, version),
  update (title, slug, is_featured, cigar_name, cigar_body, cigar_duration, cigar_desc, spirit_name, spirit_desc,
    description, featured_at, chosen_at, chosen_until, version),
  delete
  on pairings to smoke_deck_service;
grant
  select (key, pairing_id, fingerprint, planted_at),
  insert (key, pairing_id, fingerprint, planted_at),
  update (fingerprint, planted_at)
  on planted_pairings to smoke_deck_service;

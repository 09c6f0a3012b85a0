-- The vault counts them with its first page.
create index saved_pairings_old_look_ups on saved_pairings (user_id, created_at)
  where deleted_at is null and status = 'looked up' and rating is null and own_notes is null and share_code is null;

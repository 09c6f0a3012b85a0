-- The overview tells the last evening and asks how it was.
create index saved_pairings_tried on saved_pairings (user_id, tried_on desc, created_at desc)
  where deleted_at is null and status = 'tried';

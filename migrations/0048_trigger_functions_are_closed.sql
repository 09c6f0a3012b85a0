-- A function that runs as the owner is executable by the role that needs it, and by no other. Triggers fire without that
-- right; it would only let a role attach the function to a temporary table of its own and feed it rows.
revoke all on function begin_to_read(), drop_reactions_with_text(), erase_messages_of_account(), forget_reported_content(),
  free_places_of_account(), host_of_account(), recount_reactions(), send_photo_of_message() from public;

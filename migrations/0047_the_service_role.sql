-- smoke_deck_service does what concerns several members: moderation, tickets, notices, what a job does for everybody. It
-- sees the rows of every member, but only in the tables and columns that are granted here, and it changes even fewer.

-- Moderation: channels, reports, silenced members. A message is changed through the function alone.
create policy service_channels on chat_channels to smoke_deck_service using (true);
grant select (name, topic, position, slow_seconds), insert (name, topic, position), update (topic, slow_seconds)
  on chat_channels to smoke_deck_service;
create policy service_messages on chat_messages for select to smoke_deck_service using (true);
grant select (channel, seq, id) on chat_messages to smoke_deck_service;
create policy service_reports on chat_reports to smoke_deck_service using (true);
grant select (id, user_id, channel, seq, reason, content, created_at, closed_at), update (content, closed_at)
  on chat_reports to smoke_deck_service;
create policy service_silences on chat_silences to smoke_deck_service using (true);
grant select (user_id, until), insert (user_id, until), update (until) on chat_silences to smoke_deck_service;
alter function moderate_chat_message(text, uuid, boolean, boolean) security definer;
grant execute on function moderate_chat_message(text, uuid, boolean, boolean) to smoke_deck_service;

-- Who the admins are, and the name on a ticket or a report.
grant select (id, email, role, banned) on users to smoke_deck_service;
create policy service_names on profiles for select to smoke_deck_service using (true);
grant select (id, full_name) on profiles to smoke_deck_service;

-- Events: notices of a free place, reminders, tickets at the door.
grant select (id, title, location, start_time, time_zone) on events to smoke_deck_service;
create policy service_answers on event_answers to smoke_deck_service using (true);
grant select (event_id, user_id, answer, party_size, promoted_at, told_at, reminded_at, ticket, checked_in_at),
  update (told_at, reminded_at, checked_in_at) on event_answers to smoke_deck_service;

-- Notifications: those of a deleted message are withdrawn, old ones deleted, unread mentions found for the digest.
create policy service_notifications on notifications to smoke_deck_service using (true);
grant select (user_id, key, kind, created_at, read_at, digested_at), delete on notifications to smoke_deck_service;

-- Climate: sensors to poll and to watch, without their tokens; old readings are deleted.
create policy service_devices on devices to smoke_deck_service using (true);
grant select (id, user_id, humidor_id, name, kind, config, temperature_offset, humidity_offset, latest_at,
  latest_temperature, latest_humidity, salt_test_started_at, checked_at, failures, judged_until),
  update (judged_until) on devices to smoke_deck_service;
create policy service_readings on sensor_readings to smoke_deck_service using (true);
grant select (device_id, at, temperature, humidity), delete on sensor_readings to smoke_deck_service;
create policy service_alerts on climate_alerts for select to smoke_deck_service using (true);
grant select (device_id, about, side, began_at, alerted_at) on climate_alerts to smoke_deck_service;

-- Cigars whose rest ends, and pairings that were removed.
create policy service_resting_items on humidor_items for select to smoke_deck_service using (aging_until is not null);
grant select (id, user_id, brand, cigar_name, aging_until, created_at, quantity) on humidor_items to smoke_deck_service;
create policy service_removed_pairings on saved_pairings to smoke_deck_service using (deleted_at is not null);
grant select (deleted_at), delete on saved_pairings to smoke_deck_service;

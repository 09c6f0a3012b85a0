-- Alerts judge every reading once, in the order of their times, also those that arrive together. What was measured before
-- this version is not judged again.
alter table devices add column judged_until timestamptz;
update devices set judged_until = latest_at;

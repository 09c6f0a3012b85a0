-- Guests without an account are named for 30 days after the event; null afterwards.
alter table event_walk_ins alter column name drop not null;
grant update (name) on event_walk_ins to smoke_deck_service;

-- Whether a member's own ratings nudge the score of a pairing.
alter table user_settings add column taste_enabled boolean not null default true;

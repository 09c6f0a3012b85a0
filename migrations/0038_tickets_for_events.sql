alter table event_answers
  -- What is shown at the door: 40 random bits, known to the member and to admins. The letter keeps it a text in an address.
  add column ticket text not null default 't' || substr(replace(gen_random_uuid()::text, '-', ''), 1, 10)
    constraint event_answers_ticket unique
    constraint event_answers_ticket_form check (ticket ~ '^t[0-9a-f]{10}$'),
  add column checked_in_at timestamptz(3);

-- The service role writes the shops and the words of the pronunciation, together with the entry of the audit log.
grant select (position, name, template, shelf), insert (position, name, template, shelf), delete on retailers
  to smoke_deck_service;
grant select (id, key, written, spoken), insert (id, key, written, spoken), update (key, written, spoken), delete
  on lexicon_words to smoke_deck_service;
revoke insert, update, delete on retailers, lexicon_words from smoke_deck_app;

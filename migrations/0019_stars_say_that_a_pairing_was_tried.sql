-- A rating says that the member has had the pairing, on a day that may be unknown.

alter table saved_pairings
  drop constraint saved_pairings_tried,
  add constraint saved_pairings_tried check (status = 'tried' or tried_on is null);

update saved_pairings set status = 'tried' where rating is not null and status <> 'tried';

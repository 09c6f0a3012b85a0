-- What the health page says is in trouble, since when, and when the admins were told by mail. A row goes when it is over.
create table health_troubles (
  id text primary key,
  since timestamptz(3) not null default now(),
  told_at timestamptz(3)
);
revoke all on health_troubles from smoke_deck_app;
grant select (id, since, told_at), insert (id), update (told_at), delete on health_troubles to smoke_deck_service;

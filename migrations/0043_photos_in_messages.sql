-- A photo that a member has uploaded for a message, encoded again as JPEG. Its member sees it at once, everybody once it is
-- sent. It goes with its message and with the account.
create table chat_photos (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  content bytea not null,
  -- The smaller picture of the log.
  preview bytea not null,
  width integer not null constraint chat_photos_width check (width > 0),
  height integer not null constraint chat_photos_height check (height > 0),
  is_sent boolean not null default false,
  saved_at timestamptz(3) not null default now()
);
create index chat_photos_of_member on chat_photos (user_id, saved_at);
-- JPEG does not become smaller.
alter table chat_photos alter column content set storage external, alter column preview set storage external;

alter table chat_photos enable row level security;
create policy own_photos on chat_photos to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
create policy members_read_sent_photos on chat_photos for select to smoke_deck_app
  using (is_sent and nullif(current_setting('app.user_id', true), '') is not null);

create function send_photo_of_message() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  update public.chat_photos p set is_sent = true where p.id = (new.card ->> 'id')::uuid and p.user_id = new.author_id;
  return null;
end
$body$;
create trigger send_photo after insert on chat_messages
  for each row when (new.card ->> 'kind' = 'photo') execute function send_photo_of_message();

-- With a text go its card, its photo, its mentions and its pin too.
create or replace function drop_reactions_with_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  if old.card ->> 'kind' = 'photo' then
    delete from public.chat_photos p where p.id = (old.card ->> 'id')::uuid and p.user_id = old.author_id;
  end if;
  delete from public.chat_reactions r where r.channel = new.channel and r.seq = new.seq;
  new.reactions := '{}';
  new.mentions := '{}';
  new.pinned_at := null;
  new.card := null;
  return new;
end
$body$;

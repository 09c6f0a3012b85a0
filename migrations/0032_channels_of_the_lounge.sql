-- Messages are read by every member and written through the functions below only: they take the next number of the channel
-- under a lock on its row, so the numbers have no gap, and what is acknowledged is committed.
create table chat_channels (
  name text primary key constraint chat_channels_name check (name ~ '^[a-z0-9][a-z0-9-]{0,39}$'),
  topic text not null default '' constraint chat_channels_topic check (length(topic) <= 200),
  -- The order in which they are listed.
  position smallint not null,
  -- Of the latest message.
  last_seq bigint not null default 0,
  -- Of the latest change of a message: an edit or a deletion.
  last_change bigint not null default 0
);
insert into chat_channels (name, topic, position) values
  ('general', 'Whatever is on your mind.', 1),
  ('pairings', 'What went well together, and what did not.', 2),
  ('events', 'Evenings at the lounge.', 3),
  ('help', 'Questions of all kinds.', 4);

create table chat_messages (
  channel text not null references chat_channels on delete cascade on update cascade,
  seq bigint not null,
  -- Made by the client, so that a message that is sent again is stored once.
  id uuid not null,
  -- Null once that account is deleted; the text goes with it.
  author_id uuid references users on delete set null,
  -- Of the text as it was sent: tells a message that is sent again from another one with its id. Empty once it is deleted.
  digest bytea not null,
  content text not null constraint chat_messages_content check (length(content) <= 4000),
  created_at timestamptz(3) not null default clock_timestamp(),
  edited_at timestamptz(3),
  deleted_at timestamptz(3) constraint chat_messages_deleted check (deleted_at is null or content = '' and digest = ''),
  -- The number of its latest change within the channel; null while it is as it was sent.
  change bigint,
  primary key (channel, seq),
  constraint chat_messages_id unique (channel, id)
);
create index chat_messages_of_author on chat_messages (author_id) where author_id is not null;
create unique index chat_messages_changed on chat_messages (channel, change) where change is not null;

-- How far a member has read, and whether they want to hear of a channel.
create table chat_reads (
  user_id uuid not null references users on delete cascade,
  channel text not null references chat_channels on delete cascade on update cascade,
  read_seq bigint not null default 0,
  muted_until timestamptz(3),
  primary key (user_id, channel)
);

alter table chat_channels enable row level security;
create policy members_read_channels on chat_channels for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
alter table chat_messages enable row level security;
create policy members_read_messages on chat_messages for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
alter table chat_reads enable row level security;
create policy own_reads on chat_reads to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
revoke insert, update, delete on chat_channels, chat_messages from smoke_deck_app;

-- The message as it is stored, also when it was sent before; no row if there is no such channel.
create function post_chat_message(into_channel text, message_id uuid, message_text text) returns setof chat_messages
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  author uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  if author is null then
    raise insufficient_privilege using message = 'a message has an author';
  end if;
  perform from public.chat_channels c where c.name = into_channel for update;
  if not found then
    return;
  end if;
  -- With the lock, a message that was sent at the same moment is committed, and this sees it.
  return query select m.* from public.chat_messages m where m.channel = into_channel and m.id = message_id;
  if found then
    return;
  end if;
  return query
    with next as (
      update public.chat_channels c set last_seq = c.last_seq + 1 where c.name = into_channel returning c.last_seq
    )
    insert into public.chat_messages (channel, seq, id, author_id, digest, content)
    select into_channel, next.last_seq, message_id, author, sha256(convert_to(message_text, 'UTF8')), message_text
    from next returning *;
end
$body$;
revoke all on function post_chat_message(text, uuid, text) from public;
grant execute on function post_chat_message(text, uuid, text) to smoke_deck_app;

-- A new text for an own message, or none for its deletion, which leaves its place. The message as it is stored afterwards;
-- a deleted one stays as it is. No row if there is no such message of the member.
create function change_chat_message(of_channel text, message_id uuid, new_text text) returns setof chat_messages
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  author uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  perform from public.chat_channels c where c.name = of_channel for update;
  return query
    with own as (
      select m.seq from public.chat_messages m
      where m.channel = of_channel and m.id = message_id and m.author_id = author and m.deleted_at is null
        and m.content is distinct from new_text
    ), next as (
      update public.chat_channels c set last_change = c.last_change + 1
      from own where c.name = of_channel returning c.last_change, own.seq
    )
    update public.chat_messages m set
      content = coalesce(new_text, ''),
      digest = case when new_text is null then '' else m.digest end,
      edited_at = case when new_text is null then m.edited_at else clock_timestamp() end,
      deleted_at = case when new_text is null then clock_timestamp() end,
      change = next.last_change
    from next where m.channel = of_channel and m.seq = next.seq returning m.*;
  if not found then
    return query select m.* from public.chat_messages m
      where m.channel = of_channel and m.id = message_id and m.author_id = author;
  end if;
end
$body$;
revoke all on function change_chat_message(text, uuid, text) from public;
grant execute on function change_chat_message(text, uuid, text) to smoke_deck_app;

-- With the account goes what it wrote.
create function erase_messages_of_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  new.content := '';
  new.digest := '';
  new.deleted_at := coalesce(new.deleted_at, clock_timestamp());
  update public.chat_channels c set last_change = c.last_change + 1 where c.name = new.channel
    returning c.last_change into new.change;
  return new;
end
$body$;
create trigger erase_with_account before update of author_id on chat_messages
  for each row when (old.author_id is not null and new.author_id is null) execute function erase_messages_of_account();

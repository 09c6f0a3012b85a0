-- Replies, mentions, pins and search of messages, and what keeps a lounge civil: slow mode, silenced members, blocks, reports.
alter table chat_messages
  -- The number of the message that it answers, in the same channel.
  add column reply_seq bigint,
  -- Members that its text names, found when it was sent.
  add column mentions uuid[] not null default '{}',
  add column pinned_at timestamptz(3);
create index chat_messages_text on chat_messages using gin (to_tsvector('english', content)) where deleted_at is null;
create index chat_messages_pinned on chat_messages (channel, pinned_at) where pinned_at is not null;
drop index chat_messages_of_author;
create index chat_messages_of_author on chat_messages (author_id, channel, seq) where author_id is not null;

-- Seconds between two messages of a member; 0: no slow mode.
alter table chat_channels add column slow_seconds integer not null default 0
  constraint chat_channels_slow check (slow_seconds between 0 and 3600);

-- Members who may read and not write, by a decision of an admin.
create table chat_silences (
  user_id uuid primary key references users on delete cascade,
  until timestamptz(3) not null
);
alter table chat_silences enable row level security;
create policy own_silence on chat_silences for select to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid);
revoke insert, update, delete on chat_silences from smoke_deck_app;

-- Whose messages a member does not want to see.
create table chat_blocks (
  user_id uuid not null references users on delete cascade,
  blocked_id uuid not null references users on delete cascade,
  created_at timestamptz(3) not null default now(),
  primary key (user_id, blocked_id)
);
create index chat_blocks_of_blocked on chat_blocks (blocked_id);
alter table chat_blocks enable row level security;
create policy own_blocks on chat_blocks to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- Messages that a member finds against the house rules; admins read and close them.
create table chat_reports (
  id uuid primary key default uuidv7(),
  user_id uuid not null references users on delete cascade,
  channel text not null,
  seq bigint not null,
  reason text not null constraint chat_reports_reason check (length(reason) <= 500),
  created_at timestamptz(3) not null default now(),
  closed_at timestamptz(3),
  constraint chat_reports_once unique (user_id, channel, seq),
  foreign key (channel, seq) references chat_messages on delete cascade on update cascade
);
create index chat_reports_of_message on chat_reports (channel, seq);
create index chat_reports_open on chat_reports (created_at) where closed_at is null;
alter table chat_reports enable row level security;
create policy own_reports on chat_reports to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid);

-- As before, with what it answers and whom it names. Raises LD001 for a silenced member, and LD002 in slow mode.
drop function post_chat_message(text, uuid, text);
create function post_chat_message(into_channel text, message_id uuid, message_text text, reply_id uuid, named uuid[])
returns setof chat_messages
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  author uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  slow integer;
begin
  if author is null then
    raise insufficient_privilege using message = 'a message has an author';
  end if;
  select c.slow_seconds into slow from public.chat_channels c where c.name = into_channel for update;
  if not found then
    return;
  end if;
  -- With the lock, a message that was sent at the same moment is committed, and this sees it.
  return query select m.* from public.chat_messages m where m.channel = into_channel and m.id = message_id;
  if found then
    return;
  end if;
  if exists (select from public.chat_silences s where s.user_id = author and s.until > clock_timestamp()) then
    raise exception using errcode = 'LD001', message = 'the member is silenced';
  end if;
  if slow > 0 and not exists (select from public.users u where u.id = author and u.role = 'admin') and (
    select m.created_at from public.chat_messages m
    where m.author_id = author and m.channel = into_channel order by m.seq desc limit 1
  ) > clock_timestamp() - make_interval(secs => slow) then
    raise exception using errcode = 'LD002', message = 'the channel is in slow mode';
  end if;
  return query
    with next as (
      update public.chat_channels c set last_seq = c.last_seq + 1 where c.name = into_channel returning c.last_seq
    )
    insert into public.chat_messages (channel, seq, id, author_id, digest, content, reply_seq, mentions)
    select into_channel, next.last_seq, message_id, author, sha256(convert_to(message_text, 'UTF8')), message_text,
      case when reply_id is not null then
        (select r.seq from public.chat_messages r where r.channel = into_channel and r.id = reply_id)
      end, named
    from next returning *;
end
$body$;
revoke all on function post_chat_message(text, uuid, text, uuid, uuid[]) from public;
grant execute on function post_chat_message(text, uuid, text, uuid, uuid[]) to smoke_deck_app;

-- A change of any message, by an admin: the owner of the database calls it for one. No row if there is no such message.
create function moderate_chat_message(of_channel text, message_id uuid, is_removed boolean, is_pinned boolean)
returns setof chat_messages
language plpgsql set search_path = pg_catalog, pg_temp
as $body$
begin
  perform from public.chat_channels c where c.name = of_channel for update;
  return query
    with message as (
      select m.seq from public.chat_messages m
      where m.channel = of_channel and m.id = message_id and m.deleted_at is null
        and (is_removed or (m.pinned_at is not null) <> is_pinned)
    ), next as (
      update public.chat_channels c set last_change = c.last_change + 1
      from message where c.name = of_channel returning c.last_change, message.seq
    )
    update public.chat_messages m set
      content = case when is_removed then '' else m.content end,
      digest = case when is_removed then '' else m.digest end,
      deleted_at = case when is_removed then clock_timestamp() end,
      pinned_at = case when is_pinned and not is_removed then clock_timestamp() end,
      change = next.last_change
    from next where m.channel = of_channel and m.seq = next.seq returning m.*;
  if not found then
    return query select m.* from public.chat_messages m where m.channel = of_channel and m.id = message_id;
  end if;
end
$body$;
revoke all on function moderate_chat_message(text, uuid, boolean, boolean) from public;

-- With a text go its mentions and its pin too.
create or replace function drop_reactions_with_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  delete from public.chat_reactions r where r.channel = new.channel and r.seq = new.seq;
  new.reactions := '{}';
  new.mentions := '{}';
  new.pinned_at := null;
  return new;
end
$body$;

-- Members whose first name stands behind an @ in a text, except those who have blocked the one who asks.
create function members_named_in(message_text text) returns table (id uuid, name text)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select p.id, trim(p.full_name) from public.profiles p join public.users u on u.id = p.id
  where not u.banned and trim(p.full_name) <> ''
    and nullif(current_setting('app.user_id', true), '') is not null
    and position('@' || lower(split_part(trim(p.full_name), ' ', 1)) in lower(message_text)) > 0
    and not exists (
      select from public.chat_blocks b
      where b.user_id = p.id and b.blocked_id = nullif(current_setting('app.user_id', true), '')::uuid
    )
  order by p.id limit 200
$body$;
revoke all on function members_named_in(text) from public;
grant execute on function members_named_in(text) to smoke_deck_app;

-- What a member sees of another one.
create function card_of_member(member uuid) returns table (name text, picture_url text, member_since timestamptz)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(nullif(trim(p.full_name), ''), 'A member'), p.avatar_url, u.created_at from public.profiles p
  join public.users u on u.id = p.id
  where p.id = member and not u.banned and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function card_of_member(uuid) from public;
grant execute on function card_of_member(uuid) to smoke_deck_app;

-- When a mention that nobody read went out by mail, together with others.
alter table notifications add column digested_at timestamptz(3);
create index notifications_mentions on notifications (created_at)
  where kind = 'mentions' and read_at is null and digested_at is null;

-- A channel has a title beside its name, which is its address in links, drafts and unsent messages and stays. One that is archived
-- is neither listed nor written in; what it holds stays.
alter table chat_channels
  add column title text constraint chat_channels_title check (length(title) between 1 and 40),
  add column archived_at timestamptz(3);
create unique index chat_channels_titles on chat_channels (lower(coalesce(title, name)));
grant select (title, archived_at), update (title, archived_at) on chat_channels to smoke_deck_service;

-- As before, not in an archived channel; slow mode is not for those who moderate.
create or replace function post_chat_message(
  into_channel text, message_id uuid, message_text text, reply_id uuid, named uuid[], with_card jsonb
)
returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
declare
  author uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  slow integer;
begin
  if author is null then
    raise insufficient_privilege using message = 'a message has an author';
  end if;
  select c.slow_seconds into slow from public.chat_channels c
  where c.name = into_channel and c.archived_at is null for update;
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
  if slow > 0 and not exists (
    select from public.users u where u.id = author and (u.role = 'admin' or 'moderator' = any (u.duties))
  ) and (
    select m.created_at from public.chat_messages m
    where m.author_id = author and m.channel = into_channel order by m.seq desc limit 1
  ) > clock_timestamp() - make_interval(secs => slow) then
    raise exception using errcode = 'LD002', message = 'the channel is in slow mode';
  end if;
  return query
    with next as (
      update public.chat_channels c set last_seq = c.last_seq + 1 where c.name = into_channel returning c.last_seq
    )
    insert into public.chat_messages (channel, seq, id, author_id, digest, content, reply_seq, mentions, card)
    select into_channel, next.last_seq, message_id, author, sha256(convert_to(message_text, 'UTF8')), message_text,
      case when reply_id is not null then
        (select r.seq from public.chat_messages r where r.channel = into_channel and r.id = reply_id)
      end, named, with_card
    from next returning *;
end
$body$;

-- As before, not in an archived channel.
create or replace function post_new_chat_messages(into_channel text, posts jsonb)
returns table (place integer, message chat_messages)
language plpgsql security definer rows 10 set search_path = pg_catalog, pg_temp
as $body$
declare
  added constant integer := jsonb_array_length(posts);
  -- As arrays, so that each is looked up: a join could read all messages.
  ids constant uuid[] := array(select (p.value ->> 'id')::uuid from jsonb_array_elements(posts) p);
  authors constant uuid[] := array(select (p.value ->> 'author')::uuid from jsonb_array_elements(posts) p);
  slow integer;
begin
  if nullif(current_setting('app.user_id', true), '') is null then
    raise insufficient_privilege using message = 'a message has an author';
  end if;
  select c.slow_seconds into slow from public.chat_channels c
  where c.name = into_channel and c.archived_at is null for update;
  if not found or slow > 0 then
    return;
  end if;
  -- With the lock, messages that were sent at the same moment are committed, and this sees them.
  if exists (select from public.chat_messages m where m.channel = into_channel and m.id = any (ids))
    or exists (select from public.chat_silences s where s.user_id = any (authors) and s.until > clock_timestamp())
    or (select count(distinct id) from unnest(ids) id) < added then
    return;
  end if;
  return query
    with before as (
      update public.chat_channels c set last_seq = c.last_seq + added where c.name = into_channel
      returning c.last_seq - added as seq
    ),
    stored as (
      insert into public.chat_messages (channel, seq, id, author_id, digest, content, reply_seq, mentions, card)
      select into_channel, before.seq + p.ordinality, (p.value ->> 'id')::uuid, (p.value ->> 'author')::uuid,
        sha256(convert_to(p.value ->> 'content', 'UTF8')), p.value ->> 'content',
        case when p.value ->> 'replyTo' is not null then (
          select r.seq from public.chat_messages r where r.channel = into_channel and r.id = (p.value ->> 'replyTo')::uuid
        ) end,
        array(select jsonb_array_elements_text(p.value -> 'mentions'))::uuid[], nullif(p.value -> 'card', 'null')
      from before, jsonb_array_elements(posts) with ordinality p
      order by p.ordinality returning *
    )
    select (stored.seq - before.seq)::int - 1, stored::public.chat_messages from stored, before;
end
$body$;

-- As before; in an archived channel members can only delete.
create or replace function change_chat_message(of_channel text, message_id uuid, new_text text, named uuid[])
returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
declare
  author uuid := nullif(current_setting('app.user_id', true), '')::uuid;
begin
  perform from public.chat_channels c
  where c.name = of_channel and (new_text is null or c.archived_at is null) for update;
  if not found then
    return;
  end if;
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
      mentions = named,
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

-- As before, not in an archived channel.
create or replace function react_to_message(of_channel text, message_id uuid, reaction text, is_on boolean) returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  message public.chat_messages;
begin
  if member is null then
    raise insufficient_privilege using message = 'a reaction is of a member';
  end if;
  perform from public.chat_channels c where c.name = of_channel and c.archived_at is null for update;
  if not found then
    return;
  end if;
  select m.* into message from public.chat_messages m where m.channel = of_channel and m.id = message_id;
  if not found then
    return;
  end if;
  if message.deleted_at is null then
    if is_on then
      insert into public.chat_reactions (channel, seq, user_id, kind) values (of_channel, message.seq, member, reaction)
      on conflict do nothing;
    else
      delete from public.chat_reactions r
      where r.channel = of_channel and r.seq = message.seq and r.user_id = member and r.kind = reaction;
    end if;
    if found then
      with next as (
        update public.chat_channels c set last_change = c.last_change + 1 where c.name = of_channel returning c.last_change
      )
      update public.chat_messages m set
        change = next.last_change,
        reactions = public.reactions_of_message(of_channel, message.seq)
      from next where m.channel = of_channel and m.seq = message.seq returning m.* into message;
    end if;
  end if;
  return next message;
end
$body$;

-- As before, not in an archived channel.
create or replace function answer_as_arturo(of_channel text, question_id uuid, answer_id uuid, answer text, with_card jsonb)
returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
declare
  asked public.chat_messages;
begin
  perform from public.chat_channels c where c.name = of_channel and c.archived_at is null for update;
  if not found then
    return;
  end if;
  select m.* into asked from public.chat_messages m where m.channel = of_channel and m.id = question_id;
  if asked.author_id is null or asked.deleted_at is not null
    or exists (select from public.chat_settings s where s.arturo_off_at is not null)
    or exists (select from public.users u where u.id = asked.author_id and u.banned)
    or exists (
      select from public.chat_silences s where s.user_id = asked.author_id and s.until > clock_timestamp()
    )
    or exists (
      select from public.chat_messages m where m.channel = of_channel and m.reply_seq = asked.seq and m.is_arturo
    ) then
    return;
  end if;
  return query
    with next as (
      update public.chat_channels c set last_seq = c.last_seq + 1 where c.name = of_channel returning c.last_seq
    )
    insert into public.chat_messages (channel, seq, id, digest, content, reply_seq, mentions, card, is_arturo)
    select of_channel, next.last_seq, answer_id, sha256(convert_to(answer, 'UTF8')), answer, asked.seq,
      array[asked.author_id], with_card, true
    from next returning *;
end
$body$;

-- As before, without archived channels.
create or replace function search_messages(asked_words text, before_at timestamptz, before_id uuid, most integer)
returns setof chat_messages
language plpgsql stable security definer rows 30 set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  asked tsquery := websearch_to_tsquery('english', asked_words);
  window_size constant integer := 3000;
  archived constant text[] := array(select c.name from public.chat_channels c where c.archived_at is not null);
  window_end record;
  found_rows integer;
begin
  if member is null then
    return;
  end if;
  return query
    select m.* from (
      select l.* from public.chat_messages l
      where l.deleted_at is null and (before_at is null or (l.created_at, l.id) < (before_at, before_id))
      order by l.created_at desc, l.id desc limit window_size
    ) m
    where m.words @@ asked and m.channel <> all (archived)
      and not exists (select from public.chat_blocks b where b.user_id = member and b.blocked_id = m.author_id)
    order by m.created_at desc, m.id desc limit most;
  get diagnostics found_rows = row_count;
  if found_rows = most then
    return;
  end if;
  select l.created_at, l.id into window_end from public.chat_messages l
  where l.deleted_at is null and (before_at is null or (l.created_at, l.id) < (before_at, before_id))
  order by l.created_at desc, l.id desc offset window_size - 1 limit 1;
  if window_end.id is null then
    return;
  end if;
  return query
    with matching as materialized (
      select o.* from public.chat_messages o
      where o.deleted_at is null and o.words @@ asked and o.channel <> all (archived)
        and (o.created_at, o.id) < (window_end.created_at, window_end.id)
    )
    select m.* from matching m
    where not exists (select from public.chat_blocks b where b.user_id = member and b.blocked_id = m.author_id)
    order by m.created_at desc, m.id desc limit most - found_rows;
end
$body$;

-- As before, with the role of staff and admins, which others see beside the name.
drop function face_of_member(uuid);
create function face_of_member(member uuid) returns table (name text, picture_url text, role text)
language sql stable strict security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(nullif(trim(p.full_name), ''), 'A member'), p.avatar_url, nullif(u.role, 'member') from public.profiles p
  join public.users u on u.id = p.id
  where p.id = member and not u.banned and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function face_of_member(uuid) from public;
grant execute on function face_of_member(uuid) to smoke_deck_app;

drop function card_of_member(uuid);
create function card_of_member(member uuid)
returns table (name text, picture_url text, member_since timestamptz, role text)
language sql stable strict security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(nullif(trim(p.full_name), ''), 'A member'), p.avatar_url, u.created_at, nullif(u.role, 'member')
  from public.profiles p join public.users u on u.id = p.id
  where p.id = member and not u.banned and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function card_of_member(uuid) from public;
grant execute on function card_of_member(uuid) to smoke_deck_app;

-- Whose message it is decides who may remove it; who is banned, why and until when, is listed for moderators.
grant select (author_id, deleted_at, pinned_at) on chat_messages to smoke_deck_service;
grant select (ban_reason, ban_expires) on users to smoke_deck_service;

-- Messages of a member that were removed together. They are kept for ten minutes, in which they can be restored, out of the reach
-- of everybody; then a job deletes the row, and with it what is kept.
create table chat_removals (
  id uuid primary key,
  -- Whose messages they were. Without a foreign key, so that no export and no policy has to list the table; a trigger deletes it
  -- with the account.
  author_id uuid not null,
  messages integer not null default 0,
  removed_at timestamptz(3) not null default clock_timestamp()
);
create index chat_removals_of_author on chat_removals (author_id);
create index chat_removals_by_time on chat_removals (removed_at);
create table chat_removed_messages (
  removal_id uuid not null references chat_removals on delete cascade,
  channel text not null,
  seq bigint not null,
  -- An answer of Arturo, which goes with its question.
  is_answer boolean not null,
  content text not null,
  digest bytea not null,
  mentions uuid[] not null,
  pinned_at timestamptz(3),
  card jsonb,
  -- Each with kind, member and at.
  reactions jsonb not null,
  primary key (removal_id, channel, seq),
  foreign key (channel, seq) references chat_messages on delete cascade on update cascade
);
create index chat_removed_messages_of_message on chat_removed_messages (channel, seq);
alter table chat_removals enable row level security;
alter table chat_removed_messages enable row level security;
revoke all on chat_removals, chat_removed_messages from smoke_deck_app;
create policy service_removals on chat_removals to smoke_deck_service using (true);
grant select (id, author_id, messages, removed_at), delete on chat_removals to smoke_deck_service;

create function forget_removals_of_account() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  delete from public.chat_removals r where r.author_id = old.id;
  return null;
end
$body$;
revoke all on function forget_removals_of_account() from public;
create trigger forget_removals_of_account after delete on users
  for each row execute function forget_removals_of_account();

-- A photo of a removed message is kept as long, and shown to nobody, not even to its member.
alter table chat_photos add column removal_id uuid references chat_removals on delete cascade;
create index chat_photos_of_removal on chat_photos (removal_id) where removal_id is not null;
drop policy own_photos on chat_photos;
create policy own_photos on chat_photos to smoke_deck_app
  using (user_id = nullif(current_setting('app.user_id', true), '')::uuid and removal_id is null)
  with check (user_id = nullif(current_setting('app.user_id', true), '')::uuid and removal_id is null);
drop policy members_read_sent_photos on chat_photos;
create policy members_read_sent_photos on chat_photos for select to smoke_deck_app
  using (is_sent and removal_id is null and nullif(current_setting('app.user_id', true), '') is not null);

-- As before, without a photo that is kept.
create or replace function drop_reactions_with_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  if old.card ->> 'kind' = 'photo' then
    delete from public.chat_photos p where p.id = (old.card ->> 'id')::uuid and p.user_id = old.author_id
      and p.removal_id is null;
  end if;
  delete from public.chat_reactions r where r.channel = new.channel and r.seq = new.seq;
  new.reactions := '{}';
  new.mentions := '{}';
  new.pinned_at := null;
  new.card := null;
  return new;
end
$body$;

-- Removes what a member has written since a moment, in all channels, and the answers of Arturo to it. A row for each message that
-- is removed; none, and nothing kept, if there are none.
create function remove_messages_since(removal uuid, of_member uuid, since_at timestamptz)
returns table (of_channel text, message_id uuid, names_members boolean)
language plpgsql security definer rows 100 set search_path = pg_catalog, pg_temp
as $body$
declare
  place record;
begin
  -- In one order, so that two removals do not wait for each other.
  perform from public.chat_channels c
  where exists (
    select from public.chat_messages m
    where m.author_id = of_member and m.channel = c.name and m.deleted_at is null and m.created_at >= since_at
  )
  order by c.name for update;
  if not found then
    return;
  end if;
  insert into public.chat_removals (id, author_id) values (removal, of_member);
  insert into public.chat_removed_messages
    (removal_id, channel, seq, is_answer, content, digest, mentions, pinned_at, card, reactions)
  with own as (
    select m.channel, m.seq from public.chat_messages m
    where m.author_id = of_member and m.deleted_at is null and m.created_at >= since_at
  ), removed as (
    select own.channel, own.seq, false as is_answer from own
    union all
    select a.channel, a.seq, true from own
    join public.chat_messages a on a.channel = own.channel and a.reply_seq = own.seq and a.is_arturo and a.deleted_at is null
  )
  select removal, m.channel, m.seq, removed.is_answer, m.content, m.digest, m.mentions, m.pinned_at, m.card, coalesce(
    (
      select jsonb_agg(jsonb_build_object('kind', r.kind, 'member', r.user_id, 'at', r.created_at))
      from public.chat_reactions r where r.channel = m.channel and r.seq = m.seq
    ), '[]'
  )
  from removed join public.chat_messages m on m.channel = removed.channel and m.seq = removed.seq;
  update public.chat_photos p set removal_id = removal
  from public.chat_removed_messages k
  where k.removal_id = removal and k.card ->> 'kind' = 'photo'
    and p.id = (k.card ->> 'id')::uuid and p.user_id = of_member;
  for place in
    select k.channel, count(*) as messages from public.chat_removed_messages k
    where k.removal_id = removal and not k.is_answer group by k.channel
  loop
    update public.chat_channels c set last_change = c.last_change + place.messages where c.name = place.channel;
    -- Triggers remove the reactions, the mentions, the pin and the card, and the answers.
    update public.chat_messages m set
      content = '', digest = '', deleted_at = clock_timestamp(), change = numbered.change
    from (
      select k.seq, c.last_change - place.messages + row_number() over (order by k.seq) as change
      from public.chat_removed_messages k join public.chat_channels c on c.name = k.channel
      where k.removal_id = removal and k.channel = place.channel and not k.is_answer
    ) numbered
    where m.channel = place.channel and m.seq = numbered.seq;
  end loop;
  update public.chat_removals r set messages = (
    select count(*) from public.chat_removed_messages k where k.removal_id = removal and not k.is_answer
  ) where r.id = removal;
  return query
    select m.channel, m.id, cardinality(k.mentions) > 0
    from public.chat_removed_messages k join public.chat_messages m on m.channel = k.channel and m.seq = k.seq
    where k.removal_id = removal;
end
$body$;
revoke all on function remove_messages_since(uuid, uuid, timestamptz) from public;
grant execute on function remove_messages_since(uuid, uuid, timestamptz) to smoke_deck_service;

-- Restores exactly what a removal has taken away, within ten minutes. A row for each message; none if that is over.
create function restore_removed_messages(removal uuid, of_member uuid)
returns table (of_channel text, message_id uuid, names_members boolean)
language plpgsql security definer rows 100 set search_path = pg_catalog, pg_temp
as $body$
declare
  place record;
begin
  perform from public.chat_removals r
  where r.id = removal and r.author_id = of_member and r.removed_at > clock_timestamp() - interval '10 minutes'
  for update;
  if not found then
    return;
  end if;
  perform from public.chat_channels c
  where c.name in (select k.channel from public.chat_removed_messages k where k.removal_id = removal)
  order by c.name for update;
  update public.chat_photos p set removal_id = null where p.removal_id = removal;
  -- Without those of accounts that were deleted meanwhile.
  insert into public.chat_reactions (channel, seq, user_id, kind, created_at)
  select k.channel, k.seq, u.id, r.value ->> 'kind', (r.value ->> 'at')::timestamptz
  from public.chat_removed_messages k
  cross join jsonb_array_elements(k.reactions) r
  join public.users u on u.id = (r.value ->> 'member')::uuid
  where k.removal_id = removal;
  for place in
    select k.channel, count(*) as messages from public.chat_removed_messages k
    where k.removal_id = removal group by k.channel
  loop
    update public.chat_channels c set last_change = c.last_change + place.messages where c.name = place.channel;
    update public.chat_messages m set
      content = kept.content,
      digest = kept.digest,
      mentions = kept.mentions,
      pinned_at = kept.pinned_at,
      card = kept.card,
      reactions = public.reactions_of_message(m.channel, m.seq),
      deleted_at = null,
      change = kept.change
    from (
      select k.*, c.last_change - place.messages + row_number() over (order by k.seq) as change
      from public.chat_removed_messages k join public.chat_channels c on c.name = k.channel
      where k.removal_id = removal and k.channel = place.channel
    ) kept
    where m.channel = place.channel and m.seq = kept.seq;
  end loop;
  return query
    select m.channel, m.id, cardinality(k.mentions) > 0
    from public.chat_removed_messages k join public.chat_messages m on m.channel = k.channel and m.seq = k.seq
    where k.removal_id = removal;
  delete from public.chat_removals r where r.id = removal;
end
$body$;
revoke all on function restore_removed_messages(uuid, uuid) from public;
grant execute on function restore_removed_messages(uuid, uuid) to smoke_deck_service;

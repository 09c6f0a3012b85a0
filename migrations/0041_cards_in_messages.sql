-- A cigar, a pairing, an event or an entry of the journal in a message, as it was when it was sent.
alter table chat_messages
  add column card jsonb constraint chat_messages_card check (card is null or octet_length(card::text) <= 8000),
  drop constraint chat_messages_deleted,
  add constraint chat_messages_deleted check (deleted_at is null or content = '' and digest = '' and card is null);

-- As before, with a card.
drop function post_chat_message(text, uuid, text, uuid, uuid[]);
create function post_chat_message(
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
    insert into public.chat_messages (channel, seq, id, author_id, digest, content, reply_seq, mentions, card)
    select into_channel, next.last_seq, message_id, author, sha256(convert_to(message_text, 'UTF8')), message_text,
      case when reply_id is not null then
        (select r.seq from public.chat_messages r where r.channel = into_channel and r.id = reply_id)
      end, named, with_card
    from next returning *;
end
$body$;
revoke all on function post_chat_message(text, uuid, text, uuid, uuid[], jsonb) from public;
grant execute on function post_chat_message(text, uuid, text, uuid, uuid[], jsonb) to smoke_deck_app;

-- As before; each of `posts` may have a card.
create or replace function post_chat_messages(into_channel text, posts jsonb)
returns table (place integer, refusal text, is_other boolean, message chat_messages)
language plpgsql rows 10 set search_path = pg_catalog, public, pg_temp
as $body$
declare
  post jsonb;
begin
  for place, post in select p.ordinality::int - 1, p.value from jsonb_array_elements(posts) with ordinality p loop
    refusal := null;
    begin
      perform set_config('app.user_id', post ->> 'author', true);
      select m.* into message from post_chat_message(
        into_channel, (post ->> 'id')::uuid, post ->> 'content', (post ->> 'replyTo')::uuid,
        array(select jsonb_array_elements_text(post -> 'mentions'))::uuid[], nullif(post -> 'card', 'null')
      ) m;
    exception when others then
      refusal := sqlstate;
      message := null;
    end;
    -- Another message has this id.
    is_other := message.author_id is distinct from (post ->> 'author')::uuid
      or message.deleted_at is null and message.digest <> sha256(convert_to(post ->> 'content', 'UTF8'));
    return next;
  end loop;
end
$body$;

-- With a text go its card, its mentions and its pin too.
create or replace function drop_reactions_with_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  delete from public.chat_reactions r where r.channel = new.channel and r.seq = new.seq;
  new.reactions := '{}';
  new.mentions := '{}';
  new.pinned_at := null;
  new.card := null;
  return new;
end
$body$;

-- Stores new messages of a channel with one statement: their numbers follow each other in the order of `posts`. No row if that
-- is not all that there is to do: there is no such channel, it is in slow mode, an author is silenced, or an id was sent before.
create function post_new_chat_messages(into_channel text, posts jsonb)
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
  select c.slow_seconds into slow from public.chat_channels c where c.name = into_channel for update;
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
revoke all on function post_new_chat_messages(text, jsonb) from public;
grant execute on function post_new_chat_messages(text, jsonb) to smoke_deck_app;

-- As before; messages that are all new are stored with one statement, others one by one.
create or replace function post_chat_messages(into_channel text, posts jsonb)
returns table (place integer, refusal text, is_other boolean, message chat_messages)
language plpgsql rows 10 set search_path = pg_catalog, public, pg_temp
as $body$
declare
  post jsonb;
begin
  begin
    return query select n.place, null::text, false, n.message from post_new_chat_messages(into_channel, posts) n;
    if found then
      return;
    end if;
  exception when integrity_constraint_violation then
    -- Of one of them, such as an account that was deleted meanwhile: the loop tells which.
    null;
  end;
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

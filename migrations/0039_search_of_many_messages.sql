-- The words of a message are worked out once, when it is written.
alter table chat_messages
  add column words tsvector not null generated always as (to_tsvector('english', content)) stored;
drop index chat_messages_text;
create index chat_messages_words on chat_messages using gin (words) where deleted_at is null;
create index chat_messages_latest on chat_messages (created_at desc, id desc) where deleted_at is null;

-- The latest messages with these words, without those of members whom the caller has blocked. A function, because row policies
-- keep the index of the words from being used. A word that thousands have is found among the latest messages; the others have
-- so few that all of them can be sorted.
create function search_messages(asked_words text, before_at timestamptz, before_id uuid, most integer)
returns setof chat_messages
language plpgsql stable security definer rows 30 set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  asked tsquery := websearch_to_tsquery('english', asked_words);
  window_size constant integer := 3000;
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
    where m.words @@ asked
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
      where o.deleted_at is null and o.words @@ asked
        and (o.created_at, o.id) < (window_end.created_at, window_end.id)
    )
    select m.* from matching m
    where not exists (select from public.chat_blocks b where b.user_id = member and b.blocked_id = m.author_id)
    order by m.created_at desc, m.id desc limit most - found_rows;
end
$body$;
revoke all on function search_messages(text, timestamptz, uuid, integer) from public;
grant execute on function search_messages(text, timestamptz, uuid, integer) to smoke_deck_app;

-- PostgreSQL expects a thousand rows of a function that does not say so, and then compiles what is run once.
alter function face_of_member(uuid) rows 1;
alter function post_chat_message(text, uuid, text, uuid, uuid[]) rows 1;
alter function change_chat_message(text, uuid, text) rows 1;
alter function react_to_message(text, uuid, text, boolean) rows 1;

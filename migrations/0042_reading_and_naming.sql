-- Who joins the lounge has nothing to catch up on: what was written before counts as read.
create function begin_to_read() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  insert into public.chat_reads (user_id, channel, read_seq)
  select new.id, c.name, c.last_seq from public.chat_channels c where c.last_seq > 0;
  return null;
end
$body$;
create trigger begin_to_read after insert on users for each row execute function begin_to_read();

-- As before; a new text names members anew.
drop function change_chat_message(text, uuid, text);
create function change_chat_message(of_channel text, message_id uuid, new_text text, named uuid[])
returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
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
revoke all on function change_chat_message(text, uuid, text, uuid[]) from public;
grant execute on function change_chat_message(text, uuid, text, uuid[]) to smoke_deck_app;

-- Answers of Arturo, the assistant of the lounge: messages without an author, each to one message of a member.
alter table chat_messages
  add column is_arturo boolean not null default false,
  add constraint chat_messages_arturo check (not is_arturo or author_id is null and reply_seq is not null);
-- A message is answered once, however often it is sent.
create unique index chat_messages_answered on chat_messages (channel, reply_seq) where is_arturo;

-- What admins set for all channels; one row.
create table chat_settings (
  is_only_row boolean primary key default true constraint chat_settings_only_row check (is_only_row),
  -- Since when Arturo answers nobody; null while he answers.
  arturo_off_at timestamptz(3)
);
insert into chat_settings default values;
revoke insert, update, delete on chat_settings from smoke_deck_app;
grant select (arturo_off_at), update (arturo_off_at) on chat_settings to smoke_deck_service;

-- Stores an answer and names the member who asked in it. No row if the message has no author, was deleted or is answered,
-- if its author may not write, or if Arturo is switched off: all that may have changed while the answer was composed.
create function answer_as_arturo(of_channel text, question_id uuid, answer_id uuid, answer text, with_card jsonb)
returns setof chat_messages
language plpgsql security definer rows 1 set search_path = pg_catalog, pg_temp
as $body$
declare
  asked public.chat_messages;
begin
  perform from public.chat_channels c where c.name = of_channel for update;
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
revoke all on function answer_as_arturo(text, uuid, uuid, text, jsonb) from public;
grant execute on function answer_as_arturo(text, uuid, uuid, text, jsonb) to smoke_deck_service;

-- With a question goes its answer, which tells what was asked: deleted by its author or an admin, or with the account.
create function remove_answer_with_question() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  with answer as (
    select m.seq from public.chat_messages m
    where m.channel = new.channel and m.reply_seq = new.seq and m.is_arturo and m.deleted_at is null
  ), next as (
    update public.chat_channels c set last_change = c.last_change + 1
    from answer where c.name = new.channel returning c.last_change, answer.seq
  )
  update public.chat_messages m set content = '', digest = '', deleted_at = clock_timestamp(), change = next.last_change
  from next where m.channel = new.channel and m.seq = next.seq;
  return null;
end
$body$;
revoke all on function remove_answer_with_question() from public;
create trigger answer_with_question after update on chat_messages
  for each row when (old.deleted_at is null and new.deleted_at is not null and not new.is_arturo)
  execute function remove_answer_with_question();

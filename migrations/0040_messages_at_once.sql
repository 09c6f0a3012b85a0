-- Messages that came at the same moment, stored together and each as its author: the disk is waited for once. Each of `posts` has
-- author, id, content, replyTo and mentions; a message that is refused, or fails, leaves the others as they are, and `refusal` is
-- then its SQLSTATE. Nulls in `message`: no such channel.
create function post_chat_messages(into_channel text, posts jsonb)
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
        array(select jsonb_array_elements_text(post -> 'mentions'))::uuid[]
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
revoke all on function post_chat_messages(text, jsonb) from public;
grant execute on function post_chat_messages(text, jsonb) to smoke_deck_app;

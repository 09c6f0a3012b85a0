-- What a member says to a message with one press. Read by every member, written through the function below only.
create table chat_reactions (
  channel text not null,
  seq bigint not null,
  user_id uuid not null references users on delete cascade,
  kind text not null constraint chat_reactions_kind check (kind ~ '^[a-z]{1,20}$'),
  created_at timestamptz(3) not null default clock_timestamp(),
  primary key (channel, seq, kind, user_id),
  foreign key (channel, seq) references chat_messages on delete cascade on update cascade
);
create index chat_reactions_of_member on chat_reactions (user_id);

-- By kind, the ids of the members: what the table holds, beside the text that is read with it.
alter table chat_messages add column reactions jsonb not null default '{}';

alter table chat_reactions enable row level security;
create policy members_read_reactions on chat_reactions for select to smoke_deck_app
  using (nullif(current_setting('app.user_id', true), '') is not null);
revoke insert, update, delete on chat_reactions from smoke_deck_app;

create function reactions_of_message(of_channel text, of_seq bigint) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(jsonb_object_agg(k.kind, k.members), '{}') from (
    select r.kind, jsonb_agg(r.user_id order by r.created_at, r.user_id) as members from public.chat_reactions r
    where r.channel = of_channel and r.seq = of_seq group by r.kind
  ) k
$body$;
revoke all on function reactions_of_message(text, bigint) from public;

-- Adds the member's reaction or takes it back, as a change of the message. The message as it is stored then; a deleted
-- one stays as it is. No row if there is no such message.
create function react_to_message(of_channel text, message_id uuid, reaction text, is_on boolean) returns setof chat_messages
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  message public.chat_messages;
begin
  if member is null then
    raise insufficient_privilege using message = 'a reaction is of a member';
  end if;
  perform from public.chat_channels c where c.name = of_channel for update;
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
revoke all on function react_to_message(text, uuid, text, boolean) from public;
grant execute on function react_to_message(text, uuid, text, boolean) to smoke_deck_app;

-- With a text go the reactions to it, and with an account its reactions.
create function drop_reactions_with_text() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
begin
  delete from public.chat_reactions r where r.channel = new.channel and r.seq = new.seq;
  new.reactions := '{}';
  return new;
end
$body$;
create trigger reactions_with_text before update on chat_messages
  for each row when (old.deleted_at is null and new.deleted_at is not null) execute function drop_reactions_with_text();

create function recount_reactions() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  latest bigint;
begin
  if exists (select from public.users u where u.id = old.user_id) then
    return null;
  end if;
  update public.chat_channels c set last_change = c.last_change + 1 where c.name = old.channel
    returning c.last_change into latest;
  update public.chat_messages m set change = latest, reactions = public.reactions_of_message(old.channel, old.seq)
  where m.channel = old.channel and m.seq = old.seq;
  return null;
end
$body$;
create trigger reactions_of_account after delete on chat_reactions
  for each row execute function recount_reactions();

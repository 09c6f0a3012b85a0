-- Name and picture of another member, as the lounge shows them.
create function face_of_member(member uuid) returns table (name text, picture_url text)
language sql stable strict security definer set search_path = pg_catalog, pg_temp
as $body$
  select coalesce(nullif(trim(p.full_name), ''), 'A member'), p.avatar_url from public.profiles p
  join public.users u on u.id = p.id
  where p.id = member and not u.banned and nullif(current_setting('app.user_id', true), '') is not null
$body$;
revoke all on function face_of_member(uuid) from public;
grant execute on function face_of_member(uuid) to smoke_deck_app;

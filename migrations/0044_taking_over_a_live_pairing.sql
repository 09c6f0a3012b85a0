-- A guest becomes the host of a session whose host is away. That the host is away, and who that is, says the server, which sees
-- the open tabs; a host who has changed meanwhile stays. 'taken'; 'none', 'revealed', 'no guest' or 'other host' if not.
create function take_over_live_pairing(of_pairing uuid, absent uuid) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $body$
declare
  member uuid := nullif(current_setting('app.user_id', true), '')::uuid;
  pairing public.live_pairings;
begin
  select * into pairing from public.live_pairings p where p.id = of_pairing for update;
  if not found then
    return 'none';
  end if;
  if pairing.step = 'revealed' then
    return 'revealed';
  end if;
  if not exists (
    select from public.live_pairing_guests g
    where g.pairing_id = of_pairing and g.user_id = member and g.left_at is null
  ) then
    return 'no guest';
  end if;
  if pairing.host_id is distinct from absent then
    return 'other host';
  end if;
  update public.live_pairings p set host_id = member where p.id = of_pairing;
  return 'taken';
end
$body$;
revoke all on function take_over_live_pairing(uuid, uuid) from public;
grant execute on function take_over_live_pairing(uuid, uuid) to smoke_deck_app;

-- Which sessions a member leads is asked when they come and go.
create index live_pairings_of_host on live_pairings (host_id);

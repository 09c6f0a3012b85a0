import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { requestTimeouts } from '#platform/server/database/open-database.ts'
import { freshDatabase, type TestDatabase } from './database.ts'

const app = 'smoke_deck_app'
const auth = 'smoke_deck_auth'
const service = 'smoke_deck_service'

/** Functions that run as the owner of the tables, and who may execute each; triggers fire without that. */
const definerFunctions: Readonly<Record<string, readonly string[]>> = {
  answer_as_arturo: [service],
  answer_event: [app],
  card_of_member: [app],
  change_chat_message: [app],
  count_guests: [app],
  device_of_token: [app],
  enqueue_job: [app, auth, service],
  drop_old_audit_entries: [auth],
  face_of_member: [app],
  find_members: [app],
  first_broken_audit_entry: [service],
  guests_of_event: [app],
  join_live_pairing: [app],
  leave_live_pairing: [app],
  lounge_beginnings: [service],
  lounge_totals: [service],
  lounge_weeks: [service],
  member_of_calendar: [app],
  members_named_in: [app],
  moderate_chat_message: [service],
  move_live_pairing: [app],
  name_of_member: [app],
  open_staff_account: [auth],
  open_live_pairing: [app],
  post_chat_message: [app],
  post_new_chat_messages: [app],
  react_to_message: [app],
  remove_messages_since: [service],
  restore_removed_messages: [service],
  search_messages: [app],
  shared_pairing: [app],
  speech_today: [service],
  take_over_live_pairing: [app],
  take_over_push_endpoint: [app],
  vote_live_pairing: [app],
  votes_cast: [app],
  votes_revealed: [app],
  // Called by the functions above only.
  give_host: [],
  is_banned: [],
  promote_waiting: [service],
  reactions_of_message: [],
  // Triggers.
  begin_to_read: [],
  chain_audit_entry: [],
  drop_reactions_with_text: [],
  enqueue_promotion_notice: [],
  enqueue_welcome: [],
  erase_messages_of_account: [],
  forget_removals_of_account: [],
  forget_reported_content: [],
  free_places_of_account: [],
  host_of_account: [],
  leave_events_when_banned: [],
  leave_live_pairings_when_banned: [],
  recount_reactions: [],
  remove_answer_with_question: [],
  send_photo_of_message: [],
}

/** Everything that the service role can do. Tables that are not here are closed to it. */
const servicePrivileges = [
  'announcement_recipients: insert announcement_id, user_id',
  'announcement_recipients: select announcement_id, failed_at, is_without_mail, mailed_at, told_at, user_id',
  'announcement_recipients: update failed_at, is_without_mail, mailed_at, told_at',
  'announcements: insert body, id, title, written_by',
  'announcements: select body, id, title, withdrawn_at, written_at, written_by',
  'announcements: update withdrawn_at',
  'arturo_memories: delete',
  'arturo_memories: select removed_at',
  'arturo_questions: delete',
  'arturo_questions: select removed_at',
  'audit_log: insert action, actor_id, address, details, request_id, target',
  'audit_log: select action, actor_id, address, details, happened_at, id, position, request_id, target',
  'catalogue_own_rows: insert changed_by, facts, id, kind',
  'catalogue_own_rows: select changed_at, changed_by, facts, given_up_at, id, kind, version',
  'catalogue_own_rows: update changed_at, changed_by, facts, given_up_at, version',
  'catalogue_reports: select about, closed_at, closed_by, created_at, id, kind, name, outcome, proposal, row_id, source_url, ' +
    'user_id, word',
  'catalogue_reports: update closed_at, closed_by, outcome, word',
  'chat_channels: insert name, position, topic',
  'chat_channels: select archived_at, name, position, slow_seconds, title, topic',
  'chat_channels: update archived_at, slow_seconds, title, topic',
  'chat_messages: select author_id, channel, deleted_at, id, pinned_at, seq',
  'chat_removals: delete',
  'chat_removals: select author_id, id, messages, removed_at',
  'chat_reports: select channel, closed_at, content, created_at, id, reason, seq, user_id',
  'chat_reports: update closed_at, content',
  'chat_settings: select arturo_off_at',
  'chat_settings: update arturo_off_at',
  'chat_silences: insert until, user_id',
  'chat_silences: select until, user_id',
  'chat_silences: update until',
  'climate_alerts: select about, alerted_at, began_at, device_id, side',
  'devices: select checked_at, config, failures, humidity_offset, humidor_id, id, judged_until, kind, latest_at, ' +
    'latest_humidity, latest_temperature, name, salt_test_started_at, temperature_offset, user_id',
  'devices: update judged_until',
  'event_answers: select answer, checked_in_at, event_id, party_size, promoted_at, reminded_at, ticket, told_at, user_id',
  'event_answers: update checked_in_at, reminded_at, told_at',
  'event_covers: delete',
  'event_covers: insert content, height, id, preview, width',
  'event_covers: select height, id, saved_at, width',
  'event_walk_ins: delete',
  'event_walk_ins: insert event_id, name, party_size',
  'event_walk_ins: select arrived_at, event_id, id, name, party_size',
  'event_walk_ins: update name',
  'events: insert capacity, cover_id, cover_text, description, end_time, is_sample, location, rsvp_link, series_id, start_time, time_zone, title',
  'events: select cancelled_at, capacity, cover_id, cover_text, description, end_time, id, is_sample, location, rsvp_link, sequence, series_id, ' +
    'start_time, time_zone, title, version',
  'events: update cancelled_at, capacity, cover_id, cover_text, description, end_time, is_sample, location, rsvp_link, sequence, start_time, ' +
    'time_zone, title, version',
  'health_troubles: delete',
  'health_troubles: insert id',
  'health_troubles: select id, since, told_at',
  'health_troubles: update told_at',
  'house_content: insert fingerprint, key, planted_at',
  'house_content: select fingerprint, key, planted_at',
  'house_content: update fingerprint, planted_at',
  'humidor_items: select aging_until, brand, cigar_name, created_at, id, quantity, user_id',
  'lexicon_words: delete',
  'lexicon_words: insert id, key, spoken, written',
  'lexicon_words: select id, key, spoken, written',
  'lexicon_words: update key, spoken, written',
  'lounge_profile: select address, changed_at, changed_by, hours, house_rules, version, welcome',
  'lounge_profile: update address, changed_at, changed_by, hours, house_rules, version, welcome',
  'lounge_settings: insert changed_by, name, sealed, value',
  'lounge_settings: select changed_at, changed_by, name, sealed, value, version',
  'lounge_settings: update changed_at, changed_by, sealed, value, version',
  'member_notes: delete',
  'member_notes: insert note, user_id, written_at, written_by',
  'member_notes: select note, user_id, written_at, written_by',
  'member_notes: update note, written_at, written_by',
  'notifications: delete',
  'notifications: select created_at, digested_at, key, kind, read_at, user_id',
  'pairings: delete',
  'pairings: insert chosen_at, chosen_until, cigar_body, cigar_desc, cigar_duration, cigar_name, ' +
    'created_at, description, featured_at, id, is_featured, slug, spirit_desc, spirit_name, title, version',
  'pairings: select chosen_at, chosen_until, cigar_body, cigar_desc, cigar_duration, cigar_name, ' +
    'created_at, description, featured_at, id, is_featured, slug, spirit_desc, spirit_name, title, version',
  'pairings: update chosen_at, chosen_until, cigar_body, cigar_desc, cigar_duration, cigar_name, ' +
    'description, featured_at, is_featured, slug, spirit_desc, spirit_name, title, version',
  'planted_pairings: insert fingerprint, key, pairing_id, planted_at',
  'planted_pairings: select fingerprint, key, pairing_id, planted_at',
  'planted_pairings: update fingerprint, planted_at',
  'profiles: select created_at, full_name, id, membership_tier, paid_until',
  'profiles: update membership_tier, paid_until',
  'retailers: delete',
  'retailers: insert name, position, shelf, template',
  'retailers: select name, position, shelf, template',
  'saved_pairings: delete',
  'saved_pairings: select deleted_at',
  'sensor_readings: delete',
  'sensor_readings: select at, device_id, humidity, temperature',
  'users: select awaits_approval, ban_expires, ban_reason, banned, created_at, duties, email, id, last_sign_in_at, name, role, two_factor_enabled',
]

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase('empty', requestTimeouts)
})
afterAll(() => database.close())

describe('A role of the server', () => {
  it.each([app, auth, service])('%s is above no policy, makes no roles and owns nothing', async role => {
    const { rows } = await database.owner.query(
      `select rolsuper, rolbypassrls, rolcreatedb, rolcreaterole, rolreplication,
         (select count(*)::int from pg_class where relowner = r.oid) as owned,
         (select count(*)::int from pg_auth_members where member = r.oid) as memberships
       from pg_roles r where rolname = $1`,
      [role],
    )
    const cannot = { rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false }
    expect(rows).toEqual([{ ...cannot, rolreplication: false, owned: 0, memberships: 0 }])
  })

  it('has a pool, and a statement of it ends after five seconds', async () => {
    const pools = { [app]: database.app, [auth]: database.auth, [service]: database.service }
    for (const [role, pool] of Object.entries(pools)) {
      const { rows } = await pool.query(
        "select current_user as role, current_setting('statement_timeout') as timeout",
      )
      expect(rows).toEqual([{ role, timeout: '5s' }])
    }
  })
})

describe('The service role', () => {
  it('can do exactly this', async () => {
    const { rows } = await database.owner.query<{ privilege: string }>(
      `select table_name || ': ' || lower(privilege_type) || ' ' ||
         string_agg(column_name, ', ' order by column_name collate "C") as privilege
       from information_schema.column_privileges where grantee = $1 group by table_name, privilege_type
       union all
       select table_name || ': ' || lower(privilege_type) from information_schema.table_privileges where grantee = $1`,
      [service],
    )
    expect(rows.map(({ privilege }) => privilege).sort()).toEqual(servicePrivileges)
  })

  it('has no other right as one of everybody', async () => {
    const { rows } = await database.owner.query(
      "select table_name from information_schema.table_privileges where grantee = 'PUBLIC' and table_schema = 'public'",
    )
    expect(rows).toEqual([])
  })

  it('sees of pairings, questions and memories only removed ones, and of cigars only those that rest', async () => {
    const { rows } = await database.owner.query<{ table: string; rule: string }>(
      `select tablename as table, qual as rule from pg_policies
       where roles = '{smoke_deck_service}' and qual <> 'true' order by 1`,
    )
    expect(rows).toEqual([
      { table: 'arturo_memories', rule: '(removed_at IS NOT NULL)' },
      { table: 'arturo_questions', rule: '(removed_at IS NOT NULL)' },
      { table: 'humidor_items', rule: '(aging_until IS NOT NULL)' },
      { table: 'saved_pairings', rule: '(deleted_at IS NOT NULL)' },
    ])
  })
})

describe('A function that runs as the owner of the tables', () => {
  it('is on the list, and only the roles beside it can execute it', async () => {
    expect(await readDefinerFunctions()).toEqual(definerFunctions)
  })

  it('looks up names in the catalog of PostgreSQL only', async () => {
    const { rows } = await database.owner.query(
      `select proname, proconfig from pg_proc where prosecdef and pronamespace = 'public'::regnamespace
         and proconfig is distinct from '{"search_path=pg_catalog, pg_temp"}'`,
    )
    expect(rows).toEqual([])
  })

  it('would be noticed if it were new, or open to everybody', async () => {
    await database.owner.query(
      `create function peek() returns bigint language sql security definer as 'select count(*) from users';
       grant execute on function promote_waiting(uuid) to public`,
    )
    const { peek, promote_waiting } = await readDefinerFunctions()
    expect({ peek, promote_waiting }).toEqual({ peek: ['public'], promote_waiting: ['public', service] })
    await database.owner.query('drop function peek(); revoke all on function promote_waiting from public')
  })

  it('cannot be attached to a table of one’s own, which would feed it any row', async () => {
    await expect(
      database.app.query(`create temporary table bait (id uuid, banned boolean);
        create trigger bait after insert on bait for each row execute function leave_events_when_banned()`),
    ).rejects.toMatchObject({ code: '42501' })
  })
})

async function readDefinerFunctions(): Promise<Record<string, string[]>> {
  const { rows } = await database.owner.query<{ name: string; roles: string[] }>(
    // One of several with the same name gets a line of its own.
    `select p.proname || case when count(*) over (partition by p.proname) > 1
       then '(' || pg_get_function_identity_arguments(p.oid) || ')' else '' end as name, array(
       select case when acl.grantee = 0 then 'public' else acl.grantee::regrole::text end
       from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) acl
       where acl.grantee <> p.proowner order by 1
     ) as roles
     from pg_proc p join pg_namespace n on n.oid = p.pronamespace
     where p.prosecdef and n.nspname not in ('pg_catalog', 'information_schema')`,
  )
  return Object.fromEntries(rows.map(({ name, roles }) => [name, roles]))
}

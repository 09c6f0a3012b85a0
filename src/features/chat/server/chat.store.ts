import { sql } from 'drizzle-orm'
import { memberQuery } from '#platform/server/database/member-statement.ts'
import type { Database } from '#platform/server/database/open-database.ts'
import type { NamedMember } from '../mentions.rules.ts'
import { openPostMessage, type PostMessage } from './post-message.store.ts'
import { messageColumns, type StoredMessage, withAuthors } from './stored-message.ts'

export interface StoredChannel {
  name: string
  title: string
  topic: string
  last_seq: number
  read_seq: number
  unread: number
  slow_seconds: number
  muted_until: Date | null
}

export interface Face {
  id: string
  name: string
  pictureUrl: string | null
}

export interface MessagePage {
  /** Oldest first. */
  messages: StoredMessage[]
  more: boolean
  lastChange: number
}

/** Where a page of messages lies: the latest ones without `before` and `after`. */
export interface PageOptions {
  before?: number | undefined
  after?: number | undefined
  limit: number
}

export interface MessageAddress {
  channel: string
  id: string
}

/** What a channel holds is open to every member; a member writes only what is theirs. Undefined: no such channel, or an archived one. */
export interface ChatStore {
  listChannels(memberId: string): Promise<StoredChannel[]>
  readChannel(memberId: string, channel: string): Promise<StoredChannel | undefined>
  listMessages(memberId: string, channel: string, page: PageOptions): Promise<MessagePage | undefined>
  /** In the order of their latest change. */
  listChanges(
    memberId: string,
    channel: string,
    after: number,
    limit: number,
  ): Promise<MessagePage | undefined>
  post: PostMessage
  /** A null text deletes. `mentions`: whom the new text names. The message as it is stored then; undefined if there is none of the member. */
  change(
    memberId: string,
    channel: string,
    id: string,
    content: string | null,
    mentions: readonly string[],
  ): Promise<StoredMessage | undefined>
  /** The message as it is stored then; undefined if there is none. */
  react(
    memberId: string,
    channel: string,
    id: string,
    kind: string,
    isOn: boolean,
  ): Promise<StoredMessage | undefined>
  /** `naming`: the ids of the messages read by this that name the member. */
  markRead(
    memberId: string,
    channel: string,
    seq: number,
  ): Promise<{ channel: StoredChannel; naming: string[] } | undefined>
  /** In no order; those that there are. */
  readMessages(memberId: string, wanted: readonly MessageAddress[]): Promise<StoredMessage[]>
  listPins(memberId: string, channel: string): Promise<StoredMessage[]>
  /** Latest first; without those of blocked members. */
  search(
    memberId: string,
    words: string,
    before: { createdAt: string; id: string } | undefined,
    limit: number,
  ): Promise<StoredMessage[]>
  /** Those whose first name stands behind an @, without those who have blocked the member. */
  membersNamedIn(memberId: string, text: string): Promise<NamedMember[]>
  hasBlocked(memberId: string, blockedId: string): Promise<boolean>
  /** In the order of the ids. */
  facesOf(memberId: string, ids: readonly string[]): Promise<Face[]>
  /** Null: not muted. */
  mute(memberId: string, channel: string, until: Date | null): Promise<StoredChannel | undefined>
}

const maxUnread = 100
const maxPins = 50

const messagePage = (name: string, where: string, order: 'seq' | 'change', direction: 'asc' | 'desc') =>
  memberQuery(
    name,
    `select c.last_change::float8 as last_change, page.* from chat_channels c left join lateral (
      select ${messageColumns} from (
        select * from chat_messages where channel = c.name and ${where}
        order by ${order} ${direction} limit $4::int + 1
      ) m ${withAuthors}
    ) page on true where c.name = $2 and c.archived_at is null order by page.${order} ${direction}`,
  )
const latestMessages = messagePage('chat-messages-before', 'seq < $3::bigint', 'seq', 'desc')
const laterMessages = messagePage('chat-messages-after', 'seq > $3::bigint', 'seq', 'asc')
const laterChanges = messagePage('chat-changes', 'change > $3::bigint', 'change', 'asc')

const channels = (
  where: string,
) => `select c.name, coalesce(c.title, c.name) as title, c.topic, c.last_seq::float8 as last_seq,
    coalesce(r.read_seq, 0)::float8 as read_seq, r.muted_until, u.unread, c.slow_seconds
  from chat_channels c left join chat_reads r on r.channel = c.name and r.user_id = $1::uuid
  cross join lateral (
    select count(*)::int as unread from (
      select from chat_messages m where m.channel = c.name and m.seq > coalesce(r.read_seq, 0)
        and m.deleted_at is null and m.author_id is distinct from $1::uuid limit ${maxUnread}
    ) new
  ) u where c.archived_at is null and ${where} order by c.position, c.name`
const listChannels = memberQuery('chat-channels', channels('true'))
const readChannel = memberQuery('chat-channel', channels('c.name = $2'))

const readFaces = memberQuery(
  'chat-faces',
  `select o.id, f.name, f.picture_url as "pictureUrl"
    from unnest($2::uuid[]) with ordinality o(id, place), lateral face_of_member(o.id) f order by o.place`,
)
const readMessages = memberQuery(
  'chat-messages',
  `select ${messageColumns} from unnest($2::text[], $3::uuid[]) w(channel, id)
    join chat_messages m on m.channel = w.channel and m.id = w.id ${withAuthors}`,
)
const listPins = memberQuery(
  'chat-pins',
  `select ${messageColumns} from (
      select * from chat_messages where channel = $2 and pinned_at is not null order by pinned_at desc limit ${maxPins}
    ) m ${withAuthors} order by m.pinned_at desc`,
)
const searchMessages = memberQuery(
  'chat-search',
  `select ${messageColumns} from search_messages($2, $3::timestamptz, $4::uuid, $5::int) m ${withAuthors}
    order by m.created_at desc, m.id desc`,
)
const membersNamedIn = memberQuery('chat-named', 'select id, name from members_named_in($2)')
const findBlock = memberQuery(
  'chat-has-blocked',
  'select 1 as blocked from chat_blocks where user_id = $1::uuid and blocked_id = $2::uuid',
)
const changeMessage = memberQuery(
  'chat-change',
  `select ${messageColumns} from change_chat_message($2, $3::uuid, $4, $5::uuid[]) m ${withAuthors}`,
)
const reactToMessage = memberQuery(
  'chat-react',
  `select ${messageColumns} from react_to_message($2, $3::uuid, $4, $5::boolean) m ${withAuthors}`,
)

export function openChatStore({
  runAsMember,
  inTransaction,
}: Pick<Database, 'runAsMember' | 'inTransaction'>): ChatStore {
  type PageRow = StoredMessage & { last_change: number }
  function readPage(rows: PageRow[], limit: number): MessagePage | undefined {
    const [first] = rows
    if (!first) return undefined
    // A channel without messages has one row of nulls.
    const messages = rows.filter(({ id }) => id !== null)
    return {
      messages: messages.slice(0, limit),
      more: messages.length > limit,
      lastChange: first.last_change,
    }
  }
  const channelOf = async (memberId: string, name: string) =>
    (await runAsMember<StoredChannel>(readChannel, memberId, name))[0]
  return {
    facesOf: (memberId, ids) => runAsMember<Face>(readFaces, memberId, ids),
    readChannel: channelOf,
    listChannels: memberId => runAsMember<StoredChannel>(listChannels, memberId),
    async listMessages(memberId, channel, { before, after, limit }) {
      if (after !== undefined)
        return readPage(await runAsMember<PageRow>(laterMessages, memberId, channel, after, limit), limit)
      const last = before ?? Number.MAX_SAFE_INTEGER
      const page = readPage(await runAsMember<PageRow>(latestMessages, memberId, channel, last, limit), limit)
      return page && { ...page, messages: page.messages.toReversed() }
    },
    listChanges: async (memberId, channel, after, limit) =>
      readPage(await runAsMember<PageRow>(laterChanges, memberId, channel, after, limit), limit),
    post: openPostMessage({ runAsMember }),
    readMessages: (memberId, wanted) =>
      runAsMember<StoredMessage>(
        readMessages,
        memberId,
        wanted.map(({ channel }) => channel),
        wanted.map(({ id }) => id),
      ),
    listPins: (memberId, channel) => runAsMember<StoredMessage>(listPins, memberId, channel),
    search: (memberId, words, before, limit) =>
      runAsMember<StoredMessage>(searchMessages, memberId, words, before?.createdAt, before?.id, limit),
    hasBlocked: async (memberId, blockedId) => (await runAsMember(findBlock, memberId, blockedId)).length > 0,
    membersNamedIn: (memberId, text) => runAsMember<NamedMember>(membersNamedIn, memberId, text),
    async change(memberId, channel, id, content, mentions) {
      return (await runAsMember<StoredMessage>(changeMessage, memberId, channel, id, content, mentions))[0]
    },
    async react(memberId, channel, id, kind, isOn) {
      return (await runAsMember<StoredMessage>(reactToMessage, memberId, channel, id, kind, isOn))[0]
    },
    async markRead(memberId, channel, seq) {
      const naming = await inTransaction(memberId, async transaction => {
        const { rows } = await transaction.execute<{ id: string }>(sql`
          select m.id from chat_messages m
          where m.channel = ${channel} and m.seq <= ${seq} and ${memberId}::uuid = any(m.mentions) and m.seq > coalesce(
            (select r.read_seq from chat_reads r where r.user_id = ${memberId} and r.channel = ${channel}), 0
          )`)
        await transaction.execute(sql`
          insert into chat_reads (user_id, channel, read_seq)
          select ${memberId}, name, least(${seq}::bigint, last_seq) from chat_channels where name = ${channel}
          on conflict (user_id, channel) do update
            set read_seq = greatest(chat_reads.read_seq, excluded.read_seq)`)
        return rows.map(({ id }) => id)
      })
      const stored = await channelOf(memberId, channel)
      return stored && { channel: stored, naming }
    },
    async mute(memberId, channel, until) {
      await inTransaction(memberId, transaction =>
        transaction.execute(sql`
          insert into chat_reads (user_id, channel, muted_until)
          select ${memberId}, name, ${until?.toISOString() ?? null}::timestamptz from chat_channels where name = ${channel}
          on conflict (user_id, channel) do update set muted_until = excluded.muted_until`),
      )
      return channelOf(memberId, channel)
    },
  }
}

import { demoMember, demoOwner } from './demo-accounts.mjs'
import { drawEvening } from './draw-portrait.ts'
import { keyOfPairing, type Pairings } from './fill-vaults.ts'
import { type DemoMember, type Lounge, uuidOf } from './lounge.ts'
import { readTable } from './read-table.ts'
import { timeAgo } from './times.ts'

type Row = Record<'key' | 'channel' | 'at' | 'by' | 'reply' | 'reactions' | 'extra' | 'text', string>

/** What `extra` puts into a message. */
const sharedPairing = keyOfPairing('tobias', 'Oliva Serie V Melanio', 'Ron Zacapa Centenario 23')
/** Messages that the member to look around with has not read. */
const unreadOfMember: Record<string, number> = { general: 1, events: 1 }

export async function fillChannels(lounge: Lounge, pairings: Pairings): Promise<void> {
  const rows = readTable<keyof Row>('messages')
  for (const row of rows) await say(lounge, row, pairings)
  for (const row of rows) await react(lounge, row)
  await lounge.database.query(
    `update notifications n set created_at = m.created_at from chat_messages m
     where n.key = 'mention ' || m.channel || ' ' || m.id`,
  )
  for (const member of lounge.members) await read(member)
}

async function say({ member, database, now }: Lounge, row: Row, pairings: Pairings): Promise<void> {
  const { key, channel, by, reply, text } = row
  const author = member(by)
  await author.send('POST', `/api/chat/channels/${channel}/messages`, {
    id: uuidOf(key),
    content: text,
    replyTo: reply ? uuidOf(reply) : null,
    card: await cardOf(author, row, pairings),
  })
  await database.query('update chat_messages set created_at = $2 where id = $1', [
    uuidOf(key),
    timeAgo(row.at, now),
  ])
}

async function cardOf({ send }: DemoMember, { key, extra }: Row, pairings: Pairings) {
  if (extra === 'pairing') return { kind: 'pairing', id: pairings.get(sharedPairing) }
  if (extra !== 'photo') return null
  const id = uuidOf(`photo of ${key}`)
  await send('PUT', `/api/chat/photos/${id}?name=deck.png`, await drawEvening())
  return { kind: 'photo', id }
}

/** `cheers:imani,ramon;fire:walter` */
async function react({ member, database }: Lounge, { key, channel, reactions, extra }: Row): Promise<void> {
  const path = `/api/chat/channels/${channel}/messages/${uuidOf(key)}`
  for (const given of reactions.split(';').filter(Boolean)) {
    const [kind, members = ''] = given.split(':')
    for (const by of members.split(',')) await member(by).send('PUT', `${path}/reactions/${kind}`)
  }
  if (extra !== 'pin') return
  await member(demoOwner).send('PUT', `${path}/pin`)
  await database.query('update chat_messages set pinned_at = created_at where id = $1', [uuidOf(key)])
}

async function read({ key, send }: DemoMember): Promise<void> {
  const { channels } = await send<{ channels: { name: string; lastSeq: number }[] }>(
    'GET',
    '/api/chat/channels',
  )
  for (const { name, lastSeq } of channels) {
    const unread = key === demoMember ? (unreadOfMember[name] ?? 0) : 0
    await send('PUT', `/api/chat/channels/${name}/read`, { seq: lastSeq - unread })
  }
}

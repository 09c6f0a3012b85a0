import type { DemoMember, Lounge } from './lounge.ts'
import { timeAgo } from './times.ts'

const thirds = ['first', 'second', 'final'] as const
/** Stars of the first guest in each third, by drink; those of the others lie around them. */
const finished = {
  cigar: 'Padrón 1964 Anniversary Maduro',
  drinks: ["Graham's 20 Year Old Tawny Port", 'Ron Zacapa Centenario 23', 'Espresso'],
  guests: ['walter', 'imani', 'tobias', 'delphine', 'meilin'],
  stars: [
    [4, 5, 5],
    [4, 3, 3],
    [3, 4, 4],
  ],
  began: '9d 17:05',
  ended: '9d 18:20',
}
/** With the drinks that the engine proposes; all have voted in the first third, two also in the second. */
const running = {
  cigar: 'Oliva Serie V Melanio',
  guests: ['imani', 'yusuf', 'tobias'],
  stars: [
    [4, 4],
    [3, 4],
    [5, 3],
  ],
  fastGuests: ['ramon', 'imani'],
  began: '24m',
}

type Session = { id: string; drinks: { place: number }[] }

export async function holdLivePairings(lounge: Lounge): Promise<void> {
  await holdFinished(lounge)
  await holdRunning(lounge)
}

async function holdFinished(lounge: Lounge): Promise<void> {
  const { database, now } = lounge
  const { cigar, drinks, guests, stars, began, ended } = finished
  const { session, host, all } = await openSession(lounge, { cigar, drinks }, guests)
  for (const [third, step] of thirds.entries()) {
    await host.send('POST', `/api/live-pairings/${session.id}/step`, { step })
    await voteInThird(session, all, third, stars)
  }
  await host.send('POST', `/api/live-pairings/${session.id}/reveal`)
  await database.query('update live_pairings set created_at = $2, revealed_at = $3 where id = $1', [
    session.id,
    timeAgo(began, now),
    timeAgo(ended, now),
  ])
}

async function holdRunning(lounge: Lounge): Promise<void> {
  const { database, now, member } = lounge
  const { cigar, guests, stars, fastGuests, began } = running
  const { session, host, all } = await openSession(lounge, { cigar }, guests)
  await host.send('POST', `/api/live-pairings/${session.id}/step`, { step: 'first' })
  await voteInThird(session, all, 0, stars)
  await host.send('POST', `/api/live-pairings/${session.id}/step`, { step: 'second' })
  await voteInThird(session, fastGuests.map(member), 1, stars)
  const { id } = session
  await database.query('update live_pairings set created_at = $2 where id = $1', [id, timeAgo(began, now)])
}

async function openSession({ member }: Lounge, opened: object, guests: readonly string[]) {
  const host = member('ramon')
  const session = await host.send<Session>('POST', '/api/live-pairings', opened)
  const all = [host, ...guests.map(member)]
  for (const { send } of all.slice(1)) await send('POST', `/api/live-pairings/${session.id}/join`)
  return { session, host, all }
}

async function voteInThird(
  { id, drinks }: Session,
  guests: readonly DemoMember[],
  third: number,
  stars: readonly (readonly number[])[],
): Promise<void> {
  for (const [index, { send }] of guests.entries())
    for (const { place } of drinks) {
      const around = ((index * 2 + place + third) % 3) - 1
      const given = Math.min(5, Math.max(1, stars[place - 1]![third]! + around))
      await send('POST', `/api/live-pairings/${id}/votes`, { place, third: third + 1, stars: given })
    }
}

import { setTimeout as pause } from 'node:timers/promises'
import { seededRandom } from '#platform/client/ui/drawings/line/seeded-random.ts'
import { fetchFrom } from '../fault-run.ts'
import { noFaults, openFaultyLink } from './faulty-link.ts'
import { startKillableServer } from './killable-server.ts'
import { ask, type Connection, LoungeTab, readAfter, writeMessages } from './lounge-client.ts'
import type { Acknowledgement, Ban, LoungeHistory } from './lounge-history.ts'

export interface LoungeRun {
  /** One of them is banned on the way. */
  clients: number
  /** Of each client. */
  messages: number
  /** Time between two kills of the server, in milliseconds. */
  killEvery: number
  /** For the faults of the link. */
  seed: number
}

export interface LoungeResult {
  history: LoungeHistory
  kills: number
  milliseconds: number
}

const tabsOfEach = 2
const faults = { cutAnswers: 0.03, resets: 0.03, maxDelayMilliseconds: 60 }
const settleMilliseconds = 60_000

/**
 * Members who all write into one channel, each with two tabs, while the server is killed again and again, answers are cut
 * after the commit, connections are reset and delayed, and one of them is banned.
 */
export async function runLounge({ clients, messages, killEvery, seed }: LoungeRun): Promise<LoungeResult> {
  const server = await startKillableServer()
  const link = await openFaultyLink(server.port, seededRandom(seed))
  const tabs: LoungeTab[] = []
  try {
    const admin = await join(link.address, 'admin', server.makeAdmin)
    const members = await joinAll(link.address, clients)
    for (const member of members)
      for (let tab = 1; tab <= tabsOfEach; tab += 1)
        tabs.push(new LoungeTab(member, `tab ${tab} of ${member.name}`))
    const acknowledged: Acknowledgement[] = []
    const bans: Ban[] = []
    const began = Date.now()
    link.setFaults(faults)
    const killing = killAgainAndAgain(server.killAndRestart, killEvery)
    const banned = members[0]!
    const banWhenAThirdIsWritten = async () => {
      const third = (clients * messages) / 3
      await waitUntil(() => acknowledged.length >= third, Number.POSITIVE_INFINITY)
      bans.push(await ban(admin, banned))
    }
    await Promise.all([
      banWhenAThirdIsWritten(),
      ...members.map(member =>
        // The banned one goes on until the server refuses it.
        writeMessages(
          member,
          member === banned ? Number.POSITIVE_INFINITY : messages,
          each => void acknowledged.push(each),
        ),
      ),
    ])
    const kills = await killing.stop()
    link.setFaults(noFaults)
    const milliseconds = Date.now() - began
    const stored = await readAfter(admin, 0)
    const last = stored.at(-1)?.seq ?? 0
    const openTabs = tabs.filter(({ connection }) => connection !== banned)
    await waitUntil(() => openTabs.every(({ lastSeq }) => lastSeq >= last), settleMilliseconds)
    return {
      history: {
        acknowledged,
        tabs: tabs.map(({ history }) => history),
        stored: stored.map(({ id, seq }) => ({ id, seq })),
        bans,
      },
      kills,
      milliseconds,
    }
  } finally {
    for (const tab of tabs) tab.close()
    await link.close()
    await server.stop()
  }
}

function killAgainAndAgain(kill: () => Promise<void>, every: number): { stop: () => Promise<number> } {
  let kills = 0
  let isStopped = false
  const killing = (async () => {
    while (!isStopped) {
      await pause(every)
      if (isStopped) return
      await kill()
      kills += 1
    }
  })()
  return {
    async stop() {
      isStopped = true
      await killing
      return kills
    },
  }
}

async function join(
  address: string,
  name: string,
  beforeSignIn?: (email: string) => Promise<void>,
): Promise<Connection> {
  const credentials = { email: `${name}@lounge.example`, password: `a long evening for ${name}` }
  const created = await fetchFrom(address, '/api/auth/sign-up/email', { body: { ...credentials, name } })
  if (!created.ok) throw new Error(`${name} could not join: ${await created.text()}`)
  await beforeSignIn?.(credentials.email)
  const answer = await fetchFrom(address, '/api/auth/sign-in/email', { body: credentials })
  const cookie = answer.headers
    .getSetCookie()
    .map(line => line.split(';', 1)[0])
    .join('; ')
  const me = (await (await ask({ address, cookie }, '/api/me')).json()) as { id: string }
  return { address, cookie, memberId: me.id, name }
}

async function joinAll(address: string, count: number): Promise<Connection[]> {
  const members: Connection[] = []
  for (let index = 1; index <= count; index += 1) members.push(await join(address, `member${index}`))
  return members
}

/** Resolves with when the server said that it is done. */
async function ban(admin: Connection, { memberId }: Connection): Promise<Ban> {
  for (;;) {
    const answer = await ask(admin, '/api/auth/admin/ban-user', { userId: memberId }).catch(() => undefined)
    if (answer?.ok) return { memberId, at: Date.now() }
    if (answer && answer.status < 500) throw new Error(`The ban was refused: ${await answer.text()}`)
    await pause(100)
  }
}

/** Resolves also when it is too late: the checkers say what is missing. */
async function waitUntil(isDone: () => boolean, milliseconds: number): Promise<void> {
  const end = Date.now() + milliseconds
  while (!isDone() && Date.now() < end) await pause(50)
}

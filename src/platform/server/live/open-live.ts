import type { WebSocket } from '@fastify/websocket'
import { farewells, type LiveEvent } from '#platform/live.contract.ts'
import type { Recognized } from '../http/callers.ts'
import type { Log } from '../log.ts'

export interface Live {
  /** Tells every tab of these members. What a member may not know must not be told: nothing is checked here. */
  tell(memberIds: readonly string[], event: LiveEvent): void
  /** Looks at once whether the sessions behind a member's tabs are still good, and shows out the others. */
  recheck(memberId: string): Promise<void>
  /** How many tabs of the member are open. */
  tabsOf(memberId: string): number
}

export interface LiveServer extends Live {
  welcome(socket: WebSocket, who: Recognized): void
  close(): void
}

export interface LiveOptions {
  log: Log
  /** Which of these sessions are good right now: one question for all of them. */
  findGood(sessionIds: readonly string[]): Promise<ReadonlySet<string>>
  /** How long a session that was ended elsewhere may go unnoticed. */
  recheckMilliseconds?: number
  heartbeatMilliseconds?: number
  /** How long a tab may take to leave when the house closes. */
  farewellMilliseconds?: number
}

interface Tab {
  socket: WebSocket
  memberId: string
  sessionId: string
  /** Whether it has answered since the last heartbeat. */
  isThere: boolean
}

const beatFrame = JSON.stringify({ kind: 'beat' } satisfies LiveEvent)
const mostTabs = 12
const mostWaitingBytes = 1024 * 1024

/** Every open tab of this node. An open socket never outlives the right to it by more than one recheck. */
export function openLive(options: LiveOptions): LiveServer {
  const {
    log,
    findGood,
    recheckMilliseconds = 5_000,
    heartbeatMilliseconds = 25_000,
    farewellMilliseconds = 2_000,
  } = options
  const tabsByMember = new Map<string, Set<Tab>>()
  const tabsOf = (memberId: string) => tabsByMember.get(memberId) ?? new Set<Tab>()
  let isClosing = false
  const allTabs = () => [...tabsByMember.values()].flatMap(tabs => [...tabs])

  async function recheckTabs(tabs: readonly Tab[]): Promise<void> {
    if (tabs.length === 0) return
    const good = await findGood([...new Set(tabs.map(({ sessionId }) => sessionId))])
    for (const { socket, sessionId } of tabs)
      if (!good.has(sessionId)) socket.close(farewells.sessionEnded, 'session ended')
  }

  const rechecking = setInterval(() => {
    // A database that is away for a moment ends nobody's session.
    recheckTabs(allTabs()).catch(failure => log.warn({ err: failure }, 'sessions could not be looked at'))
  }, recheckMilliseconds)
  const beating = setInterval(() => {
    for (const tab of allTabs()) beat(tab)
  }, heartbeatMilliseconds)

  return {
    welcome(socket, { memberId, sessionId }) {
      const tab: Tab = { socket, memberId, sessionId, isThere: true }
      const tabs = tabsOf(memberId)
      if (isClosing) {
        socket.close(farewells.restarting, 'restarting')
        return
      }
      if (tabs.size >= mostTabs) {
        socket.close(farewells.tooMany, 'too many tabs')
        return
      }
      tabsByMember.set(memberId, tabs.add(tab))
      socket.on('pong', () => {
        tab.isThere = true
      })
      // Writes are ordinary requests; whoever sends something here is no page of ours.
      socket.on('message', () => socket.close(1008, 'nothing is taken here'))
      socket.on('error', failure => log.debug({ err: failure }, 'a tab was lost'))
      socket.on('close', () => {
        tabs.delete(tab)
        if (tabs.size === 0) tabsByMember.delete(memberId)
      })
    },
    tell(memberIds, event) {
      const frame = JSON.stringify(event)
      for (const { socket } of memberIds.flatMap(memberId => [...tabsOf(memberId)])) {
        if (socket.bufferedAmount > mostWaitingBytes) socket.close(farewells.tooSlow, 'too slow')
        else socket.send(frame)
      }
    },
    recheck: memberId => recheckTabs([...tabsOf(memberId)]),
    tabsOf: memberId => tabsOf(memberId).size,
    close() {
      clearInterval(rechecking)
      clearInterval(beating)
      isClosing = true
      const leaving = allTabs()
      for (const { socket } of leaving) socket.close(farewells.restarting, 'restarting')
      // A laptop that sleeps never answers, and the house would wait half a minute for it.
      setTimeout(() => {
        for (const { socket } of leaving) socket.terminate()
      }, farewellMilliseconds).unref()
    },
  }
}

/** A tab that said nothing since the last beat is gone, whatever its connection claims. */
function beat(tab: Tab): void {
  if (tab.isThere) {
    tab.socket.ping()
    // Pages cannot see a ping; by this they know that the connection has not died quietly.
    tab.socket.send(beatFrame)
  } else tab.socket.terminate()
  tab.isThere = false
}

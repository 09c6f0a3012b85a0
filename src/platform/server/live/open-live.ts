import type { WebSocket } from '@fastify/websocket'
import type { Duty } from '#platform/api.contract.ts'
import { closeCodes, type LiveEvent } from '#platform/live.contract.ts'
import { staffAccountId } from '#platform/staff-account.contract.ts'
import type { RecognizedMember } from '../http/callers.ts'
import type { Log } from '../log.ts'

export interface Live {
  /** To every tab of these members; to every tab of staff for the account of staff. Permissions are up to the caller. */
  publish(memberIds: readonly string[], event: LiveEvent): void
  /** To every tab of every member. */
  publishToAll(event: LiveEvent): void
  /** To every tab of those who had this duty when they opened it: what is read again asks for it again. */
  publishToStaff(duty: Duty, event: LiveEvent): void
  /** Disconnects a member's tabs whose session is no longer valid. */
  recheck(memberId: string): Promise<void>
  /** Number of open tabs. */
  countTabs(memberId: string): number
  /** Members with a tab open, those first who came first. */
  presentMembers(): readonly string[]
  /** Calls back when a member has opened their first tab or closed their last one. */
  onPresenceChanged(listener: (memberId: string) => void): void
}

export interface LiveServer extends Live {
  addConnection(socket: WebSocket, member: Pick<RecognizedMember, 'memberId' | 'sessionId' | 'duties'>): void
  /** Asks the tabs to close. The HTTP server ends the connection of one that does not answer. */
  close(): void
}

export interface LiveOptions {
  log: Log
  /** Of those that were not ended: whether each is good or has expired. In one query. */
  findSessionStates(sessionIds: readonly string[]): Promise<ReadonlyMap<string, 'good' | 'expired'>>
  /** How long a session that ended elsewhere may keep its tab. */
  recheckMilliseconds?: number
  heartbeatMilliseconds?: number
}

interface Tab {
  socket: WebSocket
  memberId: string
  sessionId: string
  duties: readonly Duty[]
  /** Whether it has answered the last heartbeat. */
  isAlive: boolean
}

const heartbeatFrame = toFrame({ kind: 'beat' })
const maxTabs = 12
const maxBufferedBytes = 1024 * 1024
/** A page answers our heartbeat every 25 seconds, and browsers send no pings. */
const maxControlFrames = 20
const floodWindowMilliseconds = 10_000

/** The open tabs of this process. A socket outlives its session by one recheck at most. */
export function openLive(options: LiveOptions): LiveServer {
  const { log, findSessionStates, recheckMilliseconds = 5_000, heartbeatMilliseconds = 25_000 } = options
  const tabsByMember = new Map<string, Set<Tab>>()
  const tabsOf = (memberId: string) => tabsByMember.get(memberId) ?? new Set<Tab>()
  let isClosing = false
  const presenceListeners: ((memberId: string) => void)[] = []
  const tellPresence = (memberId: string) => {
    for (const listener of presenceListeners) listener(memberId)
  }
  const allTabs = () => [...tabsByMember.values()].flatMap(tabs => [...tabs])
  const tabsOfStaff = () => allTabs().filter(({ duties }) => duties.length > 0)

  async function recheckTabs(tabs: readonly Tab[]): Promise<void> {
    if (tabs.length === 0) return
    const states = await findSessionStates([...new Set(tabs.map(({ sessionId }) => sessionId))])
    for (const { socket, sessionId } of tabs) {
      const state = states.get(sessionId)
      if (!state) socket.close(closeCodes.sessionEnded, 'session ended')
      if (state === 'expired') socket.close(closeCodes.sessionExpired, 'session expired')
    }
  }

  const recheckTimer = setInterval(() => {
    // When the database is away for a moment, the tabs stay open.
    recheckTabs(allTabs()).catch(failure =>
      log.warn({ err: failure }, 'the sessions of open tabs could not be checked'),
    )
  }, recheckMilliseconds)
  const heartbeatTimer = setInterval(() => {
    for (const tab of allTabs()) sendHeartbeat(tab)
  }, heartbeatMilliseconds)

  return {
    addConnection(socket, { memberId, sessionId, duties }) {
      const tab: Tab = { socket, memberId, sessionId, duties, isAlive: true }
      const tabs = tabsOf(memberId)
      if (isClosing) {
        socket.close(closeCodes.restarting, 'restarting')
        return
      }
      if (tabs.size >= maxTabs) {
        socket.close(closeCodes.tooManyTabs, 'too many tabs')
        return
      }
      const isFirst = tabs.size === 0
      tabsByMember.set(memberId, tabs.add(tab))
      if (isFirst) tellPresence(memberId)
      socket.on('pong', () => {
        tab.isAlive = true
      })
      closeOnFlood(socket)
      // Our own pages never send anything.
      socket.on('message', () => socket.close(1008, 'no messages accepted'))
      socket.on('error', failure => log.debug({ err: failure }, 'the connection of a tab failed'))
      socket.on('close', () => {
        tabs.delete(tab)
        if (tabs.size > 0) return
        tabsByMember.delete(memberId)
        if (!isClosing) tellPresence(memberId)
      })
    },
    publish(memberIds, event) {
      const frame = toFrame(event)
      for (const memberId of memberIds)
        for (const tab of memberId === staffAccountId ? tabsOfStaff() : tabsOf(memberId))
          sendFrame(tab, frame)
    },
    publishToAll(event) {
      const frame = toFrame(event)
      for (const tabs of tabsByMember.values()) for (const tab of tabs) sendFrame(tab, frame)
    },
    publishToStaff(duty, event) {
      const frame = toFrame(event)
      for (const tab of allTabs()) if (tab.duties.includes(duty)) sendFrame(tab, frame)
    },
    recheck: memberId => recheckTabs([...tabsOf(memberId)]),
    countTabs: memberId => tabsOf(memberId).size,
    presentMembers: () => [...tabsByMember.keys()],
    onPresenceChanged: listener => void presenceListeners.push(listener),
    close() {
      clearInterval(recheckTimer)
      clearInterval(heartbeatTimer)
      isClosing = true
      for (const { socket } of allTabs()) socket.close(closeCodes.restarting, 'restarting')
    },
  }
}

/** Encoded once for all tabs: `ws` would encode a string for each. */
function toFrame(event: LiveEvent): Buffer {
  return Buffer.from(JSON.stringify(event))
}

function sendFrame({ socket }: Tab, frame: Buffer): void {
  if (socket.bufferedAmount > maxBufferedBytes) socket.close(closeCodes.tooSlow, 'too slow')
  else socket.send(frame, { binary: false })
}

/** Each ping costs an answer. */
function closeOnFlood(socket: WebSocket): void {
  let frames = 0
  let windowEnd = 0
  const count = () => {
    const now = performance.now()
    if (now > windowEnd) [frames, windowEnd] = [0, now + floodWindowMilliseconds]
    frames += 1
    if (frames === maxControlFrames) socket.close(closeCodes.flood, 'too many frames')
    // The rest of the flood may be read already.
    if (frames > maxControlFrames) socket.terminate()
  }
  socket.on('ping', count)
  socket.on('pong', count)
}

function sendHeartbeat(tab: Tab): void {
  if (tab.isAlive) {
    tab.socket.ping()
    // Pages cannot see a ping; the frame shows them that the connection is alive.
    tab.socket.send(heartbeatFrame, { binary: false })
  } else tab.socket.terminate()
  tab.isAlive = false
}

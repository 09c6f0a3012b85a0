import { farewells, type LiveEvent, liveAddress } from '../live.contract.ts'

type Listener = (data: unknown) => void

/** What the socket cannot know: whether its session is still there. */
interface SessionDoubts {
  /** The house has shown this tab out. Nothing more happens until `reconnect`. */
  onSessionEnded: () => void
  /** No connection came about. It is tried again anyway. */
  onRefused: () => void
}

const shortestWait = 500
const longestWait = 30_000
/** The house says something at least every 25 seconds. Two beats missed, and the connection is dead, unannounced. */
const longestSilence = 60_000

/** The one socket of this tab. It listens only; what it missed while it was away is for `onResync` to fetch. */
class LiveTab {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #resyncs = new Set<() => void>()
  #doubts: SessionDoubts | undefined
  #socket: WebSocket | undefined
  #waiting: ReturnType<typeof setTimeout> | undefined
  /** Runs while a socket is listened to. */
  #silence: ReturnType<typeof setTimeout> | undefined
  #heardAt = 0
  #failures = 0
  #hasBeenOpen = false

  /** Hears every event of that kind. */
  listen(kind: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set()
    this.#listeners.set(kind, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Told after each reconnect: events may have been missed. */
  onResync(resync: () => void): () => void {
    this.#resyncs.add(resync)
    return () => this.#resyncs.delete(resync)
  }

  /** Opens the socket and keeps it open as long as the tab lives. */
  start(doubts: SessionDoubts): void {
    this.#doubts = doubts
    addEventListener('online', () => this.#hurry())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#hurry()
    })
    this.#connect()
  }

  /** Opens another socket, with whatever session the browser has now. */
  reconnect(): void {
    this.#failures = 0
    this.#connect()
  }

  /** Tries again after a while. */
  reconnectLater(): void {
    clearTimeout(this.#waiting)
    const longest = Math.min(longestWait, shortestWait * 2 ** this.#failures)
    this.#failures += 1
    // Anywhere in that time: when the house comes back, not everybody knocks at once.
    this.#waiting = setTimeout(() => this.#connect(), Math.random() * longest)
  }

  /** The network or the reader is back: no use in waiting longer. */
  #hurry(): void {
    // A sleeping device keeps its timers waiting; only the clock knows how long it was.
    const isDead = this.#silence !== undefined && Date.now() - this.#heardAt >= longestSilence
    if (this.#waiting !== undefined || isDead) this.reconnect()
  }

  #listenForSilence(): void {
    clearTimeout(this.#silence)
    this.#heardAt = Date.now()
    this.#silence = setTimeout(() => this.#fellSilent(), longestSilence)
  }

  #stopListeningForSilence(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  /** Saying good-bye to somebody who is gone takes long; the next socket does not wait for it. */
  #fellSilent(): void {
    this.#stopListeningForSilence()
    const silent = this.#socket
    this.#socket = undefined
    silent?.close()
    this.reconnectLater()
  }

  #connect(): void {
    clearTimeout(this.#waiting)
    this.#waiting = undefined
    const former = this.#socket
    const socket = new WebSocket(new URL(liveAddress, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    former?.close()
    this.#listenForSilence()
    let hasOpened = false
    socket.addEventListener('open', () => {
      hasOpened = true
      this.#opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#listenForSilence()
      this.#hear(JSON.parse(String(data)) as LiveEvent)
    })
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#closed(code, hasOpened)
    })
  }

  #opened(): void {
    this.#failures = 0
    if (this.#hasBeenOpen) for (const resync of this.#resyncs) resync()
    this.#hasBeenOpen = true
  }

  #closed(code: number, hasOpened: boolean): void {
    this.#stopListeningForSilence()
    if (code === farewells.sessionEnded) {
      this.#doubts?.onSessionEnded()
      return
    }
    if (code === farewells.tooMany) this.#failures = 6
    this.reconnectLater()
    if (!hasOpened) this.#doubts?.onRefused()
  }

  #hear({ kind, data }: LiveEvent): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(data)
  }
}

export const live = new LiveTab()

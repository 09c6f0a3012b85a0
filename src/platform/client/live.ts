import { closeCodes, type LiveEvent, livePath } from '../live.contract.ts'

type Listener = (data: unknown) => void

interface SessionHandlers {
  /** The server closed the socket because the session was ended. It stays closed until `reconnect`. */
  onSessionEnded: () => void
  /** The same for a session that has expired. */
  onSessionExpired: () => void
  /** A connection attempt failed, possibly for lack of a session. A retry is scheduled anyway. */
  onConnectFailed: () => void
}

const minRetryDelayMilliseconds = 500
const maxRetryDelayMilliseconds = 30_000
/** The server sends a heartbeat every 25 seconds. After two missed ones the connection counts as dead. */
const heartbeatTimeoutMilliseconds = 60_000

/** This tab's one socket, receive-only. Events missed while disconnected are not replayed: `onResync` has to refetch. */
class LiveConnection {
  readonly #listeners = new Map<string, Set<Listener>>()
  readonly #resyncListeners = new Set<() => void>()
  readonly #openListeners = new Set<() => void>()
  #handlers: SessionHandlers | undefined
  #socket: WebSocket | undefined
  #retryTimer: ReturnType<typeof setTimeout> | undefined
  #heartbeatTimer: ReturnType<typeof setTimeout> | undefined
  #lastMessageAt = 0
  #failures = 0
  #hasBeenOpen = false

  listen(kind: string, listener: Listener): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set()
    this.#listeners.set(kind, listeners.add(listener))
    return () => listeners.delete(listener)
  }

  /** Calls back after each reconnect, because events may have been missed. */
  onResync(listener: () => void): () => void {
    this.#resyncListeners.add(listener)
    return () => this.#resyncListeners.delete(listener)
  }

  /**
   * Calls back after the first connection as well: for what others change, so that nothing is missed between a page's
   * first read and its connection. Costs one more read.
   */
  onOpen(listener: () => void): () => void {
    this.#openListeners.add(listener)
    return () => this.#openListeners.delete(listener)
  }

  start(handlers: SessionHandlers): void {
    this.#handlers = handlers
    addEventListener('online', () => this.#reconnectIfDown())
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.#reconnectIfDown()
    })
    this.#connect()
  }

  /** Opens a new socket with the browser's current session. */
  reconnect(): void {
    this.#failures = 0
    this.#connect()
  }

  reconnectLater(): void {
    clearTimeout(this.#retryTimer)
    const maxDelay = Math.min(maxRetryDelayMilliseconds, minRetryDelayMilliseconds * 2 ** this.#failures)
    this.#failures += 1
    // Full jitter: after a restart of the server the tabs must not reconnect all at once.
    this.#retryTimer = setTimeout(() => this.#connect(), Math.random() * maxDelay)
  }

  #reconnectIfDown(): void {
    // Timers do not run while a device sleeps; only the clock shows how long it slept.
    const isDead =
      this.#heartbeatTimer !== undefined && Date.now() - this.#lastMessageAt >= heartbeatTimeoutMilliseconds
    if (this.#retryTimer !== undefined || isDead) this.reconnect()
  }

  #restartHeartbeatTimer(): void {
    clearTimeout(this.#heartbeatTimer)
    this.#lastMessageAt = Date.now()
    this.#heartbeatTimer = setTimeout(() => this.#disconnected(), heartbeatTimeoutMilliseconds)
  }

  #stopHeartbeatTimer(): void {
    clearTimeout(this.#heartbeatTimer)
    this.#heartbeatTimer = undefined
  }

  /** Closing a dead socket takes long; the next one does not wait for it. */
  #disconnected(): void {
    this.#stopHeartbeatTimer()
    const deadSocket = this.#socket
    this.#socket = undefined
    deadSocket?.close()
    this.reconnectLater()
  }

  #connect(): void {
    clearTimeout(this.#retryTimer)
    this.#retryTimer = undefined
    const previous = this.#socket
    const socket = new WebSocket(new URL(livePath, location.href.replace(/^http/, 'ws')))
    this.#socket = socket
    previous?.close()
    this.#restartHeartbeatTimer()
    let hasOpened = false
    socket.addEventListener('open', () => {
      hasOpened = true
      this.#opened()
    })
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#restartHeartbeatTimer()
      this.#dispatch(JSON.parse(String(data)) as LiveEvent)
    })
    socket.addEventListener('close', ({ code }) => {
      if (socket === this.#socket) this.#closed(code, hasOpened)
    })
  }

  #opened(): void {
    this.#failures = 0
    if (this.#hasBeenOpen) for (const listener of this.#resyncListeners) listener()
    for (const listener of this.#openListeners) listener()
    this.#hasBeenOpen = true
  }

  #closed(code: number, hasOpened: boolean): void {
    this.#stopHeartbeatTimer()
    if (code === closeCodes.sessionEnded || code === closeCodes.sessionExpired) {
      if (code === closeCodes.sessionEnded) this.#handlers?.onSessionEnded()
      else this.#handlers?.onSessionExpired()
      return
    }
    if (code === closeCodes.tooManyTabs) this.#failures = 6
    this.reconnectLater()
    if (!hasOpened) this.#handlers?.onConnectFailed()
  }

  #dispatch({ kind, data }: LiveEvent): void {
    for (const listener of this.#listeners.get(kind) ?? []) listener(data)
  }
}

export const live = new LiveConnection()

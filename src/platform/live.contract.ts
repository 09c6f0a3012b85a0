/** The WebSocket endpoint: server to client only; writes are ordinary requests. */
export const livePath = '/api/live'

/** `data` is defined by the feature that publishes it; a reload must show the same state. */
export interface LiveEvent {
  kind: string
  data?: unknown
}

/** WebSocket close codes. */
export const closeCodes = {
  /** By sign-out, a ban or another device. */
  sessionEnded: 4401,
  /** It was not ended but has expired: the member may sign in again on the page. */
  sessionExpired: 4440,
  /** Too many open tabs of one member. */
  tooManyTabs: 4429,
  /** Too many control frames of one client. */
  flood: 1008,
  /** The server is shutting down; reconnect in a moment. */
  restarting: 1012,
  /** The client does not read fast enough. */
  tooSlow: 1013,
} as const

/** Where a tab listens: one socket, carrying everything that happens to its member. Writes never go through it. */
export const liveAddress = '/api/live'

/** Something that happened. What it carries is the feature's business; a reload would show it as well. */
export interface LiveEvent {
  kind: string
  data?: unknown
}

/** How the house says good-bye to a tab; the numbers are WebSocket close codes. */
export const farewells = {
  /** The session has ended: by signing out, by a ban, in another place. */
  sessionEnded: 4401,
  /** Too many tabs of one member. */
  tooMany: 4429,
  /** The house closes; come back in a moment. */
  restarting: 1012,
  /** This tab did not keep up. */
  tooSlow: 1013,
} as const

/** A message as the server acknowledged it, as a tab shows it, or as it is stored. */
export interface PlacedMessage {
  /** Made by the client. */
  id: string
  /** Its place in the channel. */
  seq: number
}

export interface Acknowledgement extends PlacedMessage {
  memberId: string
  /** How often it was sent until this answer came. */
  attempts: number
  /** When the request began, and when its answer arrived; milliseconds since 1970. */
  askedAt: number
  at: number
}

export interface TabHistory {
  name: string
  memberId: string
  /** What it showed at the end, from top to bottom. */
  shown: readonly PlacedMessage[]
  /** When it received a message for the last time; milliseconds since 1970. */
  lastReceivedAt: number
}

export interface Ban {
  memberId: string
  /** When the ban was acknowledged. */
  at: number
}

/** Everything that was seen of one channel, from the first message until all were quiet. */
export interface LoungeHistory {
  /** Each answer with 201, also those to a message that was sent again. */
  acknowledged: readonly Acknowledgement[]
  tabs: readonly TabHistory[]
  /** What the channel holds at the end, in its order. */
  stored: readonly PlacedMessage[]
  bans: readonly Ban[]
}

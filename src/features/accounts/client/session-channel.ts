/** Sent to the other tabs of this browser. Other devices learn of it from the server. */
export type SessionChange =
  | 'signed-in'
  /** Before the request: its live event would arrive in the other tabs before the message of the result. */
  | 'signing-out'
  | 'signed-out'

/** `sb-`: removed with the other keys of the member. */
const signedInKey = 'sb-signed-in'

/** One channel to send and receive: a second one in this page would receive its own messages. */
let channel: BroadcastChannel | undefined
const openChannel = () => {
  channel ??= new BroadcastChannel('session')
  return channel
}

let lastChangeAt = Number.NEGATIVE_INFINITY

export function broadcastSessionChange(change: SessionChange): void {
  lastChangeAt = performance.now()
  if (change === 'signed-in') sessionStorage.setItem(signedInKey, 'yes')
  openChannel().postMessage(change)
}

/** Changes in other tabs, never in this one. */
export function onSessionChange(listener: (change: SessionChange) => void): () => void {
  const onMessage = ({ data }: MessageEvent) => {
    lastChangeAt = performance.now()
    listener(data as SessionChange)
  }
  openChannel().addEventListener('message', onMessage)
  return () => openChannel().removeEventListener('message', onMessage)
}

/** Whether the session changed in any tab of this browser within the last seconds. */
export function wasChangedHere(): boolean {
  return performance.now() - lastChangeAt < 10_000
}

export function hasSignedInInThisTab(): boolean {
  return sessionStorage.getItem(signedInKey) !== null
}
